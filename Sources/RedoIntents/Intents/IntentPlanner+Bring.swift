internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// What makes the tasks and their todos, of those that the log does not name yet; one that was
  /// brought before and deleted since stays deleted.
  mutating func bring(_ tasks: [ImportedTask]) throws(IntentError) -> IntentPlan {
    var known = Set(projection.graph.tasks.map(\.taskID))
    var references: [TaskReference] = []
    var skipped = 0
    for task in tasks {
      guard known.insert(task.id).inserted else {
        skipped += 1
        continue
      }
      guard let title = task.fields.title, !title.isEmpty else { throw .emptyTitle }
      try FieldRanges.check(priority: task.fields.priority.map(Int.init))
      try FieldRanges.check(storyPoints: task.fields.storyPoints)
      try FieldRanges.check(frequencyDays: task.fields.frequencyDays)
      bring(task)
      references.append(TaskReference(id: task.id, title: TitleText(title).shown))
    }
    guard !references.isEmpty else { throw .nothingToBring }
    return IntentPlan(
      nodes: nodes, report: IntentReport(.added, references, skipped: skipped))
  }

  private mutating func bring(_ task: ImportedTask) {
    append(.create(task.fields), to: task.id, on: [])
    for occurrence in task.occurrences {
      appendNext(
        .createTodo(NewTodo(todoID: occurrence.id, deadline: occurrence.deadline)), to: task.id)
      if let completed = occurrence.completed {
        appendNext(
          .completeTodo(TodoCompletion(todoID: occurrence.id, completed: completed)), to: task.id)
      }
    }
    if task.isArchived { appendNext(.archive, to: task.id) }
  }
}
