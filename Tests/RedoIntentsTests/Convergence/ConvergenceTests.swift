import Foundation
import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Devices that work apart, lose and repeat what they send each other, and meet again.
struct ConvergenceTests {
  private static let replicas: UInt8 = 5
  private static let tasks = 40
  private static let steps = 300
  /// 200 histories in the gate, 10,000 with `REDO_LONG=1`.
  private static let histories = Machine.count(200, long: 10_000)

  @Test(arguments: 0..<8)
  func `five replicas that hold the same nodes show the same tasks`(share: Int) throws {
    for history in stride(from: share, to: Self.histories, by: 8) {
      var generator = SeededGenerator.fromEnvironment(default: UInt64(history) &* 104_729 &+ 17)
      let islands = Self.lived(with: &generator)
      // What several hold is sent again and again, as it may be.
      let union = islands.flatMap(\.lines)
      for island in islands { island.take(union.shuffled(using: &generator)) }
      let late = Island(9, seed: generator.seed)
      // Of each node the signature is verified here.
      late.take(union.shuffled(using: &generator), verifying: true)
      let picture = late.picture
      for island in islands {
        #expect(island.picture == picture, "seed \(generator.seed)")
      }
      #expect(
        picture.verdicts.values.allSatisfy(Self.isExpected), "seed \(generator.seed)")
      try Self.checkThePast(late, &generator)
    }
  }

  /// Honest replicas write nothing that is refused; a branch may have been deleted under another.
  private static func isExpected(_ verdict: Verdict) -> Bool {
    switch verdict {
    case .sound, .pruned: true
    case .rejected, .held: false
    }
  }

  private static func lived(with generator: inout SeededGenerator) -> [Island] {
    let islands = (1...replicas).map { Island($0, seed: generator.seed) }
    for number in 0..<tasks {
      let draft = TaskDraft(title: "Task \(number)", rhythm: number % 3 == 0 ? .days(7) : nil)
      islands[number % islands.count].perform(.add([draft]))
    }
    for _ in 0..<steps {
      guard let island = islands.randomElement(using: &generator) else { continue }
      if Int.random(in: 0..<6, using: &generator) == 0 {
        exchange(islands, &generator)
      } else if let task = island.projection.tasks.randomElement(using: &generator) {
        island.perform(intent(on: task.id, &generator))
      }
    }
    return islands
  }

  /// One replica sends another what it has, some of it lost, in any order.
  private static func exchange(_ islands: [Island], _ generator: inout SeededGenerator) {
    guard let from = islands.randomElement(using: &generator),
      let to = islands.randomElement(using: &generator)
    else { return }
    let loss = [0, 0, 10, 50].randomElement(using: &generator) ?? 0
    var random = generator
    let sent = from.lines.filter { _ in Int.random(in: 0..<100, using: &random) >= loss }
    generator = random
    to.take(sent.shuffled(using: &generator))
  }

  private static func intent(
    on id: TaskID, _ generator: inout SeededGenerator
  ) -> Intent {
    let number = Int.random(in: 1...5, using: &generator)
    return switch Int.random(in: 0..<14, using: &generator) {
    case 0...3: .edit([id], TaskEdit(title: "Renamed \(number)"))
    case 4, 5: .edit([id], TaskEdit(priority: number))
    case 6, 7: .complete([id])
    case 8: .snooze([id], .days(Int64(number)))
    case 9: .archive([id])
    case 10: .unarchive([id])
    case 11: .delete([id])
    case 12: .undo
    default: .redo
    }
  }

  /// The state at a node is that of a log which holds its ancestors and nothing else.
  private static func checkThePast(
    _ island: Island, _ generator: inout SeededGenerator
  ) throws {
    let graph = island.projection.graph
    for _ in 0..<5 {
      guard let index = graph.nodes.indices.randomElement(using: &generator) else { return }
      let past = graph.history(upTo: index).sorted()
      let travelled = Projection(graph.restricted(to: past))
      let bytes: [UInt8] = past.map { island.lines[$0] + [0x0A] }.reduce([], +)
      let replayed = Projection(replaying: ChangeLog(LogBytes(bytes)))
      #expect(
        travelled.tasks.map(travelled.visibleState) == replayed.tasks.map(replayed.visibleState),
        "seed \(generator.seed)")
    }
  }
}
