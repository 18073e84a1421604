import RedoIntents
import RedoTasks
import RedoTestSupport
import Testing

/// What this device wrote, lost and got back behind all that it did since.
struct ReturnedChangesTests {
  /// A task that was changed twice, and another one that was put off.
  private func replica() throws -> ScriptedReplica {
    let replica = try ScriptedReplica()
    let one = try #require(replica.add("Water the plants p3 friday"))
    _ = try replica.run(.edit([one], TaskEdit(priority: 5)))
    _ = try replica.run(.edit([one], TaskEdit(title: "Water all plants")))
    let other = try #require(replica.add("Call Ana friday"))
    _ = try replica.run(.snooze([other], .days(2)))
    return replica
  }

  @Test(arguments: 0..<3)
  func `undo takes back what was done last, and not what came back last`(line: Int) throws {
    let (replica, whole) = (try replica(), try replica())
    replica.loseAndFind(line: line)
    #expect(replica.states == whole.states)
    // The snooze, the second task, and the title.
    for _ in 0..<3 {
      _ = try replica.run(.undo)
      _ = try whole.run(.undo)
      #expect(replica.states == whole.states)
    }
  }

  @Test(arguments: [0, 1])
  func `no undo takes back a change that came back behind what was built on it`(line: Int) throws {
    let replica = try replica()
    replica.loseAndFind(line: line)
    for _ in 0..<4 { _ = try replica.run(.undo) }
    let after = replica.states
    #expect(after.values.map(\.title.text) == ["Water the plants"])
    #expect(throws: IntentError.nothingToUndo) { try replica.run(.undo) }
    for _ in 0..<4 { _ = try replica.run(.redo) }
    #expect(replica.states.values.map(\.title.text).sorted() == ["Call Ana", "Water all plants"])
  }
}
