import RedoCrypto
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Lines taken away, doubled and shuffled.
struct LineOrderTests {
  /// What a log means: each node's verdict, the total order, and what every task shows; the tasks' own order is that of arrival.
  private struct Meaning: Equatable {
    var verdicts: [NodeID: Verdict] = [:]
    /// Each task's nodes in total order.
    var order: [TaskID: [NodeID]] = [:]
    var states: [TaskID: VisibleState] = [:]

    init(_ lines: [[UInt8]]) {
      let log = ChangeLog(JudgedLines.bytes(lines))
      let projection = Projection(replaying: log)
      let graph = projection.graph
      for index in graph.nodes.indices {
        verdicts[graph.nodes[index].id] = graph.verdict(of: index)
      }
      for index in graph.order {
        let node = graph.nodes[Int(index)]
        order[graph.taskID(of: Int(index)), default: []].append(node.id)
      }
      for task in projection.tasks { states[task.id] = projection.visibleState(of: task) }
    }
  }

  @Test(arguments: 0..<60)
  func `without a line its descendants wait, and come back with it`(number: Int) {
    let sample = SampleLog()
    let whole = Meaning(sample.lines)
    var lines = sample.lines
    let taken = lines.remove(at: number)
    let without = Meaning(lines).verdicts
    for index in sample.descendants(of: number) where index != number {
      let verdict = without[sample.nodes[index].id]
      #expect(Self.waits(verdict, for: sample.nodes[number].id), "line \(index)")
    }
    for index in sample.nodes.indices where !sample.descendants(of: number).contains(index) {
      #expect(without[sample.nodes[index].id] == whole.verdicts[sample.nodes[index].id])
    }
    let back = Meaning(lines + [taken])
    let same = back == whole
    #expect(same)
  }

  /// Whether a node has not found its parent yet, or stands on one that has not.
  private static func waits(_ verdict: Verdict?, for parent: NodeID) -> Bool {
    switch verdict {
    case .held(let missing): missing == parent
    case .pruned: true
    case .sound, .rejected, nil: false
    }
  }

  @Test func `each line doubled, and the whole log twice, is the same log`() {
    let lines = SampleLog().lines
    let whole = Meaning(lines)
    for number in lines.indices {
      var doubled = lines
      doubled.insert(lines[number], at: (number * 7) % lines.count)
      let same = Meaning(doubled) == whole
      #expect(same, "line \(number)")
    }
    let twice = Meaning(lines + lines) == whole
    #expect(twice)
  }

  @Test func `a copy unsigned, badly signed or spelled otherwise changes nothing`() {
    let sample = SampleLog()
    let whole = Meaning(sample.lines)
    var generator = SeededGenerator.fromEnvironment(default: 18)
    for (number, node) in sample.nodes.enumerated() {
      let bad = node.edited { $0["signature"] = .string(String(repeating: "0", count: 128)) }
      let unsigned = node.edited { $0["signature"] = nil }
      let respelled = node.json.respelled(using: &generator)
      for copy in [bad.line, unsigned.line, respelled] {
        let before = Meaning([copy] + sample.lines) == whole
        let after = Meaning(sample.lines + [copy]) == whole
        #expect(before && after, "line \(number), seed \(generator.seed)")
      }
    }
  }

  @Test func `any order of a small log is the same log`() {
    var generator = SeededGenerator.fromEnvironment(default: 19)
    for round in 0..<Machine.count(20, long: 2_000) {
      let seed = UInt64.random(in: 0...UInt64.max, using: &generator)
      let log = RandomLog(count: 12, tasks: 2, faultRate: 0.1, seed: seed)
      let lines = log.nodes.map { $0.edited { $0["signature"] = nil }.line }
      let whole = Meaning(lines)
      let differing = (0..<50).count { _ in Meaning(lines.shuffled(using: &generator)) != whole }
      #expect(differing == 0, "round \(round), seed \(generator.seed)")
    }
  }

  @Test(arguments: 0..<4)
  func `any order of five hundred lines is the same log`(part: Int) {
    let log = RandomLog(count: 500, tasks: 20, faultRate: 0.05, seed: 500)
    // Copies without their signatures: what is looked at here comes after the signature's check.
    let lines = log.nodes.map { $0.edited { $0["signature"] = nil }.line }
    let whole = Meaning(lines)
    let backwards = Meaning(lines.reversed()) == whole
    #expect(backwards)
    var generator = SeededGenerator.fromEnvironment(default: UInt64(part))
    for round in 0..<Machine.count(250, long: 2_500) {
      let same = Meaning(lines.shuffled(using: &generator)) == whole
      #expect(same, "part \(part), round \(round), seed \(generator.seed)")
    }
  }
}
