import RedoProtocol
import RedoSync
import RedoTestSupport
import Testing

/// What a device knows of a remote after a round.
struct SyncLedgerTests {
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
    #expect(ledger.absorb(first, isWritten: false, at: .earliest).isEmpty)
    #expect(ledger.record.received == 0 && ledger.record.cursor == .start)
    let second = round()
    #expect(second.received.map(\.id) == [node.id])
    #expect(ledger.absorb(second, isWritten: true, at: .earliest) == [node.id])
    #expect(ledger.record.received == 1 && ledger.record.cursor == second.cursor)
    #expect(round().received.isEmpty)
  }
}
