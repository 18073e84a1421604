internal import RedoProtocol

extension RepeatPhrase {
  /// The longest repeat at the start of `words`, and how many of them it takes.
  static func match(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: RepeatPhrase, length: Int)? {
    guard var (phrase, length) = wholeDays(words, in: context) else { return nil }
    if phrase.start == nil, let (day, count) = phrase.day(words.dropFirst(length), in: context) {
      phrase.start = day
      length += count
    }
    if phrase.part == nil, phrase.start != nil || phrase.days == 1,
      let (part, count) = PartOfDay.behindDay(words.dropFirst(length))
    {
      phrase.part = part
      length += count
    }
    if words.dropFirst(length).first?.key == "fixed" {
      phrase.saysFixed = true
      length += 1
    }
    return (phrase, length)
  }

  /// What a repeat begins with; `each other` is none.
  static let leads: Set = ["every", "each"]

  /// The longest repeat at the start of `words` without a part of the day, and how many of them it
  /// takes.
  static func wholeDays(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: RepeatPhrase, length: Int)? {
    guard let key = words.first?.key else { return nil }
    if let phrase = adverb(key) { return (phrase, 1) }
    guard leads.contains(key) else { return dayOfEveryUnit(words, in: context) }
    guard let second = words.dropFirst().first?.key, key == "every" || second != "other" else {
      return nil
    }
    if let unit = CalendarUnit(singular: second) {
      // `every week day` is of five of them.
      let isOfDays = dayGroupLength(of: words.dropFirst()) > 0
      return isOfDays ? nil : (RepeatPhrase(count: 1, unit: unit), 2)
    }
    if let part = PartOfDay(startOf: words.dropFirst()) {
      return (RepeatPhrase(count: 1, unit: .day, part: part), 2)
    }
    if second == "quarter" {
      let isOfHour = words.dropFirst(2).prefix(3).map(\.key) == ["of", "an", "hour"]
      return isOfHour ? nil : (RepeatPhrase(count: 3, unit: .month), 2)
    }
    if second == "fortnight" { return (RepeatPhrase(count: 2, unit: .week), 2) }
    // `every 3d print` is about prints, and `every 2d game` about games.
    if let (count, unit) = CalendarUnit.counted(in: second),
      unit.date(count, after: context.today) != nil,
      !["2d", "3d"].contains(second) || isEnd(words.dropFirst(2))
    {
      return (RepeatPhrase(count: count, unit: unit), 2)
    }
    let days = words.dropFirst()
    if let match = weekly(words, in: context)
      ?? each(.month, on: dayOfMonth(days, in: context))
      ?? each(.year, on: dayOfYear(days, in: context))
      ?? dayOfEveryUnit(days, in: context).map({ ($0.phrase, $0.length + 1) })
      ?? everyCouple(words)
    {
      return match
    }
    let turn = second == "other" ? 2 : Self.turn(second)
    guard let count = turn ?? number(second, behind: key), count > 0,
      let unit = words.dropFirst(2).first.flatMap({ CalendarUnit($0.key) }),
      unit.date(count, after: context.today) != nil,
      turn == nil || Self.unit(startOf: words.dropFirst(3)) == nil
    else { return nil }
    return (RepeatPhrase(count: count, unit: unit), 3)
  }

  /// `every couple of weeks`, `every couple weeks`.
  private static func everyCouple(
    _ words: ArraySlice<Word>
  ) -> (phrase: RepeatPhrase, length: Int)? {
    let keys = words.prefix(4).map(\.key)
    guard keys.starts(with: ["every", "couple"]) else { return nil }
    let length = keys.dropFirst(2).first == "of" ? 3 : 2
    guard let unit = keys.dropFirst(length).first.flatMap({ CalendarUnit($0) }) else { return nil }
    return (RepeatPhrase(count: 2, unit: unit), length + 1)
  }

  /// The number of `every 2 weeks` and `every two weeks`; `each two weeks` may be what each one gets.
  private static func number(_ key: String, behind lead: String) -> Int? {
    let spelled = lead == "every" ? Figures.count(in: key) : nil
    return Figures.number(in: key) ?? spelled.flatMap { $0 > 1 ? $0 : nil }
  }

  /// What days are counted in, where words begin with it: `month` of `of the month` and `of every
  /// month`.
  static func unit(startOf words: ArraySlice<Word>) -> String? {
    let keys = words.prefix(3).map(\.key)
    guard keys.count == 3, keys[0] == "of", keys[1] == "the" || leads.contains(keys[1]),
      isLongerThanDay(keys[2])
    else { return nil }
    return keys[2]
  }

  /// The number of `every 2nd week` and `every third day`; nil for other words, and for the first.
  private static func turn(_ key: String) -> Int? {
    (DayPhrase.count(key) ?? DayPhrase.ordinal(key)).flatMap { $0 > 1 ? $0 : nil }
  }

  /// `every monday`, `every other monday`, unless more days follow.
  private static func weekly(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: RepeatPhrase, length: Int)? {
    let isOther = words.dropFirst().first?.key == "other"
    let rest = words.dropFirst(isOther ? 2 : 1)
    guard weekdays(rest) == 1, let day = DayPhrase.match(rest.prefix(1), in: context) else {
      return nil
    }
    return (
      RepeatPhrase(count: isOther ? 2 : 1, unit: .week, start: day.date), isOther ? 3 : 2
    )
  }

  /// Its day behind the units, unless more days follow: `on friday` behind weeks, `on the 15th` and
  /// `on 15 mar` behind months, `on 24 dec` behind years.
  private func day(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (date: CivilDate, length: Int)? {
    guard words.first?.key == "on", Self.unreadDayLength(of: words, in: context) == 0 else {
      return nil
    }
    let rest = words.dropFirst()
    let match: DayPhrase.Match?
    switch unit {
    case .day where days.isMultiple(of: CalendarUnit.week.days), .week:
      match = Self.weekdays(rest) == 1 ? DayPhrase.match(rest.prefix(1), in: context) : nil
    case .day: match = nil
    case .month:
      // Right behind the months nothing else is meant, however the words go on.
      match =
        Self.dayOfMonth(rest, in: context) ?? Self.dateOfYear(rest, in: context)
        ?? DayPhrase.dayOfMonth(rest, from: context.today)
    case .year: match = Self.dayOfYear(rest, in: context)
    }
    return match.map { ($0.date, $0.length + 1) }
  }

  /// `every 15th` of the month, `every 24 dec` of the year: the unit with the day in it.
  private static func each(
    _ unit: CalendarUnit, on day: DayPhrase.Match?
  ) -> (phrase: RepeatPhrase, length: Int)? {
    day.map { (RepeatPhrase(count: 1, unit: unit, start: $0.date), $0.length + 1) }
  }

  /// The repeat that one word is: `daily`, `fortnightly`.
  static func adverb(_ key: String) -> RepeatPhrase? {
    switch key {
    case "daily": RepeatPhrase(count: 1, unit: .day)
    case "weekly": RepeatPhrase(count: 1, unit: .week)
    case "biweekly", "bi-weekly", "fortnightly": RepeatPhrase(count: 2, unit: .week)
    case "monthly": RepeatPhrase(count: 1, unit: .month)
    case "quarterly": RepeatPhrase(count: 3, unit: .month)
    case "yearly", "annually": RepeatPhrase(count: 1, unit: .year)
    default: nil
    }
  }
}
