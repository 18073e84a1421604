internal import RedoProtocol
internal import RedoTasks

extension Projection {
  /// The moment after which a task is overdue; nil for one that is done.
  ///
  /// One that never had a date is to be decided on at any moment, and counts as the first of all.
  func pendingStart(of task: TaskState) -> Instant? {
    currentTodo(of: task)?.deadline ?? (task.isDraft ? Instant.earliest : nil)
  }
}
