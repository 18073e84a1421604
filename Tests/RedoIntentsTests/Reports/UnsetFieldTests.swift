import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// A field that nothing set reads alike wherever it is read (PROTOCOL.md, "Actions").
@Suite struct UnsetFieldTests {
  @Test func `a field that nothing set is compared and named as what the task shows`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Tea"))
    let task = try #require(replica.projection[id])
    let dates = FriendlyDate(in: replica.dates)
    let (priority, points) = (StateField.task(.priority), StateField.task(.storyPoints))
    #expect(ShownValue.unset.meaning(in: priority) == .number(Int64(task.priority)))
    #expect(ShownValue.unset.meaning(in: points) == .number(task.storyPoints))
    #expect(ShownValue.unset.meaning(in: .task(.privacy)) == .flag(task.isPrivate))
    #expect(priority.words(for: .unset, in: dates) == "\(task.priority)")
    #expect(points.words(for: .unset, in: dates) == "\(task.storyPoints)")
  }
}
