internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// SNOOZE of each repeating task's open todo to the next date of its schedule that is still to come:
  /// nothing was done, and what was missed does not pile up.
  mutating func skip(_ ids: [TaskID]) throws(IntentError) -> IntentPlan {
    let tasks = try tasks(ids)
    var skipped: [TaskState] = []
    var deadlines: [Instant] = []
    let zone = context.dates.zone
    for task in tasks {
      guard let todo = projection.currentTodo(of: task),
        let rhythm = projection.rhythm(of: task)
      else { continue }
      let (date, time) = zone.civil(of: todo.deadline)
      let schedule =
        projection.schedule(of: task, in: zone) ?? (RepeatSchedule(from: date, by: rhythm), time)
      let next = nextDate(in: schedule.days, at: schedule.time, past: todo.deadline)
      append(.snooze(Snooze(todoID: todo.id, target: .until(next))), to: task)
      skipped.append(task)
      deadlines.append(next)
    }
    guard !skipped.isEmpty else {
      throw .doesNotRepeat(title: firstTitle(of: tasks))
    }
    return plan(.skipped(next: deadlines), skipped, skipped: tasks.count - skipped.count)
  }

  /// The first date of a schedule after its start, at a time of day, that is still to come, and `past`
  /// a deadline where one is given.
  func nextDate(in schedule: RepeatSchedule, at time: CivilTime, past deadline: Instant? = nil)
    -> Instant
  {
    let floor = max(context.dates.now, deadline ?? context.dates.now)
    let zone = context.dates.zone
    var steps = max(1, schedule.steps(upTo: zone.date(of: floor)))
    while true {
      let day = schedule.day(after: steps)
      let next = zone.instant(of: day, at: time).clamped
      // Beyond the last day there is none to step to.
      if next > floor || day == .last { return next }
      steps += 1
    }
  }
}
