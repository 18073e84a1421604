internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// COMPLETE_TODO and, where the task repeats, CREATE_TODO, in one write (PROTOCOL.md, "Todos").
  mutating func complete(_ ids: [TaskID]) throws(IntentError) -> IntentPlan {
    var completed: [TaskState] = []
    var deadlines: [Instant] = []
    var openDates: [Instant] = []
    let tasks = try tasks(ids)
    for task in tasks where !task.isDone {
      complete(task, &deadlines, &openDates)
      completed.append(task)
    }
    guard !completed.isEmpty else {
      throw .alreadyDone(title: firstTitle(of: tasks))
    }
    return plan(
      .completed(next: deadlines), completed, skipped: tasks.count - completed.count,
      openDates: openDates)
  }

  private mutating func complete(
    _ task: TaskState, _ deadlines: inout [Instant], _ openDates: inout [Instant]
  ) {
    let now = context.dates.now
    // A draft has no todo yet: it is given one, so that its completion counts like any other.
    let todoID = projection.currentTodo(of: task)?.id ?? TodoID(context.makeUUID())
    if task.currentTodo == nil {
      append(.createTodo(NewTodo(todoID: todoID, deadline: now)), to: task)
    }
    append(.completeTodo(TodoCompletion(todoID: todoID, completed: now)), to: task)
    guard let rhythm = projection.rhythm(of: task) else {
      if let date = lastOrphan(of: task)?.deadline, !task.isArchived { openDates.append(date) }
      return
    }
    let deadline = nextDeadline(of: task, by: rhythm)
    append(
      .createTodo(NewTodo(todoID: TodoID(context.makeUUID()), deadline: deadline)), to: task)
    deadlines.append(deadline)
  }

  /// The todo that becomes current when the current one is done and no other follows it: the last of
  /// the others that were left open (PROTOCOL.md, "Todos").
  private func lastOrphan(of task: TaskState) -> TodoState? {
    guard let current = task.currentTodo else { return nil }
    return projection.todos[task.todos.lowerBound..<current].last { $0.completed == nil }
  }

  /// When a task that is done now falls due next; what counts from a date that it has not, from now.
  private func nextDeadline(of task: TaskState, by rhythm: Rhythm) -> Instant {
    let (now, zone) = (context.dates.now, context.dates.zone)
    guard rhythm.isFixed else { return now.advanced(byDays: rhythm.days) }
    let (date, time) = zone.civil(of: now)
    let schedule =
      projection.schedule(of: task, in: zone) ?? (RepeatSchedule(from: date, by: rhythm), time)
    return nextDate(in: schedule.days, at: schedule.time)
  }
}
