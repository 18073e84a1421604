internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// SNOOZE of each repeating task's open todo to the next date of its round that is still to come:
  /// nothing was done, and what was missed does not pile up.
  mutating func skip(_ ids: [TaskID]) throws(IntentError) -> IntentPlan {
    let tasks = try tasks(ids)
    var skipped: [TaskState] = []
    var deadlines: [Instant] = []
    for task in tasks {
      guard let todo = projection.currentTodo(of: task),
        let days = projection.repeatDays(of: task)
      else { continue }
      var next = todo.deadline
      if let round = projection.roundDate(of: task, in: context.dates.zone) {
        next = nextDate(after: round, every: days, past: todo.deadline)
      }
      append(.snooze(Snooze(todoID: todo.id, target: .until(next))), to: task)
      skipped.append(task)
      deadlines.append(next)
    }
    guard !skipped.isEmpty else {
      throw .doesNotRepeat(title: tasks.first.map { reference($0).title } ?? "")
    }
    return plan(.skipped(next: deadlines), skipped, skipped: tasks.count - skipped.count)
  }

  /// The first date after a deadline, in steps of so many days at the same time of day, that is
  /// still to come, and `past` another where one is given.
  func nextDate(
    after deadline: Instant, every days: Int64, past other: Instant? = nil
  ) -> Instant {
    let zone = context.dates.zone
    let (date, time) = zone.civil(of: deadline)
    let step = Int(clamping: min(max(1, days), 3_000_000))
    let behind = max(0, context.dates.today.daysSinceEpoch - date.daysSinceEpoch)
    var steps = max(1, behind / step)
    while true {
      let day = date.advanced(byDays: steps * step)
      let next = zone.instant(of: day, at: time).clamped
      // Beyond the last day there is none to step to.
      if next > max(context.dates.now, other ?? deadline) || day == .last { return next }
      steps += 1
    }
  }
}
