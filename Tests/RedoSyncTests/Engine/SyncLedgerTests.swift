import RedoProtocol
import RedoSync
import RedoTestSupport
import Testing

/// What a device knows of a remote after a round.
struct SyncLedgerTests {
  private static func admission(_ nodes: [SketchedNode]) -> Admission {
    Admission(of: ChangeGraph(ChangeLog(JudgedLines.bytes(nodes.map(\.line)))), from: 0)
  }

  @Test func `what could not be written is asked for again`() {
    let node = TaskSketch().create()
    let remote = MemoryRemote()
    remote.plant([node.line])
    let graph = ChangeGraph(ChangeLog(LogBytes([])))
    var ledger = SyncLedger()
    let engine = SyncEngine(client: ProgramVersion(major: 1, minor: 0, patch: 0))
    func round() -> SyncOutcome {
      engine.run(ledger.request(for: graph, at: .earliest), with: remote)
    }
    let first = round()
    #expect(first.received.map(\.id) == [node.id])
    #expect(ledger.absorb(first, nil, at: .earliest).isEmpty)
    #expect(ledger.record.received == 0 && ledger.record.cursor == .start)
    let second = round()
    #expect(second.received.map(\.id) == [node.id])
    #expect(ledger.absorb(second, Self.admission([node]), at: .earliest) == [node.id])
    #expect(ledger.record.received == 1 && ledger.record.cursor == second.cursor)
    #expect(round().received.isEmpty)
  }

  @Test func `what was sent counts as there only along with what was read`() {
    let (here, there) = (TaskSketch().create(), TaskSketch(task: 2).create())
    let remote = MemoryRemote()
    remote.plant([there.line])
    let graph = ChangeGraph(ChangeLog(JudgedLines.bytes([here.line])))
    var ledger = SyncLedger()
    let outcome = SyncEngine(client: ProgramVersion(major: 1, minor: 0, patch: 0))
      .run(ledger.request(for: graph, at: .earliest), with: remote)
    #expect(outcome.sent == [here.id] && outcome.received.map(\.id) == [there.id])
    #expect(ledger.absorb(outcome, nil, at: .earliest).isEmpty)
    #expect(ledger.acknowledged.isEmpty && ledger.record.cursor == .start)
    let known = ledger.absorb(outcome, Self.admission([there]), at: .earliest)
    #expect(Set(known) == [here.id, there.id])
  }

  @Test func `what waits can be counted node by node, and what the remote has does not wait`() {
    let task = TaskSketch()
    let root = task.create()
    let update = task.update(root)
    func graph(_ nodes: [SketchedNode]) -> ChangeGraph {
      ChangeGraph(ChangeLog(JudgedLines.bytes(nodes.map(\.line))))
    }
    var ledger = SyncLedger()
    ledger.countWaiting(in: graph([root]))
    #expect(ledger.waiting == 1)
    ledger.countWaiting(in: graph([root, update]), from: 1)
    #expect(ledger.waiting == 2)
    ledger.acknowledged = [root.id]
    ledger.countWaiting(in: graph([root, update]))
    #expect(ledger.waiting == 1)
  }

  @Test func `only a remote that needs a newer program is sent nothing`() {
    let graph = ChangeGraph(ChangeLog(LogBytes([])))
    let version = ProgramVersion(major: 1, minor: 2, patch: 0)
    var ledger = SyncLedger()
    #expect(ledger.request(for: graph, at: .earliest).maySend)
    for permission in [RemoteTerms.Permission.full, .newer(version)] {
      ledger.permission = permission
      #expect(permission.maySend && ledger.request(for: graph, at: .earliest).maySend)
    }
    ledger.permission = .readOnly(needed: version)
    #expect(!ledger.request(for: graph, at: .earliest).maySend)
  }

  @Test func `what waits here waits everywhere unless another remote has some of it`() {
    let task = TaskSketch()
    let root = task.create()
    let update = task.update(root)
    let graph = ChangeGraph(ChangeLog(JudgedLines.bytes([root.line, update.line])))
    let ledger = SyncLedger(acknowledged: [root.id])
    #expect(ledger.waitsEverywhere(in: graph, among: []))
    #expect(ledger.waitsEverywhere(in: graph, among: [SyncLedger(acknowledged: [root.id])]))
    let other = SyncLedger(acknowledged: [update.id])
    #expect(!ledger.waitsEverywhere(in: graph, among: [SyncLedger(), other]))
  }
}
