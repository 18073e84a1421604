extension RepeatPhrase {
  /// Words that name days which no repeat has, in front of the units that they are days of.
  ///
  /// That is 7 for `on the last day of every month`, 5 for `first monday of each month`, 6 for `1st and
  /// 15th of every month`, 4 for `end of every month`, `end of every day` and `last friday every
  /// month`, nil for what is nothing of the kind.
  static func unreadToUnits(_ words: ArraySlice<Word>) -> Unread? {
    // As many as can be of one, since every place of a line is asked.
    let words = words.prefix(12)
    var rest = words
    let lead = ["on", "at"].first { $0 == words.first?.key }
    if lead != nil { rest = rest.dropFirst() }
    if rest.first?.key == "the" { rest = rest.dropFirst() }
    let isPart = ["end", "start", "beginning", "middle"].contains(rest.first?.key ?? "")
    let counted = isPart || lead == "at" ? nil : countedDays(rest)
    guard isPart || counted != nil else { return nil }
    let days = rest.prefix(counted?.length ?? 1).map(\.key)
    rest = rest.dropFirst(days.count)
    guard counted?.isClear == true || rest.first?.key == "of" else { return nil }
    rest = rest.drop { $0.key == "of" }
    guard leads.contains(rest.first?.key ?? "") else { return nil }
    rest = rest.dropFirst()
    let isCounted = rest.first.map { $0.key == "other" || isNumber($0.key) } == true
    if isCounted { rest = rest.dropFirst() }
    guard let unit = rest.first?.key else { return nil }
    let length = words.count - rest.count
    // A part of each day is a time of day.
    let partsOfDays = isPart ? max(weekdays(rest), isOfDay(rest) ? 1 : 0) : 0
    guard partsOfDays == 0 else { return (length + partsOfDays, .partOfDay) }
    guard isLongerThanDay(unit) else { return nil }
    let isEnd = !isCounted && (days == ["end"] || days == ["last", "day"])
    return (length + 1, UnreadDays(endOf: isEnd ? CalendarUnit(singular: unit) : nil))
  }

  /// Whether the first of some words is a day or a part of one.
  private static func isOfDay(_ words: ArraySlice<Word>) -> Bool {
    PartOfDay(startOf: words) != nil || words.first.flatMap { CalendarUnit($0.key) } == .day
  }

  /// How many words count days, `first monday`, `last working day`, `1st and the 15th`, and whether they
  /// do so without `of` behind them.
  private static func countedDays(
    _ words: ArraySlice<Word>
  ) -> (length: Int, isClear: Bool)? {
    let length = list(words) { $0.key == "the" || DayPhrase.isCount($0.key) }
    let counts = words.prefix(length).map(\.key).filter(DayPhrase.isCount)
    guard let count = counts.last else { return nil }
    let rest = words.dropFirst(length)
    let day = countedLength(of: rest)
    // `Review last week every monday` is about that week.
    guard day == 0 else { return (length + day, rest.first?.key != "week") }
    let isOfMonth = DayPhrase.ordinal(count) != nil
    // A third of every month is none of its days.
    guard isOfMonth || count == "first" || counts.count > 1 else { return nil }
    return (length, isOfMonth && rest.dropFirst().first?.key == "month")
  }

  private static func isNumber(_ key: String) -> Bool {
    DayPhrase.isCount(key) || Figures.count(in: key) != nil
  }

  /// Whether a word names a unit that has days.
  static func isLongerThanDay(_ key: String) -> Bool {
    key == "quarter" || CalendarUnit(key).map { $0 != .day } == true
  }

  /// How many words right behind it say that it comes at the end of its month, quarter or year: 1 for
  /// `end` of `every month end`, 3 for `at the end`.
  ///
  /// `end of month` is a date, and of `every month end the trial` the word is a verb.
  func unreadEndLength(of words: ArraySlice<Word>) -> Int {
    let hasEnd = unit == .month ? count == 1 || count == 3 : unit == .year && count == 1
    guard hasEnd, start == nil else { return 0 }
    let keys = words.prefix(4).map(\.key)
    let length = keys.starts(with: ["at", "the", "end"]) ? 3 : keys.first == "end" ? 1 : 0
    return ["of", "the"].contains(keys.dropFirst(length).first) ? 0 : length
  }
}
