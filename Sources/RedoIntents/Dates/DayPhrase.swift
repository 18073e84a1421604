internal import RedoProtocol
internal import RedoTasks

/// A day in words: `today`, `next friday`, `in 3 days`, `24 dec`, `24.12.`, `2026-12-24`.
///
/// * A weekday alone, or after `this`, is the next such day; today counts only after `this`.
/// * `this coming friday` and `the coming friday` are the next such day, as `friday` alone is.
/// * `next friday` is the Friday of the week after this one, as the week's start has it.
/// * `this weekend` is the Saturday that comes or is today, on a Sunday that day; `next weekend` is
///   the Saturday after, whenever the week starts.
/// * `monday next week` and `next week monday` are the same as `next monday`; `a week from friday` is
///   a week after it.
/// * `start of next month` is its first day, as `start of next week` is that week's.
/// * `next week`, `next month`, `next year` are today's day of the week, month or year, held back
///   to the month's last day.
/// * A date without a year is the next one that exists, today counting; so is one without a month.
enum DayPhrase {
  /// A day, and how many words name it.
  typealias Match = (date: CivilDate, length: Int)

  /// The longest day at the start of `words`.
  static func match(_ words: ArraySlice<Word>, in context: DateContext) -> Match? {
    distanceFrom(words, in: context) ?? named(words, in: context)
  }

  /// A day that is not counted from another one.
  static func named(_ words: ArraySlice<Word>, in context: DateContext) -> Match? {
    guard let key = words.first?.key else { return nil }
    let rest = words.dropFirst()
    switch key {
    case "today", "tonight": return (context.today, 1)
    case "tomorrow", "tmr", "tmrw": return after(1, of: context.today).map { ($0, 1) }
    case "day": return dayAfterTomorrow(words, from: context.today)
    case "the":
      return dayAfterTomorrow(words, from: context.today)
        ?? (countedWeekday(rest, from: context.today) ?? ordinalOfMonth(rest, from: context.today)
        ?? start(rest, in: context) ?? comingDay(rest, from: context.today))
        .map { ($0.date, $0.length + 1) }
    case "next": return coming(rest, in: context).map { ($0.date, $0.length + 1) }
    case "this":
      return (current(rest, from: context.today) ?? comingDay(rest, from: context.today))
        .map { ($0.date, $0.length + 1) }
    case "later": return laterToday(rest, in: context).map { ($0.date, $0.length + 1) }
    case "in": return distance(rest, from: context.today).map { ($0.date, $0.length + 1) }
    case "eow": return end(of: .week, holding: context.today, in: context).map { ($0, 1) }
    case "eom": return end(of: .month, holding: context.today, in: context).map { ($0, 1) }
    case "eoq": return endOfQuarter(holding: context.today).map { ($0, 1) }
    case "eoy": return end(of: .year, holding: context.today, in: context).map { ($0, 1) }
    default: break
    }
    if let match = countedWeekday(words, from: context.today)
      ?? ordinalOfMonth(words, from: context.today) ?? start(words, in: context)
    {
      return match
    }
    if let weekday = DateNames.weekday(key) {
      return self.weekday(weekday, followedBy: rest, in: context)
    }
    return calendarDate(words, from: context.today)
      ?? (key.hasSuffix("d") || key.hasSuffix("w") ? oneWord(key, from: context.today) : nil)
  }

  /// `(the) day after tomorrow`.
  private static func dayAfterTomorrow(_ words: ArraySlice<Word>, from today: CivilDate) -> Match? {
    let phrase = ["the", "day", "after", "tomorrow"]
    let expected = words.first?.key == "the" ? phrase[...] : phrase[1...]
    guard words.prefix(expected.count).map(\.key).elementsEqual(expected) else { return nil }
    return after(2, of: today).map { ($0, expected.count) }
  }

  /// What stands after `this`: a weekday from today on, `weekend`, or a part of today.
  private static func current(_ words: ArraySlice<Word>, from today: CivilDate) -> Match? {
    guard let key = words.first?.key else { return nil }
    if let part = PartOfDay(rawValue: key), part != .night { return (today, 1) }
    if key == "weekend", Weekday(of: today) == .sunday { return (today, 1) }
    guard let weekday = key == "weekend" ? .saturday : DateNames.weekday(key) else { return nil }
    return after(weekday.days(after: Weekday(of: today)), of: today).map { ($0, 1) }
  }

  /// What stands after `later`: `today`, `tonight`, or a part of today behind `this`.
  private static func laterToday(_ words: ArraySlice<Word>, in context: DateContext) -> Match? {
    switch words.first?.key {
    case "today", "tonight": return (context.today, 1)
    case "this":
      let part = words.dropFirst().first.flatMap { PartOfDay(rawValue: $0.key) }
      return part == nil || part == .night ? nil : (context.today, 2)
    default: return nil
    }
  }

  /// `coming friday` and `coming weekend` behind `this` or `the`: the next such day, and never today.
  ///
  /// Without one of them, `coming` is a verb: `Mum coming friday`.
  private static func comingDay(_ words: ArraySlice<Word>, from today: CivilDate) -> Match? {
    guard words.first?.key == "coming", let key = words.dropFirst().first?.key,
      let weekday = key == "weekend" ? .saturday : DateNames.weekday(key)
    else { return nil }
    let days = weekday.days(after: Weekday(of: today))
    return after(days == 0 ? 7 : days, of: today).map { ($0, 2) }
  }

  /// What stands after `next`: a weekday of next week, as in `next week fri` and `next week on friday`, a day
  /// of next month, or a week, month or year from today.
  private static func coming(_ words: ArraySlice<Word>, in context: DateContext) -> Match? {
    guard let key = words.first?.key else { return nil }
    let today = context.today
    if key == "weekend" { return after(daysToNextWeekend(from: today), of: today).map { ($0, 1) } }
    if let weekday = DateNames.weekday(key) {
      return after(daysToNextWeek(weekday, in: context), of: today).map { ($0, 1) }
    }
    guard let unit = CalendarUnit(singular: key) else { return nil }
    let lead = words.dropFirst().first?.key == "on" ? 2 : 1
    if unit == .week,
      let weekday = words.dropFirst(lead).first.flatMap({ DateNames.weekday($0.key) })
    {
      return after(daysToNextWeek(weekday, in: context), of: today).map { ($0, lead + 1) }
    }
    guard unit != .day, let date = unit.date(1, after: today) else { return nil }
    return dayOfNextMonth(words, date) ?? (date, 1)
  }

  /// `month on the 15th`, of the month of a date; not `month on the 3rd floor`.
  private static func dayOfNextMonth(_ words: ArraySlice<Word>, _ date: CivilDate) -> Match? {
    let keys = words.prefix(4).map(\.key)
    guard keys.starts(with: ["month", "on", "the"]), let day = keys.last.flatMap(ordinal),
      RepeatPhrase.isEnd(words.dropFirst(4)),
      let date = CivilDate(year: date.year, month: date.month, day: day)
    else { return nil }
    return (date, 4)
  }

  /// The days to a weekday of the week after this one, 1 … 13.
  private static func daysToNextWeek(_ weekday: Weekday, in context: DateContext) -> Int {
    let intoWeek = Weekday(of: context.today).days(after: context.weekStart)
    return 7 - intoWeek + weekday.days(after: context.weekStart)
  }

  /// The days to the Saturday after this weekend, which a Sunday ends: 6 … 13.
  private static func daysToNextWeekend(from today: CivilDate) -> Int {
    let weekday = Weekday(of: today)
    return Weekday.saturday.days(after: weekday) + (weekday == .sunday ? 0 : 7)
  }

  /// A weekday, one of `next week`, or one that says again what the date behind it is: `mon 23 nov`,
  /// `monday the 23rd`.
  private static func weekday(
    _ weekday: Weekday, followedBy words: ArraySlice<Word>, in context: DateContext
  ) -> Match? {
    let today = context.today
    if words.prefix(2).map(\.key) == ["next", "week"] {
      return after(daysToNextWeek(weekday, in: context), of: today).map { ($0, 3) }
    }
    if let match = calendarDate(words, from: today), Weekday(of: match.date) == weekday {
      return (match.date, match.length + 1)
    }
    if let match = dayOfMonth(words, from: today), Weekday(of: match.date) == weekday,
      RepeatPhrase.isEnd(words.dropFirst(match.length))
    {
      return (match.date, match.length + 1)
    }
    let days = weekday.days(after: Weekday(of: today))
    return after(days == 0 ? 7 : days, of: today).map { ($0, 1) }
  }

  /// `24 dec`, `dec 24`, `dec the 24th`, `24.12.`, each with a year behind it or not, `24. 12. 2026`,
  /// `2026-12-24`, and `24-dec-2026`.
  static func calendarDate(_ words: ArraySlice<Word>, from today: CivilDate) -> Match? {
    guard let word = words.first else { return nil }
    let first = word.key
    if let date = isoDate(first) ?? dashedDate(first) { return (date, 1) }
    // Without its second stop it may be a price or a version.
    let stops = word.text.utf8.count { $0 == UInt8(ascii: ".") }
    if stops >= 2, let date = dottedDate(first, from: today) {
      guard first.utf8.count(where: { $0 == UInt8(ascii: ".") }) == 1,
        let next = words.dropFirst().first?.key, year(next) != nil
      else { return (date, 1) }
      return dottedDate(first + "." + next, from: today).map { ($0, 2) }
    }
    let apart = words.prefix(3)
    if apart.count == 3, apart.dropLast().allSatisfy({ $0.text.hasSuffix(".") }),
      let date = dottedDate(apart.map(\.key).joined(separator: "."), from: today)
    {
      return (date, 3)
    }
    guard let second = words.dropFirst().first?.key else { return nil }
    if second == "the" { return monthAndOrdinal(words, from: today) }
    let pair =
      DateNames.month(second).flatMap { month in dayNumber(first).map { (month, $0) } }
      ?? DateNames.month(first).flatMap { month in dayNumber(second).map { (month, $0) } }
    guard let (month, day) = pair, !isBeyondYears(words) else { return nil }
    if let year = words.dropFirst(2).first.flatMap({ year($0.key) }) {
      return CivilDate(year: year, month: month.rawValue, day: day).map { ($0, 3) }
    }
    return next(month, day, from: today).map { ($0, 2) }
  }

  /// `december the 24th`, with a year behind it or not; `may the` is how a wish begins.
  private static func monthAndOrdinal(_ words: ArraySlice<Word>, from today: CivilDate) -> Match? {
    let keys = words.prefix(4).map(\.key)
    guard keys.count > 2, keys[0] != "may", let month = DateNames.month(keys[0]),
      let day = ordinal(keys[2])
    else { return nil }
    guard keys.count == 4, isLikeYear(keys[3]) else {
      return next(month, day, from: today).map { ($0, 3) }
    }
    return year(keys[3]).flatMap { CivilDate(year: $0, month: month.rawValue, day: day) }
      .map { ($0, 4) }
  }

  /// The first date from today on with this month and day; a leap day may be eight years away.
  private static func next(_ month: Month, _ day: Int, from today: CivilDate) -> CivilDate? {
    for year in today.year...today.year + 8 {
      if let date = CivilDate(year: year, month: month.rawValue, day: day), date >= today {
        return date
      }
    }
    return nil
  }

  /// `24.12`, `24.12.2026`.
  static func dottedDate(_ key: String, from today: CivilDate) -> CivilDate? {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    guard (2...3).contains(parts.count), let day = Figures.number(in: parts[0], digits: 1...2),
      let month = Figures.number(in: parts[1], digits: 1...2)
    else { return nil }
    guard parts.count == 3 else {
      return Month(rawValue: month).flatMap { next($0, day, from: today) }
    }
    guard let year = year(String(parts[2])) else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// `YYYY-MM-DD`, and `YYYY/MM/DD`: with the year first nobody means anything else.
  static func isoDate(_ key: some StringProtocol) -> CivilDate? {
    let sign: Character = key.utf8.contains(UInt8(ascii: "/")) ? "/" : "-"
    let parts = key.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 3, let year = Figures.number(in: parts[0], digits: 4...4),
      let month = Figures.number(in: parts[1], digits: 2...2),
      let day = Figures.number(in: parts[2], digits: 2...2)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// `24-dec-2026`, and `24/dec/2026`: the month in letters says which it is.
  static func dashedDate(_ key: String) -> CivilDate? {
    let sign: Character = key.utf8.contains(UInt8(ascii: "/")) ? "/" : "-"
    let parts = key.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 3, let month = DateNames.month(String(parts[1])),
      let day = dayNumber(String(parts[0])), let year = year(String(parts[2]))
    else { return nil }
    return CivilDate(year: year, month: month.rawValue, day: day)
  }

  /// A year of the protocol's: 1970 … 9999.
  static func year(_ key: String) -> Int? {
    Figures.number(in: key, digits: 4...4).flatMap { $0 >= 1970 ? $0 : nil }
  }

  /// A day of the month: `24`, `1st`, `22nd`.
  static func dayNumber(_ key: String) -> Int? {
    ordinal(key) ?? Figures.number(in: key, digits: 1...2)
  }

  /// `1st`, `22nd`.
  static func ordinal(_ key: String) -> Int? {
    guard ["st", "nd", "rd", "th"].contains(where: key.hasSuffix) else { return nil }
    return Figures.number(in: key.dropLast(2), digits: 1...2)
  }

  /// `the 15th`, `1st`: the first day of that number from today on, in a month that has it.
  ///
  /// Whoever asks knows that a date is meant: titles count in such words too.
  static func dayOfMonth(_ words: ArraySlice<Word>, from today: CivilDate) -> Match? {
    let lead = words.first?.key == "the" ? 1 : 0
    guard let day = words.dropFirst(lead).first.flatMap({ ordinal($0.key) }) else { return nil }
    for month in today.month...today.month + 12 {
      let (years, rest) = (month - 1).quotientAndRemainder(dividingBy: 12)
      if let date = CivilDate(year: today.year + years, month: rest + 1, day: day), date >= today {
        return (date, lead + 1)
      }
    }
    return nil
  }

  private static func after(_ days: Int, of date: CivilDate) -> CivilDate? {
    CalendarUnit.day.date(days, after: date)
  }
}
