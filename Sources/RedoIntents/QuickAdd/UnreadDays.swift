/// The days by which words name a repeat, and which no repeat has.
enum UnreadDays {
  case endOfMonth, endOfYear, partOfDay, hours, second, other
  /// Those of a repeat in front of another one.
  case ofOther

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
    case .second: "every other fri or every 4 weeks on fri"
    case .ofOther: "one repeat alone"
    case .other: "every monday, every 4 weeks on fri or every month on the 15th"
    }
  }
}
