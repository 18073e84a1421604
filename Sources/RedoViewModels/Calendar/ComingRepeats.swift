internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// When a repeating task would come again, if it were done when it is due, or now where it is
/// overdue, and again; where the repeat counts from the deadline, in step with its schedule.
struct ComingRepeats {
  private let row: Row

  /// How one follows the other.
  private enum Row {
    /// On days of a schedule, from a day on.
    case schedule(RepeatSchedule, from: CivilDate)
    /// After a moment, so many milliseconds apart: a day is 86,400 s, whatever clocks do
    /// (PROTOCOL.md, "Todos").
    case moments(after: Instant, apart: Int64)
  }

  /// No row of more days has a second one.
  private static let mostDays: Int64 = 3_700_000

  /// Looks at a task up to a last day.
  ///
  /// Nil for one that does not come back, and for one that could not until that day is over: it is
  /// due later, or it is overdue and that day has passed.
  init?(
    of task: TaskState, in projection: Projection, at dates: DateContext, through last: CivilDate
  ) {
    guard !task.isArchived, task.frequencyDays != nil,
      let deadline = projection.currentTodo(of: task)?.deadline,
      case let moment = max(deadline, dates.now), case let floor = dates.zone.date(of: moment),
      last >= floor, let rhythm = projection.rhythm(of: task)
    else { return nil }
    guard rhythm.isFixed, let schedule = projection.schedule(of: task, in: dates.zone) else {
      row = .moments(
        after: moment, apart: min(max(rhythm.days, 1), Self.mostDays) * Instant.day)
      return
    }
    // Done before its hour, what was missed comes again on that same day.
    let isAhead = dates.zone.instant(of: floor, at: schedule.time) > moment
    row = .schedule(schedule.days, from: isAhead ? floor : floor.advanced(byDays: 1))
  }

  /// Hands over those on some days, each as a place among the days.
  func forEach(in days: DayLadder, _ body: (Int) -> Void) {
    switch row {
    case .schedule(let schedule, let first):
      let last = days.first.advanced(byDays: days.count - 1)
      schedule.forEach(from: max(days.first, first), through: last) {
        body($0 - days.first.daysSinceEpoch)
      }
    case .moments(let moment, let apart):
      let gap = days.start.milliseconds - moment.milliseconds
      var next = moment.milliseconds + max(1, (gap + apart - 1) / apart) * apart
      while case let place = days.place(of: Instant(milliseconds: next)), place < days.count {
        body(place)
        next += apart
      }
    }
  }

  /// Whether there is one on some days.
  func isAny(in days: DayLadder) -> Bool {
    var isAny = false
    forEach(in: days) { _ in isAny = true }
    return isAny
  }
}
