internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// SNOOZE of the open todo; a task without one is given one that is due then.
  mutating func snooze(
    _ ids: [TaskID], _ target: SnoozeTarget
  ) throws(IntentError) -> IntentPlan {
    try FieldRanges.check(due: target)
    let tasks = try tasks(ids)
    // A date that is there already would be written without anybody seeing it.
    let moved = tasks.filter { task in
      projection.currentTodo(of: task).map { target != .until($0.deadline) } ?? true
    }
    guard !moved.isEmpty else { throw .nothingToChange }
    let before = moved.map { projection.currentTodo(of: $0)?.deadline }
    let deadlines = moved.map { snooze($0, target) }
    let moves = zip(before, deadlines).map {
      DateMove(from: $0, to: $1, on: context.dates.today, context.dates.zone)
    }
    return plan(
      .snoozed(until: deadlines, DateMove(of: moves)), moved, skipped: tasks.count - moved.count)
  }

  /// Plans one task's snooze and returns its new deadline.
  @discardableResult
  mutating func snooze(_ task: TaskState, _ target: SnoozeTarget) -> Instant {
    let todo = projection.currentTodo(of: task)
    let (moved, deadline) = snoozed(todo?.deadline, target)
    if let todo {
      append(.snooze(Snooze(todoID: todo.id, target: moved)), to: task)
    } else {
      append(
        .createTodo(NewTodo(todoID: TodoID(context.makeUUID()), deadline: deadline)), to: task)
    }
    return deadline
  }

  private func snoozed(
    _ deadline: Instant?, _ target: SnoozeTarget
  ) -> (Snooze<String>.Target, Instant) {
    switch target {
    case .until(let instant): return (.until(instant), instant)
    case .days(let days):
      let start = deadline ?? context.dates.now
      let (day, time) = context.dates.zone.civil(of: start)
      let moved = context.dates.zone.instant(
        of: max(day, context.dates.today).advanced(byDays: Int(clamping: min(days, 3_000_000))),
        at: time
      ).clamped
      // A day that clocks make shorter or longer keeps its hour.
      return (moved == start.advanced(byDays: days) ? .days(days) : .until(moved), moved)
    }
  }
}
