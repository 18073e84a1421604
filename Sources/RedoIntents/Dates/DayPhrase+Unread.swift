internal import RedoProtocol

extension DayPhrase {
  /// How many words look like a day as a whole and name none, so that no part of them is a date.
  ///
  /// That is 4 for `fifth friday of february`, 2 for `last friday`, 3 for `1 jan 10000`, and 0 for
  /// what is nothing of the kind.
  static func unreadLength(of words: ArraySlice<Word>) -> Int {
    isBeyondYears(words) ? 3 : countedLength(of: words)
  }

  /// A day and a month, and behind them a year that no date has.
  static func isBeyondYears(_ words: ArraySlice<Word>) -> Bool {
    let keys = words.prefix(3).map(\.key)
    guard keys.count == 3, isDayOfMonth(keys[0], keys[1]) || isDayOfMonth(keys[1], keys[0]) else {
      return false
    }
    return isBeyondYears(keys[2])
  }

  /// Whether a word is figures of a year that no date has.
  static func isBeyondYears(_ key: String) -> Bool { isLikeYear(key) && year(key) == nil }

  private static func isDayOfMonth(_ day: String, _ month: String) -> Bool {
    dayNumber(day) != nil && DateNames.month(month) != nil
  }

  static func isLikeYear(_ key: String) -> Bool {
    key.utf8.count > 3 && key.utf8.allSatisfy(\.isASCIIDigit)
  }

  /// A weekday that is counted, with the month or year behind it in which it is.
  private static func countedLength(of words: ArraySlice<Word>) -> Int {
    let keys = words.prefix(7).map(\.key)
    let lead = keys.prefix { isCount($0) }.count
    guard lead > 0, keys.dropFirst(lead).first.flatMap(DateNames.weekday) != nil else { return 0 }
    let rest = keys.dropFirst(lead + 1)
    guard rest.first == "of", let span = rest.dropFirst().first else { return lead + 1 }
    if DateNames.month(span) != nil {
      return lead + (rest.dropFirst(2).first.map(isLikeYear) == true ? 4 : 3)
    }
    let which = ["the", "this", "next"].contains(span) ? 1 : 0
    let unit = rest.dropFirst(1 + which).first.flatMap(CalendarUnit.init(singular:))
    return lead + (unit == nil ? 1 : 3 + which)
  }
}
