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

  @Test func `of an intent about many tasks the others are taken back`() throws {
    let replica = try ScriptedReplica()
    let ids = ["Water the plants friday", "Call Ana friday"].compactMap { replica.add($0) }
    _ = try replica.run(.complete(ids))
    _ = try replica.run(.edit([ids[0]], TaskEdit(priority: 5)))
    let done = replica.states
    // The first task's completion.
    replica.loseAndFind(line: 4)
    #expect(replica.states == done)
    _ = try replica.run(.undo)
    #expect(replica.states[ids[0]]?.priority == 3)
    _ = try replica.run(.undo)
    #expect(replica.states[ids[0]]?.todos.last?.completed != nil)
    #expect(replica.states[ids[1]]?.todos.last?.completed == nil)
    _ = try replica.run(.redo)
    _ = try replica.run(.redo)
    #expect(replica.states == done)
  }

  @Test func `what another device built on it is not taken back with it`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Water the plants friday"))
    _ = try replica.run(.edit([id], TaskEdit(title: "Water all plants")))
    let phone = try replica.fork(device: "phone", seed: 8)
    phone.wait(seconds: 60)
    _ = try phone.run(.delete([id]))
    replica.take(from: phone)
    replica.loseAndFind(line: 2)
    #expect(replica.states.isEmpty)
    #expect(throws: IntentError.self) { try replica.run(.undo) }
    #expect(replica.states.isEmpty)
  }

  @Test(arguments: [1, 3, 5])
  func `an intent about many tasks stays one where what one was built on came back`(
    line: Int
  ) throws {
    let replica = try ScriptedReplica()
    let ids = ["Water the plants", "Call Ana", "Pay rent"].compactMap {
      replica.add($0 + " friday")
    }
    let before = replica.states
    _ = try replica.run(.snooze(ids, .days(3)))
    let after = replica.states
    replica.loseAndFind(line: line)
    _ = try replica.run(.undo)
    #expect(replica.states == before)
    _ = try replica.run(.redo)
    #expect(replica.states == after)
  }
}
