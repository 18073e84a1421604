import Foundation
import RedoIntents
import RedoProtocol
import RedoStore
import RedoSync
import RedoTasks
import RedoTestSupport
import Testing

@testable import RedoApp

/// What comes from a remote enters the log.
@MainActor struct ReplicaAdmissionTests {
  private func nodes(of replica: Replica) -> [OutgoingNode] {
    let graph = replica.projection.graph
    return graph.nodes.map { node in
      OutgoingNode(
        id: node.id, line: Array(graph.bytes.canonicalText(ofNode: node.line).utf8))
    }
  }

  @Test func `a new device that first takes others' changes has lost no key`() throws {
    let laptop = try ReplicaFixture()
    _ = try laptop.add("Buy milk")
    let phone = try ReplicaFixture()
    let admission = try phone.replica.admit(nodes(of: laptop.replica))
    #expect(admission.refused.isEmpty)
    let again = Replica(in: phone.replica.directory)
    try again.load()
    _ = try again.author()
    #expect(again.faults.notices.isEmpty)
    #expect(again.projection.tasks.count == 1)
  }

  @Test func `the signature of a node that came unsigned goes into the log, and once`() throws {
    let phone = try ReplicaFixture()
    let node = TaskSketch().create()
    let unsigned = node.edited { $0["signature"] = nil }
    for (line, count) in [(unsigned.line, 1), (node.line, 2), (node.line, 2)] {
      let known = phone.replica.projection.graph.nodes.count
      let admission = try phone.replica.admit([OutgoingNode(id: node.id, line: line)])
      #expect(admission.refused.isEmpty && admission.takenIDs.count == count - known)
      #expect(phone.replica.projection.graph.nodes.count == count)
      #expect(phone.replica.projection.tasks.count == 1)
    }
    #expect(phone.replica.projection.graph.unsigned(among: [node.id]).isEmpty)
  }

  @Test func `notes too long to be joined leave a task that is changed once one version is chosen`()
    throws
  {
    let phone = try ReplicaFixture()
    let sketch = TaskSketch()
    let root = sketch.create()
    let todo = sketch.createTodo(root)
    let notes = ["a", "b"].map { sketch.snooze(todo, notes: String(repeating: $0, count: 600_000)) }
    _ = try phone.replica.admit(
      ([root, todo] + notes).map { OutgoingNode(id: $0.id, line: $0.line) })
    let task = try #require(phone.replica.projection.tasks.first)
    let urgent = Intent.edit([task.id], TaskEdit(priority: 5))
    let refusal = #expect(throws: ReplicaError.self) { try phone.perform(urgent) }
    #expect(refusal?.message.contains("`redo merge ID --theirs` keeps one version") == true)
    let comparison = try #require(BranchComparison(ofHeads: task, in: phone.replica.projection))
    let row = try #require(comparison.rows.first { $0.field.path == "notes" })
    let branch = phone.replica.projection.graph.nodes[comparison.tips[0]].id
    let chosen = VersionChoice(row.versions[0].value, of: branch)
    try phone.perform(.settle(task.id, [row.field: chosen]))
    try phone.perform(urgent)
    #expect(phone.state(task.id)?.priority == 5)
  }

  @Test func `branches of unlike lengths are joined by a change that everybody takes`() throws {
    let phone = try ReplicaFixture()
    let sketch = TaskSketch()
    let root = sketch.create()
    let short = sketch.update(root, ["priority": 5])
    let long = sketch.update(sketch.update(root), ["storyPoints": 8])
    let all = [root, short, sketch.update(root), long]
    _ = try phone.replica.admit(all.map { OutgoingNode(id: $0.id, line: $0.line) })
    let task = try #require(phone.replica.projection.tasks.first)
    #expect(task.headCount == 2)
    try phone.perform(.edit([task.id], TaskEdit(title: "Water them")))
    let projection = phone.replica.projection
    #expect(projection.tasks.map(\.headCount) == [1])
    #expect(projection.graph.nodes.indices.allSatisfy(projection.graph.isSound))
  }

  @Test func `what the disk refused is admitted once there is space`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      let sketch = TaskSketch()
      let root = sketch.create()
      let nodes = [root, sketch.update(root)].map { OutgoingNode(id: $0.id, line: $0.line) }
      let phone = try ReplicaFixture()
      _ = try phone.add("Buy milk")
      let before = phone.states
      signal(SIGXFSZ, SIG_IGN)
      for (most, isTaken) in [(2_000, false), (1_000_000, true)] as [(UInt, Bool)] {
        var limit = rlimit(rlim_cur: most, rlim_max: .max)
        #expect(setrlimit(Int32(RLIMIT_FSIZE.rawValue), &limit) == 0)
        let admission = try? phone.replica.admit(nodes)
        #expect((admission?.takenIDs.count == 2) == isTaken)
        #expect((phone.states == before) != isTaken)
        #expect(try phone.fresh() == phone.states)
      }
    }
  }

  @Test func `what was admitted is shown as a log that is read anew has it`() throws {
    let laptop = try ReplicaFixture()
    for number in 1...3 { _ = try laptop.add("Call the office \(number) tomorrow // at ten") }
    let phone = try ReplicaFixture()
    let own = try phone.add("Buy milk")
    for part in [nodes(of: laptop.replica).prefix(2), nodes(of: laptop.replica).dropFirst(2)] {
      _ = try phone.replica.admit(Array(part))
      #expect(try phone.fresh() == phone.states)
    }
    try phone.perform(.complete([own]))
    #expect(phone.states.count == 4)
    #expect(try phone.fresh() == phone.states)
  }

  @Test func `changes that were written and not read are read at the next look`() throws {
    let laptop = try ReplicaFixture()
    _ = try laptop.add("Buy milk")
    let phone = try ReplicaFixture()
    let lines: [UInt8] = nodes(of: laptop.replica).flatMap { $0.line + [0x0A] }
    try phone.replica.appendJudged(lines)
    #expect(phone.replica.projection.tasks.isEmpty)
    #expect(try phone.replica.refresh() == .grown(by: lines.count))
    #expect(phone.replica.projection.tasks.count == 1)
    #expect(try phone.replica.refresh() == .unchanged)
  }
}
