public import RedoProtocol
internal import RedoTasks

/// A reminder as the user's devices speak of it: which task, and for which deadline.
public struct NamedReminder: Hashable, Sendable {
  /// The task.
  public let task: TaskID
  /// The deadline that is told of.
  public let deadline: Instant

  /// Creates one.
  public init(task: TaskID, deadline: Instant) {
    self.task = task
    self.deadline = deadline
  }

  init(_ reminder: Reminder, in projection: Projection) {
    self.init(task: projection.tasks[reminder.place].id, deadline: reminder.deadline)
  }
}
