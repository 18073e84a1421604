import RedoProtocol
import RedoTestSupport
import Testing

@testable import RedoSync

/// What of a log a remote is sent.
struct OutboxTests {
  private let task = TaskSketch()
  private let root = TaskSketch().create()
  private let remote = MemoryRemote()

  /// A round of a device with these lines.
  private func sync(_ nodes: [SketchedNode]) -> SyncOutcome {
    let graph = ChangeGraph(ChangeLog(JudgedLines.bytes(nodes.map(\.line))))
    let engine = SyncEngine(client: ProgramVersion(major: 1, minor: 0, patch: 0))
    return engine.run(SyncLedger().request(for: graph, at: .earliest), with: remote)
  }

  @Test func `a line that stands twice is sent once, and nothing is left waiting`() {
    let update = task.update(root)
    let outcome = sync([root, update, root, update])
    #expect(outcome.sent == [root.id, update.id])
    #expect(outcome.waiting == 0)
    #expect(remote.lines.count == 2)
  }

  @Test(arguments: [1, 2_097_152])
  func `a line with blanks in it is sent without them, however many they are`(_ count: Int) {
    var line = root.line
    line.insert(contentsOf: repeatElement(UInt8(ascii: " "), count: count), at: 1)
    let graph = ChangeGraph(ChangeLog(JudgedLines.bytes([line])))
    let engine = SyncEngine(client: ProgramVersion(major: 1, minor: 0, patch: 0))
    let outcome = engine.run(SyncLedger().request(for: graph, at: .earliest), with: remote)
    #expect(outcome.sent == [root.id] && remote.lines == [root.line])
  }

  @Test func `an unsigned copy that stands first keeps no signed node from the others`() {
    let unsigned = root.edited { $0["signature"] = nil }
    let update = task.update(root)
    for lines in [[unsigned, root, update, root], [unsigned, update, root]] {
      let remote = MemoryRemote()
      let graph = ChangeGraph(ChangeLog(JudgedLines.bytes(lines.map(\.line))))
      let engine = SyncEngine(client: ProgramVersion(major: 1, minor: 0, patch: 0))
      let outcome = engine.run(SyncLedger().request(for: graph, at: .earliest), with: remote)
      #expect(Set(outcome.sent) == [root.id, update.id] && outcome.waiting == 0)
      #expect(Set(remote.lines) == [root.line, update.line])
    }
  }

  @Test func `the signature of a node that is here unsigned is taken, and once`() throws {
    let unsigned = root.edited { $0["signature"] = nil }
    remote.plant([root.line])
    #expect(sync([unsigned]).received.map(\.line) == [root.line])
    let second = sync([unsigned, root])
    #expect(second.received.isEmpty && second.confirmed == [root.id] && second.sent.isEmpty)
  }

  @Test func `a batch holds no more nodes and bytes than it may, and what is longer goes alone`() {
    let nodes = [3, 3, 4, 1, 12, 5, 5, 1, 1, 1, 1].map {
      OutgoingNode(id: root.id, line: [UInt8](repeating: 0x20, count: $0))
    }
    let batches = BatchLimit(nodes: 3, bytes: 10).batches(of: nodes)
    #expect(
      batches.map { $0.map(\.line.count) }
        == [[3, 3, 4], [1], [12], [5, 5], [1, 1, 1], [1]])
  }

  @Test func `a node too long for any reader stays here, is named and waits no longer`() {
    let long = TaskSketch(task: 2).node("CREATE", on: [], ["title": "Long"]) {
      $0["author", "name"] = .string(String(repeating: "n", count: 2_097_152))
    }
    let outcome = sync([long, root])
    #expect(outcome.sent == [root.id])
    #expect(outcome.tooLarge == [long.id] && outcome.waiting == 0)
    #expect(remote.lines == [root.line])
  }

  @Test func `what is broken, held or unsigned stays here, and is not left waiting`() {
    let late = task.node("UPDATE", on: [root], ["priority": 4]) { $0["timestamp", "lamport"] = 9 }
    let held = TaskSketch(task: 2).update(TaskSketch(task: 2).create())
    let unsigned = task.update(root).edited { $0["signature"] = nil }
    let outcome = sync([root, late, held, unsigned])
    #expect(outcome.sent == [root.id])
    #expect(outcome.waiting == 0)
    #expect(remote.lines.count == 1)
  }
}
