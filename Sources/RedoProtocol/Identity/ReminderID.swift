/// What tells one reminder from another on all devices of a user: the task and the deadline that is
/// told of; where that was moved since, it is another one (PROTOCOL.md, "Sync layout").
public struct ReminderID: Hashable, Sendable {
  /// The task.
  public let task: TaskID
  /// The deadline.
  public let deadline: Instant

  /// Names what is told of one task at one deadline.
  public init(task: TaskID, deadline: Instant) {
    self.task = task
    self.deadline = deadline
  }
}
