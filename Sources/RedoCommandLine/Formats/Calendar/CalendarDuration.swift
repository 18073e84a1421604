internal import RedoProtocol
internal import RedoTasks

/// A length of time in an iCalendar: `P1W`, `P1DT2H`, `PT30M`.
///
/// A day is one of the calendar, also where clocks change on it; an hour is one of the clock (RFC 5545,
/// section 3.3.6).
struct CalendarDuration {
  private let days: Int64
  /// What is beyond whole days of the calendar.
  private let milliseconds: Int64

  /// The longest that is read, in days.
  private static let mostDays: Int64 = 36_500

  /// Reads a length; nil for one that goes backwards, and for anything else.
  init?(_ text: String) {
    var rest = text.uppercased()[...]
    if rest.hasPrefix("+") { rest = rest.dropFirst() }
    guard rest.hasPrefix("P") else { return nil }
    rest = rest.dropFirst()
    var (days, time, isTime, isEmpty) = (Int64(0), Int64(0), false, true)
    while let first = rest.first {
      if first == "T", !isTime {
        isTime = true
        rest = rest.dropFirst()
        continue
      }
      let digits = rest.prefix { $0.isASCII && $0.isNumber }
      rest = rest.dropFirst(digits.count)
      guard digits.count < 10, let count = Int64(digits), let unit = rest.popFirst() else {
        return nil
      }
      switch (unit, isTime) {
      case ("W", false): days += 7 * count
      case ("D", false): days += count
      case ("H", true): time += count * Instant.hour
      case ("M", true): time += count * Instant.minute
      case ("S", true): time += count * 1000
      default: return nil
      }
      isEmpty = false
      guard days * Instant.day + time <= Self.mostDays * Instant.day else { return nil }
    }
    guard !isEmpty else { return nil }
    (self.days, milliseconds) = (days, time)
  }

  /// When it ends that begins at a moment and whose days are those of a zone.
  func end(from start: Instant, in zone: LocalZone) -> Instant {
    let (date, time) = zone.civil(of: start)
    let day =
      days == 0 ? start : zone.instant(of: date.advanced(byDays: Int(clamping: days)), at: time)
    return Instant(milliseconds: day.milliseconds + milliseconds).clamped
  }
}
