internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// COMPLETE_TODO and, where the task repeats, CREATE_TODO, in one write (PROTOCOL.md, "Todos").
  mutating func complete(_ ids: [TaskID]) throws(IntentError) -> IntentPlan {
    var completed: [TaskState] = []
    var deadlines: [Instant] = []
    let tasks = try tasks(ids)
    for task in tasks where !task.isDone {
      complete(task, &deadlines)
      completed.append(task)
    }
    guard !completed.isEmpty else {
      throw .alreadyDone(title: tasks.first.map { reference($0).title } ?? "")
    }
    return plan(.completed(next: deadlines), completed, skipped: tasks.count - completed.count)
  }

  private mutating func complete(_ task: TaskState, _ deadlines: inout [Instant]) {
    let now = context.dates.now
    // A draft has no todo yet: it is given one, so that its completion counts like any other.
    let todoID = projection.currentTodo(of: task)?.id ?? TodoID(context.makeUUID())
    if task.currentTodo == nil {
      append(.createTodo(NewTodo(todoID: todoID, deadline: now)), to: task)
    }
    append(.completeTodo(TodoCompletion(todoID: todoID, completed: now)), to: task)
    guard let rhythm = projection.rhythm(of: task) else { return }
    let round = projection.round(of: task, in: context.dates.zone)
    let deadline =
      round.map { nextDate(in: $0.days, at: $0.time) } ?? now.advanced(byDays: rhythm.days)
    append(
      .createTodo(NewTodo(todoID: TodoID(context.makeUUID()), deadline: deadline)), to: task)
    deadlines.append(deadline)
  }
}
