internal import RedoTasks

/// The days by which words name a repeat, and which no repeat has.
enum UnreadDays: Hashable {
  case endOfMonth, endOfYear, partOfDay, hours, other
  /// Monday to Friday, and other days of the week of which there are several.
  case workdays, several
  /// Every second one of a day of the week.
  case second(Weekday)
  /// Those of a repeat in front of another one.
  case ofOther

  private static let forEach = "a task for each day, such as every mon"

  /// Days of the week in one word, `mon-fri` and `sat/sun`; nil for another word.
  init?(joined key: String) {
    let parts = key.split(omittingEmptySubsequences: false) { "-–/&+".contains($0) }
    let days = parts.compactMap { DateNames.weekday(String($0)) }
    guard days.count > 1, days.count == parts.count else { return nil }
    let isSpan = key.contains { "-–".contains($0) }
    self = isSpan && days == [.monday, .friday] ? .workdays : .several
  }

  /// The end of a unit; of others than a month and a year nothing is said that is nearer than of other
  /// days.
  init(endOf unit: CalendarUnit?) {
    switch unit {
    case .month: self = .endOfMonth
    case .year: self = .endOfYear
    case .day, .week, nil: self = .other
    }
  }

  /// What is written instead.
  var instead: String {
    switch self {
    case .endOfMonth: "every 31st, which is the last day of a shorter month"
    case .endOfYear: "every 31 dec"
    case .partOfDay: "the time of day, as in every day eod or every monday 9am"
    case .hours: "daily or every 2 days, as no repeat counts hours"
    case .ofOther: "one repeat alone"
    case .workdays: "daily, or \(Self.forEach)"
    case .several: Self.forEach
    case .second(let weekday):
      "every other \(weekday.shortName.lowercased()) "
        + "or every 4 weeks on \(weekday.shortName.lowercased())"
    case .other: "every monday, every 4 weeks on fri or every month on the 15th"
    }
  }
}
