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
    let moved = tasks.filter { !isDue($0, at: target) }
    guard !moved.isEmpty else { throw .nothingToChange }
    for task in moved { snooze(task, target) }
    return plan(
      snoozing(moved, target), moved, skipped: tasks.count - moved.count,
      reopened: moved.count(where: isOpenedByDate))
  }

  /// Whether a date opens a task again: one that is put away stays so.
  func isOpenedByDate(_ task: TaskState) -> Bool { task.isDone && !task.isArchived }

  /// Whether a task is due where a target would move it.
  func isDue(_ task: TaskState, at target: SnoozeTarget) -> Bool {
    guard let deadline = projection.currentTodo(of: task)?.deadline else { return false }
    return switch target {
    // Past the last day of the calendar nothing moves.
    case .days, .months: snoozed(deadline, target).1 == deadline
    case .until(let instant): instant == deadline
    case .on(let day, let later):
      deadline == context.dates.moment(on: day, or: later, keepingTimeOf: deadline)
    case .today: deadline == momentOfToday(keepingTimeOf: deadline)
    }
  }

  /// The moment of today that keeps a deadline's time of day, or the day's end.
  private func momentOfToday(keepingTimeOf deadline: Instant?) -> Instant {
    let dates = context.dates
    return deadline.map { dates.deadline(on: dates.today, keepingTimeOf: $0) } ?? dates.endOfToday
  }

  /// What it is to a person that tasks are given a date.
  func snoozing(_ tasks: [TaskState], _ target: SnoozeTarget) -> IntentReport.Deed {
    let before = tasks.map { projection.currentTodo(of: $0)?.deadline }
    let deadlines = before.map { snoozed($0, target).1 }
    let moves = zip(before, deadlines).map {
      DateMove(from: $0, to: $1, on: context.dates.today, context.dates.zone)
    }
    return .snoozed(until: deadlines, DateMove(of: moves))
  }

  /// Plans one task's snooze.
  mutating func snooze(_ task: TaskState, _ target: SnoozeTarget) {
    let todo = projection.currentTodo(of: task)
    let (moved, deadline) = snoozed(todo?.deadline, target)
    if let todo {
      append(.snooze(Snooze(todoID: todo.id, target: moved)), to: task)
    } else {
      append(
        .createTodo(NewTodo(todoID: TodoID(context.makeUUID()), deadline: deadline)), to: task)
    }
  }

  private func snoozed(
    _ deadline: Instant?, _ target: SnoozeTarget
  ) -> (Snooze<String>.Target, Instant) {
    switch target {
    case .until(let instant): return (.until(instant), instant)
    case .on(let day, let later):
      let instant = context.dates.moment(on: day, or: later, keepingTimeOf: deadline)
      return (.until(instant), instant)
    case .today:
      let instant = momentOfToday(keepingTimeOf: deadline)
      return (.until(instant), instant)
    case .months(let months):
      let (day, start) = counting(from: deadline)
      let moved = context.dates.moment(on: day.advanced(byMonths: months), keepingTimeOf: start)
      return (.until(moved), moved)
    case .days(let days):
      let (day, start) = counting(from: deadline)
      let moved = context.dates.moment(
        on: day.advanced(byDays: Int(clamping: min(days, 3_000_000))), keepingTimeOf: start)
      // A day that clocks make shorter or longer keeps its hour.
      return (moved == start.advanced(byDays: days) ? .days(days) : .until(moved), moved)
    }
  }

  /// The day from which a snooze counts, and a moment with the time of day that it keeps.
  private func counting(from deadline: Instant?) -> (day: CivilDate, start: Instant) {
    let dates = context.dates
    let start = deadline ?? dates.zone.instant(of: dates.today, at: dates.defaultTime)
    return (max(dates.zone.date(of: start), dates.today), start)
  }
}
