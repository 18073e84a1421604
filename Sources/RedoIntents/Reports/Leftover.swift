public import RedoTasks

/// What an undo left of one task as others had made it since.
public struct Leftover: Hashable, Sendable {
  /// The task.
  let task: TaskReference
  /// The fields that stay; none where the task stays whole.
  public let fields: Set<StateField>

  /// Creates what stays of a task.
  init(_ task: TaskReference, fields: Set<StateField>) {
    (self.task, self.fields) = (task, fields)
  }
}
