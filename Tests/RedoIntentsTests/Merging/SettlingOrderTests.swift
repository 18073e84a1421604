import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// The order in which values that a person chose are looked at and written: a dictionary has
/// another one in every process.
@Suite struct SettlingOrderTests {
  private let replica: ScriptedReplica

  /// So many tasks that chance alone would not put the fields of all of them in one order.
  init() throws {
    replica = try ScriptedReplica()
    try replica.add((0..<24).map { TaskDraft(title: "Task \($0)") })
    let ids = replica.projection.tasks.map(\.id)
    let due = try #require(Instant(rfc3339: "2026-11-25T17:00:00Z"))
    _ = try replica.run(.edit(ids, TaskEdit(due: .until(due))))
  }

  private func openTodo(of task: TaskState) throws -> TodoID {
    try #require(replica.projection.currentTodo(of: task)).id
  }

  @Test func `fields of a task are set before its date, in one order`() throws {
    let due = try #require(Instant(rfc3339: "2026-12-01T17:00:00Z"))
    for task in replica.projection.tasks {
      let todo = try openTodo(of: task)
      let values: [StateField: ShownValue] = [
        .todo(.deadline, todo): .moment(due), .task(.archived): .flag(true),
        .task(.priority): .number(5),
      ]
      let plan = try Intent.setFields(task.id, values, .settling)
        .plan(over: replica.projection, in: replica.context)
      #expect(plan.nodes.map(\.change.action) == [.update, .archive, .snooze])
    }
  }

  @Test func `of several values that cannot be the first field's is told`() throws {
    for task in replica.projection.tasks {
      let todo = try openTodo(of: task)
      let values: [StateField: ShownValue] = [
        .todo(.notes, todo): .text("note"), .task(.title): .text(""),
      ]
      #expect(throws: IntentError.emptyTitle) {
        _ = try Intent.setFields(task.id, values, .settling)
          .plan(over: replica.projection, in: replica.context)
      }
      let choices: [StateField: VersionChoice] = [
        .todo(.deadline, todo): VersionChoice(.unset),
        .task(.title): VersionChoice(.text("")),
      ]
      #expect(throws: IntentError.emptyTitle) {
        _ = try Intent.settle(task.id, choices)
          .plan(over: replica.projection, in: replica.context)
      }
    }
  }
}
