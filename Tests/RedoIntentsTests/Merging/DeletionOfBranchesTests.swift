import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// A task whose branches went apart is deleted and brought back as it was.
@Suite struct DeletionOfBranchesTests {
  @Test func `a branch that completes a todo of another one comes back whole`() throws {
    let sketch = TaskSketch()
    let root = sketch.create("Paint")
    let todo = sketch.createTodo(root)
    let title = sketch.update(root, ["title": "Paint the fence"])
    let other = sketch.update(title, ["title": "Paint it"])
    let done = sketch.complete(other)
    let last = sketch.update(done, ["storyPoints": 4, "description": "green"])
    let replica = try ScriptedReplica()
    replica.take([root, todo, title, other, done, last].map(\.line))
    let before = replica.states
    #expect(before.values.first?.storyPoints == 4)
    let id = try #require(replica.projection.tasks.first).id
    _ = try replica.run(.delete([id]))
    #expect(replica.states.isEmpty)
    _ = try replica.run(.undo)
    #expect(replica.states == before)
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func `whatever the branches hold, undo of a deletion is the state before it`(seed: UInt64) throws
  {
    let log = RandomLog(count: 60, tasks: 2, faultRate: 0.05, seed: seed)
    let replica = try ScriptedReplica(at: "2026-12-20T14:05:00Z")
    replica.take(log.lines)
    for id in replica.projection.tasks.map(\.id) {
      let before = replica.states
      _ = try replica.run(.delete([id]))
      _ = try replica.run(.undo)
      #expect(replica.states == before, "seed \(seed), task \(id)")
    }
  }
}
