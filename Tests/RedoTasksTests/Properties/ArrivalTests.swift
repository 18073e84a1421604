import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// What holds for every log: the set of nodes decides, not their order.
struct ArrivalTests {
  static let seeds = (0..<12).map { seed in
    SeededGenerator.fromEnvironment(default: 100).seed &+ UInt64(seed)
  }

  private func verdicts(_ lines: [[UInt8]]) -> [[UInt8]: Verdict] {
    Dictionary(zip(lines, JudgedLines(lines: lines).verdicts)) { first, second in
      #expect(first == second, "a copy has another verdict")
      return first
    }
  }

  private func tasks(_ lines: [[UInt8]]) -> [String] {
    ReplayedTask.text(of: Projection(replaying: ChangeLog(JudgedLines.bytes(lines))))
  }

  @Test(arguments: seeds)
  func `any order of arrival gives the same verdicts and the same tasks`(seed: UInt64) {
    var log = RandomLog(count: 120, faultRate: 0.15, seed: seed)
    let verdicts = verdicts(log.lines)
    let tasks = tasks(log.lines)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<3 {
      let shuffled = log.lines.shuffled(using: &generator)
      #expect(self.verdicts(shuffled) == verdicts, "seed \(seed)")
      #expect(self.tasks(shuffled) == tasks, "seed \(seed)")
    }
    #expect(self.tasks(log.lines.reversed()) == tasks, "seed \(seed)")
    log = RandomLog(count: 120, faultRate: 0.15, seed: seed)
    #expect(self.tasks(log.lines) == tasks, "the log itself is not repeatable")
  }

  @Test func `the random logs hold every verdict and every action`() {
    var codes: Set<String> = []
    var actions: Set<Action> = []
    var live = 0
    for seed in Self.seeds {
      let judged = JudgedLines(RandomLog(count: 120, faultRate: 0.15, seed: seed).nodes)
      for verdict in judged.verdicts {
        switch verdict {
        case .sound: codes.insert("ok")
        case .rejected(let violation): codes.insert(violation.rawValue)
        case .pruned: codes.insert("pruned")
        case .held: codes.insert("held")
        }
      }
      let graph = judged.graph
      for index in graph.nodes.indices where graph.isSound(index) {
        actions.insert(graph.nodes[index].action)
      }
      live += judged.isLive.filter { $0 }.count
    }
    // A parent that is not there is held, never E_PARENT_NOT_FOUND by name.
    let expected = Violation.allCases.filter { $0 != .parentNotFound }.map(\.rawValue)
    #expect(codes == Set(expected + ["ok", "pruned", "held"]))
    #expect(actions == Set(Action.allCases))
    #expect(live > 100)
  }

  @Test(arguments: seeds)
  func `nodes that are not sound change no task`(seed: UInt64) {
    let log = RandomLog(count: 120, faultRate: 0.3, seed: seed)
    let judged = JudgedLines(log.nodes)
    let sound = zip(log.lines, judged.verdicts).filter { $0.1 == .sound }.map(\.0)
    #expect(sound.count < log.lines.count)
    #expect(tasks(sound) == tasks(log.lines), "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `one more refused node changes nothing of what its ancestors replay to`(seed: UInt64) {
    var log = RandomLog(count: 60, faultRate: 0, seed: seed)
    let before = tasks(log.lines)
    let parent = log.parentOfAny()
    let sketch = TaskSketch(by: TestDevice(9), task: log.task(of: parent))
    let bad = [
      sketch.complete(parent, 99), sketch.delete(parent, chain: [parent.id]),
      sketch.node("UPDATE", on: [parent], ["title": "x"]) { $0["timestamp", "lamport"] = 999 },
      sketch.update(parent).edited { $0["extra"] = 1 },
      sketch.archive(sketch.complete(parent, 99)),
    ]
    // A chain of its parent alone is whole where the parent is the CREATE.
    for node in bad where !(parent.lamport == 1 && node.json["action"] == "DELETE") {
      #expect(tasks(log.lines + [node.line]) == before, "seed \(seed)")
    }
  }

  @Test(arguments: seeds)
  func `three replicas that exchange lines at random converge`(seed: UInt64) {
    let log = RandomLog(count: 90, faultRate: 0.15, seed: seed)
    var generator = SeededGenerator(seed: seed)
    var replicas = [[[UInt8]]](repeating: [], count: 3)
    for line in log.lines { replicas[Int.random(in: 0..<3, using: &generator)].append(line) }
    for _ in 0..<400 {
      let from = Int.random(in: 0..<3, using: &generator)
      let into = (from + 1 + Int.random(in: 0..<2, using: &generator)) % 3
      guard let line = replicas[from].randomElement(using: &generator) else { continue }
      if !replicas[into].contains(line) { replicas[into].append(line) }
    }
    // The last round hands over what is still missing, each replica in its own order.
    let all = replicas
    for into in 0..<3 {
      for line in (all[0] + all[1] + all[2]).shuffled(using: &generator)
      where !replicas[into].contains(line) {
        replicas[into].append(line)
      }
    }
    let first = tasks(replicas[0])
    #expect(tasks(replicas[1]) == first, "seed \(seed)")
    #expect(tasks(replicas[2]) == first, "seed \(seed)")
    #expect(verdicts(replicas[0]) == verdicts(replicas[2]), "seed \(seed)")
  }
}
