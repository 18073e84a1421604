internal import RedoTasks

extension RepeatPhrase {
  /// How many words name a repeat by its days, and which days those are.
  typealias Unread = (length: Int, days: UnreadDays)

  /// Words that name a repeat by its days which is not understood, and so no date either.
  ///
  /// That is 3 for `every 3rd friday` and `every working day`, 4 for `every mon and thu` and `every 1st
  /// and 15th`, 6 for `every 24 dec and 2 may` and `every last friday of the month`, 2 for `every
  /// weekday`, `every mon,thu` and `every hour`, 7 for `on the last day of every month`, nil for what
  /// is nothing of the kind.
  static func unread(_ words: ArraySlice<Word>, in context: DateContext) -> Unread? {
    guard let key = words.first?.key, leads.contains(key) else { return unreadToUnits(words) }
    let length = unreadLength(of: words, behind: key, in: context)
    guard length > 0 else { return nil }
    if hoursLength(words.dropFirst()) > 0 { return (length, .hours) }
    if let weekday = secondDay(words.prefix(length)) { return (length, .second(weekday)) }
    if let days = severalDaysOfWeek(words.prefix(length).dropFirst()) { return (length, days) }
    guard words.dropFirst().prefix(length - 1).map(\.key) == ["last", "day"] else {
      return (length, .other)
    }
    // Of a month, where nothing else is said.
    let unit = Self.unit(startOf: words.dropFirst(length)) ?? CalendarUnit.month.name
    return (length, UnreadDays(endOf: CalendarUnit(singular: unit)))
  }

  private static func unreadLength(
    of words: ArraySlice<Word>, behind key: String, in context: DateContext
  ) -> Int {
    let second = words.dropFirst().first?.key ?? ""
    guard key == "every" || second != "other" else { return 0 }
    let group = dayGroupLength(of: words.dropFirst())
    guard group == 0 else { return 1 + group }
    let hours = hoursLength(words.dropFirst())
    guard hours == 0 else { return 1 + hours }
    let lead = second == "other" || DayPhrase.isCount(second) ? 2 : 1
    let rest = words.dropFirst(lead)
    let listed = weekdays(rest)
    let counted = listed == 0 && lead == 2 ? max(countedLength(of: rest), unitLength(of: rest)) : 0
    guard counted == 0 else { return lead + counted }
    let days = list(words.dropFirst()) { DayPhrase.ordinal($0.key) != nil }
    if days > 1 { return 1 + days }
    let length = max(listed, datesOfYear(rest, in: context))
    if days == 1, length == 0, isBegun(words.dropFirst(2), in: context) { return 2 }
    // What comes behind `each` may be a date: `send it to each by friday`.
    let match = key == "every" ? DatePhrase.match(words.dropFirst(), in: context) : nil
    let date = match?.length ?? 0
    return max(length == 0 ? 0 : lead + length, date == 0 ? 0 : 1 + date)
  }

  /// The days that `weekday`, `weekend`, `mon-fri` and `mon and thu` are; nil for words that name others.
  private static func severalDaysOfWeek(_ words: ArraySlice<Word>) -> UnreadDays? {
    guard let key = words.first?.key else { return nil }
    if words.count == 1, let days = UnreadDays(joined: key) { return days }
    if dayGroupLength(of: words) == words.count {
      return key.hasPrefix("weekend") ? .several : .workdays
    }
    return weekdays(words) == words.count ? .several : nil
  }

  /// The day of `every second friday`, which may be every other one or the second of each month; nil for
  /// other words.
  private static func secondDay(_ words: ArraySlice<Word>) -> Weekday? {
    let keys = words.map(\.key)
    guard keys.count == 3, ["2nd", "second"].contains(keys[1]) else { return nil }
    return DateNames.weekday(keys[2])
  }

  /// How many words count hours or minutes, or name one; 0 for others.
  private static func hoursLength(_ words: ArraySlice<Word>) -> Int {
    if let length = DatePhrase.hours(words)?.length { return length }
    return words.first.flatMap { DatePhrase.milliseconds(of: $0.key) } == nil ? 0 : 1
  }

  /// How many words name a unit of which others have several: 1 for `weeks` of `weeks of the month`, 0
  /// for others.
  private static func unitLength(of words: ArraySlice<Word>) -> Int {
    let isUnit = words.first.flatMap { CalendarUnit($0.key) } != nil
    return isUnit && unit(startOf: words.dropFirst()) != nil ? 1 : 0
  }

  /// Whether words say when a repeat begins: `starting 1 jan`, `1 jan`.
  private static func isBegun(_ words: ArraySlice<Word>, in context: DateContext) -> Bool {
    let isLed = ["starting", "beginning", "from"].contains(words.first?.key ?? "")
    return DatePhrase.match(words.dropFirst(isLed ? 1 : 0), in: context) != nil
  }

  /// Words right behind it that name days which it has not.
  func unreadDays(_ words: ArraySlice<Word>, in context: DateContext) -> Unread? {
    let length = max(Self.unreadDayLength(of: words, in: context), unreadEndLength(of: words))
    guard length > 0 else { return nil }
    let keys = words.prefix(length).map(\.key)
    let isEnd = count == 1 && (keys.last == "end" || keys.suffix(2) == ["last", "day"])
    let named = words.prefix(length).dropFirst(keys.first == "on" ? 1 : 0)
    return (length, Self.severalDaysOfWeek(named) ?? UnreadDays(endOf: isEnd ? unit : nil))
  }

  /// How many words right behind a repeat name days that no repeat has.
  ///
  /// That is 4 for `on the last day` and `on mon and thu`, 3 for `on second monday` and `mon and thu`,
  /// 2 for `on weekdays`, 0 for what is nothing of the kind.
  static func unreadDayLength(of words: ArraySlice<Word>, in context: DateContext) -> Int {
    let isLed = words.first?.key == "on"
    let rest = words.dropFirst(isLed ? 1 : 0)
    // A number of something else may stand behind units.
    let listed = max(severalDays(rest, in: context), isLed ? severalDaysOfMonth(rest) : 0)
    guard listed == 0 else { return (isLed ? 1 : 0) + listed }
    guard isLed else { return 0 }
    let group = dayGroupLength(of: rest)
    guard group == 0 else { return 1 + group }
    let lead = rest.first?.key == "the" ? 2 : 1
    let counted = words.dropFirst(lead)
    let day = countedLength(of: counted.dropFirst())
    guard day > 0, counted.first.map({ DayPhrase.isCount($0.key) }) == true,
      DayPhrase.match(rest, in: context) == nil
    else { return 0 }
    return lead + 1 + day
  }

  /// How many words list days of the week or of the year, `mon and thu`, `24 dec and 2 may`; 0 for one
  /// day.
  private static func severalDays(_ words: ArraySlice<Word>, in context: DateContext) -> Int {
    guard let key = words.first?.key else { return 0 }
    let days = weekdays(words)
    if days > 0 { return days > 1 || DateNames.weekday(key) == nil ? days : 0 }
    let dates = datesOfYear(words, in: context)
    let first = DayPhrase.calendarDate(words, from: context.today)?.length ?? 0
    return dates > first ? dates : 0
  }

  /// How many words list days of the month: `the 1st and the 15th`; 0 for one day.
  private static func severalDaysOfMonth(_ words: ArraySlice<Word>) -> Int {
    let days = list(words) { $0.key == "the" || DayPhrase.ordinal($0.key) != nil }
    let count = words.prefix(days).count { DayPhrase.ordinal($0.key) != nil }
    return count > 1 ? days : 0
  }

  /// How many words name what is counted in a month: 1 for `day`, `monday` and `week`, 2 for `working
  /// day`, 0 for others.
  static func countedLength(of words: ArraySlice<Word>) -> Int {
    let key = words.first?.key ?? ""
    let isOne = key == "day" || key == "week" || DateNames.weekday(key) != nil
    return isOne ? 1 : dayGroupLength(of: words)
  }

  /// How many words name several days of the week: 1 for `weekdays`, 2 for `working day` and `week day`, 0 for
  /// others.
  static func dayGroupLength(of words: ArraySlice<Word>) -> Int {
    let keys = words.prefix(2).map(\.key)
    guard let key = keys.first else { return 0 }
    if dayGroups.contains(key) { return 1 }
    let isOfWork = ["working", "business", "work", "week"].contains(key)
    return isOfWork && (keys.last == "day" || keys.last == "days") ? 2 : 0
  }

  private static let dayGroups: Set = [
    "weekday", "weekdays", "workday", "workdays", "weekend", "weekends",
  ]
}
