public import RedoProtocol

/// A reminder that some device has told: of which task, and for which deadline.
public struct ToldReminder: Hashable, Sendable {
  /// The task.
  public let task: TaskID
  /// The deadline that was told of; one that was moved since is another reminder.
  public let deadline: Instant

  /// Creates one.
  public init(task: TaskID, deadline: Instant) {
    self.task = task
    self.deadline = deadline
  }
}
