internal import RedoTasks

extension RepeatPhrase {
  /// How many words name days that no repeat has, in front of the units that they are days of.
  ///
  /// That is 7 for `on the last day of every month`, 5 for `first monday of each month`, 4 for `end of
  /// every month` and `last friday every month`, 0 for what is nothing of the kind.
  static func unreadLengthToUnits(of words: ArraySlice<Word>) -> Int {
    // As many as can be of one, since every place of a line is asked.
    let keys = words.prefix(10).map(\.key)
    var rest = keys[...]
    let lead = ["on", "at"].first { $0 == keys.first }
    if lead != nil { rest = rest.dropFirst() }
    if rest.first == "the" { rest = rest.dropFirst() }
    var isDay = false
    if ["end", "start", "beginning"].contains(rest.first) {
      rest = rest.dropFirst()
    } else {
      let counts = rest.prefix { DayPhrase.isCount($0) }
      rest = rest.dropFirst(counts.count)
      guard let count = counts.last, lead != "at" else { return 0 }
      isDay = rest.first.map { $0 == "day" || isDayOfWeek($0) } == true
      // A third of every month is none of its days.
      guard isDay || count == "first" || DayPhrase.ordinal(count) != nil else { return 0 }
      rest = rest.dropFirst(isDay ? 1 : 0)
    }
    guard isDay || rest.first == "of" else { return 0 }
    rest = rest.drop { $0 == "of" }
    guard let every = rest.first, leads.contains(every) else { return 0 }
    rest = rest.dropFirst()
    if let number = rest.first, number == "other" || isNumber(number) {
      rest = rest.dropFirst()
    }
    guard let unit = rest.first, unit == "quarter" || isLongerThanDay(unit) else { return 0 }
    return keys.count - rest.count + 1
  }

  private static func isDayOfWeek(_ key: String) -> Bool {
    dayGroups.contains(key) || DateNames.weekday(key) != nil
  }

  private static func isNumber(_ key: String) -> Bool {
    DayPhrase.isCount(key) || Figures.number(in: key) != nil
  }

  private static func isLongerThanDay(_ key: String) -> Bool {
    CalendarUnit(key).map { $0 != .day } == true
  }

  /// How many words right behind it say that it comes at the end of its month: 1 for `end` of `every
  /// month end`, 3 for `at the end`.
  ///
  /// `end of month` is a date, and of `every month end the trial` the word is a verb.
  func unreadEndLength(of words: ArraySlice<Word>) -> Int {
    guard unit == .month, count == 1, start == nil else { return 0 }
    let keys = words.prefix(4).map(\.key)
    let length = keys.starts(with: ["at", "the", "end"]) ? 3 : keys.first == "end" ? 1 : 0
    return ["of", "the"].contains(keys.dropFirst(length).first) ? 0 : length
  }
}
