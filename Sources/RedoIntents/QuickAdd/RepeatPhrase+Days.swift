internal import RedoProtocol
internal import RedoTasks

extension RepeatPhrase {
  /// The days on which it comes from a first date on, where these are not those that it names:
  /// `Sundays`, `the 29th`, `24 Dec`.
  func days(from first: CivilDate) -> String? {
    guard let start else { return nil }
    switch unit {
    case .day, .week:
      let weekday = Weekday(of: first)
      return weekday == Weekday(of: start) ? nil : weekday.name + "s"
    case .month:
      return first.day == start.day ? nil : "the " + Self.ordinal(first.day)
    case .year:
      guard (first.month, first.day) != (start.month, start.day) else { return nil }
      return Month(rawValue: first.month).map { "\(first.day) \($0.shortName)" }
    }
  }

  /// A day of the month as one says it: `1st`, `22nd`.
  static func ordinal(_ day: Int) -> String {
    let ending =
      switch day {
      case 1, 21, 31: "st"
      case 2, 22: "nd"
      case 3, 23: "rd"
      default: "th"
      }
    return "\(day)\(ending)"
  }
}
