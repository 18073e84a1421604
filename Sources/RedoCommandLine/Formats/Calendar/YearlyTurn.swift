internal import RedoProtocol
internal import RedoTasks

/// The day of each year on which the clocks of a zone turn, as a rule of a calendar has it:
/// `FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU`.
struct YearlyTurn: Sendable {
  private let month: Int
  /// The day of the month, or the first one that may be the weekday.
  private let day: Int
  /// Which of the month's weeks it is in, counted from its end where negative; nil where `day` says it.
  private let week: Int?
  private let weekday: Weekday?

  private static let known: Set<String> = [
    "FREQ", "INTERVAL", "WKST", "UNTIL", "BYMONTH", "BYMONTHDAY", "BYDAY",
  ]
  private static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]

  /// Reads the parts of a rule that holds from a day on; nil for one that clocks do not go by.
  init?(_ rule: [String: String], from first: CivilDate) {
    guard rule["FREQ"] == "YEARLY", (rule["INTERVAL"] ?? "1") == "1",
      Self.known.isSuperset(of: rule.keys),
      let month = Int(rule["BYMONTH"] ?? "\(first.month)"), (1...12).contains(month)
    else { return nil }
    // Without a month, a day of it is one of every month, and a weekday one of the year.
    guard rule["BYMONTH"] != nil || (rule["BYMONTHDAY"] ?? rule["BYDAY"]) == nil else { return nil }
    self.month = month
    let days = (rule["BYMONTHDAY"] ?? "").split(separator: ",").map { Int($0) ?? 0 }.sorted()
    guard days.allSatisfy({ (1...31).contains($0) }) else { return nil }
    guard let text = rule["BYDAY"] else {
      guard days.count < 2 else { return nil }
      (day, week, weekday) = (days.first ?? first.day, nil, nil)
      return
    }
    guard let place = Self.weekdays.firstIndex(of: String(text.suffix(2))),
      let weekday = Weekday(rawValue: place + 1)
    else { return nil }
    self.weekday = weekday
    if text.utf8.count == 2 {
      // Seven days in a row hold each weekday once: `BYMONTHDAY=8,9,10,11,12,13,14`.
      guard let first = days.first, first <= 22, days == Array(first..<first + 7) else {
        return nil
      }
      (day, week) = (first, nil)
    } else {
      guard days.isEmpty, let week = Int(text.dropLast(2)), week != 0, (-4...4).contains(week)
      else { return nil }
      (day, self.week) = (1, week)
    }
  }

  /// The day in a year; nil where that has none.
  func date(in year: Int) -> CivilDate? {
    var earliest = day
    if let week {
      let length = CivilDate.days(in: month, of: year)
      earliest = week > 0 ? 7 * week - 6 : length + 7 * week + 1
    }
    let date = CivilDate(year: year, month: month, day: earliest)
    guard let weekday else { return date }
    return date.map { $0.advanced(byDays: weekday.days(after: Weekday(of: $0))) }
  }
}
