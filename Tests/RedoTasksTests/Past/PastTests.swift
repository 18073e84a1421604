import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// The past is what a log of fewer lines would have been.
struct PastTests {
  static let seeds = (0..<8).map { seed in
    SeededGenerator.fromEnvironment(default: 300).seed &+ UInt64(seed)
  }

  private func present(_ seed: UInt64, _ faultRate: Double = 0.15) -> Projection {
    let log = RandomLog(count: 90, faultRate: faultRate, seed: seed)
    return Projection(replaying: ChangeLog(JudgedLines.bytes(log.lines)))
  }

  /// What the nodes that a past holds amount to where they are all there is.
  private func alone(_ past: Past) -> Projection {
    let graph = past.projection.graph
    return Projection(
      past.present.graph.restricted(to: graph.nodes.indices.filter { graph.holds($0) }))
  }

  private func expectSame(_ past: Past, _ context: String) {
    let (graph, other) = (past.projection.graph, alone(past))
    #expect(
      ReplayedTask.text(of: past.projection) == ReplayedTask.text(of: other), "\(context)")
    let held = graph.nodes.indices.filter { graph.holds($0) }
    for (place, index) in held.enumerated() {
      #expect(graph.isLive(index) == other.graph.isLive(place), "\(context), node \(index)")
      #expect(graph.isSound(index) == other.graph.isSound(place), "\(context), node \(index)")
      #expect(graph.isHead(index) == other.graph.isHead(place), "\(context), node \(index)")
    }
    for task in past.projection.tasks {
      #expect(past.projection[task.id]?.todos == task.todos, "\(context)")
      #expect(task.nodes.allSatisfy { graph.holds(Int(graph.order[$0])) }, "\(context)")
    }
  }

  @Test(arguments: seeds, [Past.Order.arrival, .clock])
  func `any way through the steps shows what the log alone would`(
    seed: UInt64, order: Past.Order
  ) {
    var past = Past(of: present(seed), in: order)
    var generator = SeededGenerator(seed: seed)
    for turn in 0..<24 {
      let target =
        turn % 3 == 0
        ? Int.random(in: 0...past.stepCount, using: &generator)
        : past.step + [-1, 1, -2].randomElement(using: &generator).orOne
      past.go(to: target)
      expectSame(past, "seed \(seed), \(order), step \(past.step)")
    }
    past.go(to: .max)
    #expect(past.stepsToNow == 0)
    #expect(ReplayedTask.text(of: past.projection) == ReplayedTask.text(of: past.present))
    past.go(to: -1)
    #expect(past.projection.tasks.isEmpty && past.lastNode == nil)
  }

  @Test(arguments: seeds)
  func `by arrival a change's moment is the log up to it`(seed: UInt64) throws {
    let present = present(seed)
    for index in present.graph.nodes.indices where present.graph.isSound(index) {
      guard !present.graph.isRepeated(index), index % 5 == 0 else { continue }
      let past = Past(of: present, after: index)
      let last = try #require(past.lastNode)
      #expect(last >= index, "seed \(seed)")
      #expect(past.present.graph.nodes[last].wall == present.graph.nodes[index].wall)
      let graph = past.projection.graph
      for other in graph.nodes.indices where !graph.isRepeated(other) {
        #expect(graph.holds(other) == (other <= last), "seed \(seed), node \(other)")
      }
    }
  }

  @Test(arguments: seeds)
  func `by the clock every order of arrival gives the same past`(seed: UInt64) throws {
    let log = RandomLog(count: 90, faultRate: 0.15, seed: seed)
    var generator = SeededGenerator(seed: seed)
    let moment = try #require(Instant(wall: "2026-03-01T09:00:05.000Z"))
    let pasts = [log.lines, log.lines.shuffled(using: &generator)].map { lines in
      Past(of: Projection(replaying: ChangeLog(JudgedLines.bytes(lines))), at: moment)
    }
    let texts = pasts.map { ReplayedTask.text(of: $0.projection) }
    #expect(texts[0] == texts[1], "seed \(seed)")
    expectSame(pasts[0], "seed \(seed)")
    let graph = pasts[0].projection.graph
    for index in graph.nodes.indices where graph.isSound(index) && graph.holds(index) {
      #expect(graph.nodes[index].wall <= moment)
    }
  }

  @Test func `an empty log has no past to go to`() {
    var past = Past(of: Projection(replaying: ChangeLog(LogBytes([]))))
    past.go(to: -1)
    #expect(past.stepCount == 0 && past.stepsToNow == 0 && past.lastNode == nil)
  }
}

extension Int? {
  /// The number, or one step forwards.
  fileprivate var orOne: Int { self ?? 1 }
}
