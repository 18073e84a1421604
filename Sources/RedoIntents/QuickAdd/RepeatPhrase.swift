internal import RedoProtocol
internal import RedoTasks

/// A repeat in words: `daily`, `every 2 weeks on friday`, `every monday morning`, `every 15th`,
/// `every 24 dec`, `every 30 days fixed`.
///
/// A part of the day counts right behind one that names its day, or comes every day.
///
/// The log counts repeats in days: a month is 30 of them, a year 365. One that counts from the
/// deadline is on the same day of each month or year all the same (``rhythm(isFixed:)``).
struct RepeatPhrase: Hashable {
  /// The units between two times, from 1 on.
  let count: Int
  /// What is counted.
  let unit: CalendarUnit
  /// The first date, where the phrase names a weekday, a day of the month or one of the year.
  var start: CivilDate?
  /// The part of the day at which it comes, where one is named.
  var part: PartOfDay?

  /// Whether it says itself that it counts from the deadline.
  var saysFixed = false

  /// The repeat in days, from 1 on.
  var days: Int { count * unit.days }

  /// Whether it counts from the deadline: `every monday` is a Monday again, whenever it is done.
  var isFixed: Bool { saysFixed || start != nil }

  /// How the task comes back, where the line says whether that counts from the deadline.
  func rhythm(isFixed: Bool) -> Rhythm {
    guard isFixed else { return .days(Int64(days)) }
    return switch unit {
    case .day, .week: .fixedDays(Int64(days))
    case .month: .months(Int64(count))
    case .year: .years(Int64(count))
    }
  }

  /// When it comes first, as far as it says: a day, its part, or the next such part of a day.
  var first: DatePhrase? {
    let clock = part.map { ClockPhrase.part($0) }
    return start.map { .day($0, clock) } ?? clock.map { .clock($0) }
  }

  /// The next day of a repeat that comes on a day, in a month that has it: the log knows the day of the
  /// month by the date alone on which a repeat begins.
  func day(after date: CivilDate) -> CivilDate? {
    let round = Round(from: date, by: rhythm(isFixed: true))
    return (1...48).lazy.map(round.day).first { unit.days < 30 || $0.day == date.day }
  }

  /// Whether a date elsewhere in the line is the day of each time: `the 15th` of every month, `24 dec`
  /// of every year.
  func comesOn(_ date: ArraySlice<Word>) -> Bool {
    let keys = date.map(\.key)
    return switch unit {
    case .day, .week: false
    case .month:
      keys.contains { DayPhrase.ordinal($0) != nil }
        && !keys.contains { DateNames.month($0) != nil || DateNames.weekday($0) != nil }
    case .year:
      keys.contains { DateNames.month($0) != nil || DayPhrase.isoDate($0) != nil }
        && !keys.contains { DateNames.weekday($0) != nil }
    }
  }

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
      let part = PartOfDay(startOf: words.dropFirst(length))
    {
      phrase.part = part
      length += 1
    }
    if words.dropFirst(length).first?.key == "fixed" {
      phrase.saysFixed = true
      length += 1
    }
    return (phrase, length)
  }

  /// What a repeat begins with; `each other` is none.
  static let leads: Set = ["every", "each"]

  /// The same without a part of the day.
  private static func wholeDays(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: RepeatPhrase, length: Int)? {
    guard let key = words.first?.key else { return nil }
    if let phrase = adverb(key) { return (phrase, 1) }
    guard leads.contains(key) else { return dayOfEveryUnit(words, in: context) }
    guard let second = words.dropFirst().first?.key, key == "every" || second != "other" else {
      return nil
    }
    if let unit = CalendarUnit(singular: second) {
      return (RepeatPhrase(count: 1, unit: unit), 2)
    }
    if let part = PartOfDay(startOf: words.dropFirst()) {
      return (RepeatPhrase(count: 1, unit: .day, part: part), 2)
    }
    if second == "quarter" { return (RepeatPhrase(count: 3, unit: .month), 2) }
    if second == "fortnight" { return (RepeatPhrase(count: 2, unit: .week), 2) }
    let days = words.dropFirst()
    if let match = weekly(words, in: context)
      ?? each(.month, on: dayOfMonth(days, in: context))
      ?? each(.year, on: dayOfYear(days, in: context))
    {
      return match
    }
    guard let count = second == "other" ? 2 : Figures.number(in: second) ?? turn(second), count > 0,
      let unit = words.dropFirst(2).first.flatMap({ CalendarUnit($0.key) }),
      unit.date(count, after: context.today) != nil,
      turn(second) == nil || !areOfUnits(words.dropFirst(3))
    else { return nil }
    return (RepeatPhrase(count: count, unit: unit), 3)
  }

  /// Whether words say what days are counted in: `of the month` behind `every second week`.
  private static func areOfUnits(_ words: ArraySlice<Word>) -> Bool {
    let keys = words.prefix(3).map(\.key)
    return keys.count == 3 && keys[0] == "of" && (keys[1] == "the" || leads.contains(keys[1]))
      && isLongerThanDay(keys[2])
  }

  /// The number of `every 2nd week` and `every third day`; nil for other words, and for the first.
  private static func turn(_ key: String) -> Int? {
    (DayPhrase.count(key) ?? DayPhrase.ordinal(key)).flatMap { $0 > 1 ? $0 : nil }
  }

  /// How many words name a repeat by its days that is not understood, and so no date either.
  ///
  /// That is 3 for `every 3rd friday` and `every working day`, 4 for `every mon and thu` and `every 1st
  /// and 15th`, 6 for `every 24 dec and 2 may` and `every last friday of the month`, 2 for `every
  /// weekday`, `every mon,thu` and `every hour`, 7 for `on the last day of every month`, 0 for what is
  /// nothing of the kind.
  static func unreadLength(of words: ArraySlice<Word>, in context: DateContext) -> Int {
    guard let key = words.first?.key else { return 0 }
    guard leads.contains(key) else { return unreadLengthToUnits(of: words) }
    let second = words.dropFirst().first?.key ?? ""
    guard key == "every" || second != "other" else { return 0 }
    let group = dayGroupLength(of: words.dropFirst())
    guard group == 0 else { return 1 + group }
    if let length = DatePhrase.hours(words.dropFirst())?.length { return 1 + length }
    if DatePhrase.milliseconds(of: second) != nil { return 2 }
    let lead = second == "other" || DayPhrase.isCount(second) ? 2 : 1
    let rest = words.dropFirst(lead)
    let listed = weekdays(rest)
    let counted = listed == 0 && DayPhrase.isCount(second) ? countedLength(of: rest) : 0
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

  /// Whether words say when a repeat begins: `starting 1 jan`, `1 jan`.
  private static func isBegun(_ words: ArraySlice<Word>, in context: DateContext) -> Bool {
    let isLed = ["starting", "beginning", "from"].contains(words.first?.key ?? "")
    return DatePhrase.match(words.dropFirst(isLed ? 1 : 0), in: context) != nil
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

  /// How many words name several days of the week: 1 for `weekdays`, 2 for `working day`, 0 for others.
  private static func dayGroupLength(of words: ArraySlice<Word>) -> Int {
    let keys = words.prefix(2).map(\.key)
    guard let key = keys.first else { return 0 }
    if dayGroups.contains(key) { return 1 }
    let isOfWork = key == "working" || key == "business"
    return isOfWork && (keys.last == "day" || keys.last == "days") ? 2 : 0
  }

  private static let dayGroups: Set = [
    "weekday", "weekdays", "workday", "workdays", "weekend", "weekends",
  ]

  /// How many words list dates: `24 dec and 2 may`.
  private static func datesOfYear(_ words: ArraySlice<Word>, in context: DateContext) -> Int {
    var length = 0
    var rest = words
    while let date = DayPhrase.calendarDate(rest, from: context.today) {
      rest = rest.dropFirst(date.length)
      length = rest.startIndex - words.startIndex
      if joins.contains(rest.first?.key ?? "") { rest = rest.dropFirst() }
    }
    return length
  }

  private static let joins: Set = ["and", "or", "&", "+"]

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
        Self.dayOfMonth(rest, in: context) ?? Self.dayOfYear(rest, in: context)
        ?? DayPhrase.dayOfMonth(rest, from: context.today)
    case .year: match = Self.dayOfYear(rest, in: context)
    }
    return match.map { ($0.date, $0.length + 1) }
  }

  private static let endLeads: Set = ["until", "till", "ending", "ends", "except"]

  /// How many words say when a repeat ends or what it leaves out; 0 for what is nothing of the kind.
  ///
  /// No log can say so, and the date in them is not when the task is due.
  static func endLength(of words: ArraySlice<Word>, in context: DateContext) -> Int {
    guard let key = words.first?.key, endLeads.contains(key),
      let (_, length) = DatePhrase.match(words.dropFirst(), in: context)
    else { return 0 }
    return 1 + length
  }

  /// `every 15th` of the month, `every 24 dec` of the year: the unit with the day in it.
  private static func each(
    _ unit: CalendarUnit, on day: DayPhrase.Match?
  ) -> (phrase: RepeatPhrase, length: Int)? {
    day.map { (RepeatPhrase(count: 1, unit: unit, start: $0.date), $0.length + 1) }
  }

  /// `on the 1st of every month`, `friday of each week`, `24 dec of every year`.
  private static func dayOfEveryUnit(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: RepeatPhrase, length: Int)? {
    let lead = words.first?.key == "on" ? 1 : 0
    guard let (day, unit) = dayAndUnit(words.dropFirst(lead), in: context) else { return nil }
    let length = lead + day.length
    let tail = words.dropFirst(length).prefix(3).map(\.key)
    guard leads.contains(where: { tail == ["of", $0, unit.name] }) else { return nil }
    return (RepeatPhrase(count: 1, unit: unit, start: day.date), length + 3)
  }

  /// A day, and the unit in which there is one of it.
  private static func dayAndUnit(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (day: DayPhrase.Match, unit: CalendarUnit)? {
    if let day = DayPhrase.dayOfMonth(words, from: context.today) { return (day, .month) }
    if let day = DayPhrase.calendarDate(words, from: context.today) { return (day, .year) }
    let lead = words.first?.key == "the" ? 1 : 0
    let weekday = words.dropFirst(lead).prefix(1)
    guard weekday.first.flatMap({ DateNames.weekday($0.key) }) != nil,
      let day = DayPhrase.match(weekday, in: context)
    else { return nil }
    return ((day.date, lead + 1), .week)
  }

  /// `the 15th`, `1st of the month`, unless the words go on.
  private static func dayOfMonth(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> DayPhrase.Match? {
    guard let day = DayPhrase.dayOfMonth(words, from: context.today) else { return nil }
    let tail = words.dropFirst(day.length).prefix(3).map(\.key)
    let length = day.length + (tail == ["of", "the", "month"] ? 3 : 0)
    return isEnd(words.dropFirst(length)) ? (day.date, length) : nil
  }

  /// `24 dec`, `24.12.`, with a year or without one, unless the words go on.
  private static func dayOfYear(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> DayPhrase.Match? {
    guard let day = DayPhrase.calendarDate(words, from: context.today),
      words.first.flatMap({ DayPhrase.isoDate($0.key) }) == nil, isEnd(words.dropFirst(day.length))
    else { return nil }
    return day
  }

  /// Whether the words of a title end here: at the end of a line, at a time or at another meaning; an
  /// hour that no date takes may stand before it.
  private static func isEnd(_ words: ArraySlice<Word>) -> Bool {
    let behind = (PartOfDay(startOf: words) == nil ? words : words.dropFirst())
      .drop { $0.key == "fixed" }
    let rest = BareHour.dropped(from: behind)
    return rest.isEmpty || Meaning.matchWord(rest) != nil
      || endLeads.contains(rest.first?.key ?? "")
      || ClockPhrase.match(rest, alone: false) != nil
  }

  /// How many words list weekdays: `mon, wed and fri`, `mon,wed`.
  static func weekdays(_ words: ArraySlice<Word>) -> Int {
    list(words) { word in
      let days = word.key.split { ",/+&-".contains($0) }
      return !days.isEmpty && days.allSatisfy { DateNames.weekday(String($0)) != nil }
    }
  }

  /// How many words list such things, apart by `and`.
  static func list(_ words: ArraySlice<Word>, _ isItem: (Word) -> Bool) -> Int {
    var length = 0
    var rest = words
    while let word = rest.first, isItem(word) {
      length = rest.startIndex - words.startIndex + 1
      rest = rest.dropFirst()
      if joins.contains(rest.first?.key ?? "") { rest = rest.dropFirst() }
    }
    return length
  }

  private static func adverb(_ key: String) -> RepeatPhrase? {
    switch key {
    case "daily": RepeatPhrase(count: 1, unit: .day)
    case "weekly": RepeatPhrase(count: 1, unit: .week)
    case "biweekly", "fortnightly": RepeatPhrase(count: 2, unit: .week)
    case "monthly": RepeatPhrase(count: 1, unit: .month)
    case "quarterly": RepeatPhrase(count: 3, unit: .month)
    case "yearly", "annually": RepeatPhrase(count: 1, unit: .year)
    default: nil
    }
  }
}
