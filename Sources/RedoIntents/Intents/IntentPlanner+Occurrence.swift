internal import RedoTasks

extension IntentPlanner {
  /// What an intent on a task comes to where that is still due at the time that somebody was told of.
  func plan(
    _ intent: Intent, whileDue occurrence: TaskOccurrence
  ) throws(IntentError) -> IntentPlan {
    try check(occurrence)
    return try intent.plan(over: projection, in: context)
  }

  /// Throws unless a task is still due at the time that somebody was told of.
  private func check(_ occurrence: TaskOccurrence) throws(IntentError) {
    let task = try task(occurrence.task)
    let title = reference(task).title
    let told = projection.todos[task.todos].first { $0.id == occurrence.todo }
    guard told?.completed == nil, !task.isDone else { throw .doneSince(title: title) }
    let current = projection.currentTodo(of: task)
    guard current?.id == occurrence.todo, current?.deadline == occurrence.deadline else {
      throw .movedSince(title: title)
    }
  }
}
