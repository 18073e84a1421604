public import RedoProtocol

/// One time of a task, as somebody was told of it: what they do about it is not meant for another.
public struct TaskOccurrence: Hashable, Sendable {
  /// The task.
  public let task: TaskID
  /// The todo that was open.
  public let todo: TodoID
  /// When it was due.
  public let deadline: Instant

  /// Creates an occurrence.
  public init(task: TaskID, todo: TodoID, deadline: Instant) {
    (self.task, self.todo, self.deadline) = (task, todo, deadline)
  }
}
