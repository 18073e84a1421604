internal import RedoProtocol
internal import RedoTasks

/// How much of the calendar shows at once.
public enum CalendarSpan: Hashable, Sendable {
  /// The weeks of a month, whole ones.
  case month
  /// One week.
  case week

  /// The days that show around a day, from the start of a week to the end of one.
  func days(around day: CivilDate, weekStart: Weekday) -> ClosedRange<CivilDate> {
    var (first, last) = (day, day)
    if self == .month {
      first = day.advanced(byDays: 1 - day.day)
      last = first.advanced(byDays: CivilDate.days(in: day.month, of: day.year) - 1)
    }
    let start = first.advanced(byDays: -Weekday(of: first).days(after: weekStart))
    let end = last.advanced(byDays: 6 - Weekday(of: last).days(after: weekStart))
    return start...max(start, end)
  }
}
