public import RedoTasks

/// What an undo left of one task as others had made it since.
public struct Leftover: Hashable, Sendable {
  /// The task.
  let task: TaskReference
  /// The fields that stay; none where the task stays whole, or deleted.
  public let fields: Set<StateField>
  /// Whether others deleted the task.
  let isDeleted: Bool

  /// Creates what stays of a task.
  init(_ task: TaskReference, fields: Set<StateField>, isDeleted: Bool) {
    (self.task, self.fields, self.isDeleted) = (task, fields, isDeleted)
  }
}
