internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension Statistic {
  /// The filter line that lists the tasks which the number counts; nil where it counts something else.
  func filter(at dates: DateContext) -> String? {
    switch self {
    case .active, .points: ""
    case .overdue: "overdue"
    case .doneToday: "done>=today"
    case .thisWeek:
      "done>=" + (dates.weekStart == Weekday(of: dates.today) ? "today" : weekStart(dates))
    default: nil
    }
  }

  private func weekStart(_ dates: DateContext) -> String {
    let intoWeek = Weekday(of: dates.today).days(after: dates.weekStart)
    let day = dates.today.advanced(byDays: -intoWeek)
    return Weekday(of: day).shortName.lowercased()
  }
}
