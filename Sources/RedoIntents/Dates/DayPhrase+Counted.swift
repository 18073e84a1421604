internal import RedoProtocol
internal import RedoTasks

extension DayPhrase {
  /// `first monday of december`, `last friday in may`, `last friday of the month`, `2nd tuesday of next
  /// month`, `2nd tuesday next month`: the first such day from today on, or the one of a year that is
  /// named.
  static func countedWeekday(_ words: ArraySlice<Word>, from today: CivilDate) -> Match? {
    let keys = words.prefix(5).map(\.key)
    guard keys.count >= 4, let count = count(keys[0]), let weekday = DateNames.weekday(keys[1])
    else { return nil }
    if keys[2] == "next", keys[3] == "month", isUnsigned(words.prefix(2)) {
      let next = today.advanced(byMonths: 1)
      return date(count, weekday, ofMonth: next.month, year: next.year).map { ($0, 4) }
    }
    let month = DateNames.month(keys[3])?.rawValue
    guard keys[2] == "of" || (keys[2] == "in" && month != nil) else { return nil }
    if let month {
      guard keys.count < 5 || !isBeyondYears(keys[4]) else { return nil }
      let named = keys.count == 5 ? year(keys[4]) : nil
      let years = named.map { $0...$0 } ?? today.year...today.year + 1
      let dates = years.compactMap { date(count, weekday, ofMonth: month, year: $0) }
      return dates.first { named != nil || $0 >= today }.map { ($0, named == nil ? 4 : 5) }
    }
    guard let (months, length) = Self.months(of: keys.dropFirst(3), from: today) else { return nil }
    let dates = months.compactMap { date(count, weekday, ofMonth: $0.month, year: $0.year) }
    return dates.first { $0 >= today }.map { ($0, 3 + length) }
  }

  /// A day of each of the months that `this month`, `next month`, `the month` and `month` may be, which is the
  /// next one where this one's day is past, and how many words name them; nil for other words.
  private static func months(
    of keys: ArraySlice<String>, from today: CivilDate
  ) -> (dates: [CivilDate], length: Int)? {
    let next = today.advanced(byMonths: 1)
    return switch Array(keys.prefix(2)) {
    case ["this", "month"]: ([today], 2)
    case ["next", "month"]: ([next], 2)
    case ["the", "month"]: ([today, next], 2)
    default: keys.first == "month" ? ([today, next], 1) : nil
    }
  }

  /// Whether no sign parts some words from those behind them, as in `Pay on the 1st, next month call`.
  private static func isUnsigned(_ words: ArraySlice<Word>) -> Bool {
    words.allSatisfy { $0.key.utf8.count == $0.text.utf8.count }
  }

  /// `15th of december`, `first of next month`, `15th next month`: the first such day from today on, or
  /// the one of a year that is named.
  static func ordinalOfMonth(_ words: ArraySlice<Word>, from today: CivilDate) -> Match? {
    let keys = words.prefix(4).map(\.key)
    if keys.count >= 3, keys[1] == "next", keys[2] == "month", isUnsigned(words.prefix(1)),
      let day = ordinal(keys[0])
    {
      let next = today.advanced(byMonths: 1)
      return CivilDate(year: next.year, month: next.month, day: day).map { ($0, 3) }
    }
    guard keys.count >= 3, keys[1] == "of", let day = keys[0] == "first" ? 1 : ordinal(keys[0])
    else { return nil }
    if let match = self.day(day, of: words.dropFirst(2), from: today) {
      return (match.date, 2 + match.length)
    }
    guard let (months, length) = Self.months(of: keys.dropFirst(2), from: today) else { return nil }
    let dates = months.compactMap { CivilDate(year: $0.year, month: $0.month, day: day) }
    return dates.first { $0 >= today }.map { ($0, 2 + length) }
  }

  /// A day of the month that begins some words, in the year behind it or the next one that has it:
  /// `december`, `feb 2028`.
  private static func day(
    _ day: Int, of words: ArraySlice<Word>, from today: CivilDate
  ) -> Match? {
    let next = words.dropFirst().first?.key
    guard let month = words.first.flatMap({ DateNames.month($0.key) })?.rawValue,
      next.map({ isBeyondYears($0) }) != true
    else { return nil }
    let named = next.flatMap { year($0) }
    // A leap day may be eight years away.
    let years = named.map { $0...$0 } ?? today.year...today.year + 8
    let dates = years.lazy.compactMap { CivilDate(year: $0, month: month, day: day) }
    return dates.first { named != nil || $0 >= today }.map { ($0, named == nil ? 1 : 2) }
  }

  /// `3 days from now`, `2 weeks from tomorrow`, `a week from friday`; more weeks from a Friday may as
  /// well be how long something takes.
  static func distanceFrom(_ words: ArraySlice<Word>, in context: DateContext) -> Match? {
    guard let (count, own) = Figures.count(startOf: words) else {
      return oneWordFromNow(words, from: context.today)
    }
    let keys = words.dropFirst(own).prefix(3).map(\.key)
    let isOne = own == 1 && words.first?.key == "a"
    guard keys.count == 3, keys[1] == "from", let unit = CalendarUnit(keys[0]),
      ["now", "today", "tomorrow"].contains(keys[2]) || (isOne && unit == .week)
    else { return nil }
    let rest = words.dropFirst(own + 2)
    let start = keys[2] == "now" ? (context.today, 1) : named(rest, in: context)
    return start.flatMap { date, length in
      unit.date(count, after: date).map { ($0, length + own + 2) }
    }
  }

  /// `3d from now`, `2w from today`.
  private static func oneWordFromNow(_ words: ArraySlice<Word>, from today: CivilDate) -> Match? {
    let keys = words.prefix(4).map(\.key)
    guard keys.count > 2, keys[1] == "from", keys[2] == "now" || keys[2] == "today",
      keys.dropFirst(3).first != "on"
    else { return nil }
    return oneWord(keys[0], from: today).map { ($0.date, 3) }
  }

  /// `start of next week`, `at the beginning of next month`, `first day of next year`: its first day.
  static func start(_ words: ArraySlice<Word>, in context: DateContext) -> Match? {
    let lead = leadLength(words)
    guard let own = startLength(words.dropFirst(lead)) else { return nil }
    let rest = words.dropFirst(lead + own)
    return (startOfNext(rest, in: context) ?? startOfNextQuarter(rest, from: context.today))
      .map { ($0.date, lead + own + $0.length) }
  }

  /// How many words are `at`, `the` or `at the`, which lead in a beginning or an end.
  private static func leadLength(_ words: ArraySlice<Word>) -> Int {
    let length = words.first?.key == "at" ? 1 : 0
    return length + (words.dropFirst(length).first?.key == "the" ? 1 : 0)
  }

  /// `start of december`, `at the beginning of january 2027`: the first day of the month.
  ///
  /// Whoever asks knows that a date is meant: titles have such words too.
  static func startOfMonth(_ words: ArraySlice<Word>, from today: CivilDate) -> Match? {
    let lead = leadLength(words)
    guard let own = startLength(words.dropFirst(lead)),
      let match = day(1, of: words.dropFirst(lead + own), from: today)
    else { return nil }
    return (match.date, lead + own + match.length)
  }

  /// `the 24th december`, `the 3 may 2027`: the day in front of its month, as it is spoken.
  ///
  /// Whoever asks knows that a date is meant: `the 24 dec party` is a party.
  static func namedWithArticle(_ words: ArraySlice<Word>, from today: CivilDate) -> Match? {
    let rest = words.dropFirst()
    guard words.first?.key == "the", let first = rest.first?.key, dayNumber(first) != nil else {
      return nil
    }
    return calendarDate(rest, from: today).map { ($0.date, $0.length + 1) }
  }

  /// How many words are `start of`, `beginning of` or `first day of`; nil for others.
  private static func startLength(_ words: ArraySlice<Word>) -> Int? {
    let keys = words.prefix(3).map(\.key)
    return [["start", "of"], ["beginning", "of"], ["first", "day", "of"]]
      .first { keys.starts(with: $0) }?.count
  }

  /// The first day of `next week`, `next month` or `next year`: what is to be done before one of them
  /// is to be done before all of it.
  static func startOfNext(_ words: ArraySlice<Word>, in context: DateContext) -> Match? {
    guard words.first?.key == "next",
      let unit = words.dropFirst().first.flatMap({ CalendarUnit(singular: $0.key) }), unit != .day,
      let next = unit.date(1, after: context.today)
    else { return nil }
    return beginning(of: unit, holding: next, in: context).map { ($0, 2) }
  }

  /// The beginning of a week, month or year: its first day.
  static func beginning(
    of unit: CalendarUnit, holding date: CivilDate, in context: DateContext
  ) -> CivilDate? {
    switch unit {
    case .day: date
    case .week: date.advanced(byDays: -Weekday(of: date).days(after: context.weekStart))
    case .month: CivilDate(year: date.year, month: date.month, day: 1)
    case .year: CivilDate(year: date.year, month: 1, day: 1)
    }
  }

  /// The end of a week, month or year: its last day.
  static func end(
    of unit: CalendarUnit, holding date: CivilDate, in context: DateContext
  ) -> CivilDate? {
    switch unit {
    case .day: date
    case .week: date.advanced(byDays: 6 - Weekday(of: date).days(after: context.weekStart))
    case .month: last(ofMonth: date.month, year: date.year)
    case .year: last(ofMonth: 12, year: date.year)
    }
  }

  /// `end of month`, `at end of week`, `at the end of next week`, `last day of the year`, `end of
  /// quarter`, `end of november`.
  ///
  /// Whoever asks knows that a date is meant: titles have such words too.
  static func spanEnd(_ words: ArraySlice<Word>, in context: DateContext) -> Match? {
    let keys = words.prefix(7).map(\.key)
    let lead = leadLength(words)
    let names = [["end", "of"], ["last", "day", "of"]]
    guard let name = names.first(where: { keys.dropFirst(lead).starts(with: $0) }) else {
      return nil
    }
    let length = lead + name.count
    let rest = keys.dropFirst(length)
    if let month = rest.first.flatMap(DateNames.month) {
      return end(of: month, rest.dropFirst().first, from: context.today)
        .map { ($0.date, length + $0.length) }
    }
    let which = rest.first.flatMap { ["the", "this", "next"].contains($0) ? $0 : nil }
    if rest.dropFirst(which == nil ? 0 : 1).first == "quarter" {
      let date = which == "next" ? CalendarUnit.month.date(3, after: context.today) : context.today
      return date.flatMap(endOfQuarter(holding:)).map { ($0, length + (which == nil ? 1 : 2)) }
    }
    guard
      let unit = rest.dropFirst(which == nil ? 0 : 1).first.flatMap(CalendarUnit.init(singular:)),
      unit != .day,
      let date = which == "next" ? unit.date(1, after: context.today) : context.today
    else { return nil }
    return end(of: unit, holding: date, in: context)
      .map { ($0, length + (which == nil ? 1 : 2)) }
  }

  /// The last day of a month, in the year behind it or the next one that it has.
  private static func end(of month: Month, _ next: String?, from today: CivilDate) -> Match? {
    guard next.map({ isBeyondYears($0) }) != true else { return nil }
    let named = next.flatMap { year($0) }
    let years = named.map { $0...$0 } ?? today.year...today.year + 1
    let dates = years.compactMap { last(ofMonth: month.rawValue, year: $0) }
    return dates.first { named != nil || $0 >= today }.map { ($0, named == nil ? 1 : 2) }
  }

  private static func last(ofMonth month: Int, year: Int) -> CivilDate? {
    CivilDate(year: year, month: month, day: CivilDate.days(in: month, of: year))
  }

  private static let counts = ["first": 1, "second": 2, "third": 3, "fourth": 4, "last": -1]

  /// 1 to 4, or -1 for the last.
  static func count(_ key: String) -> Int? {
    counts[key] ?? ordinal(key).flatMap { (1...4).contains($0) ? $0 : nil }
  }

  /// Whether a word counts days, also further than every month has them.
  static func isCount(_ key: String) -> Bool {
    counts[key] != nil || key == "fifth" || ordinal(key) != nil
  }

  private static func date(
    _ count: Int, _ weekday: Weekday, ofMonth month: Int, year: Int
  ) -> CivilDate? {
    guard count < 0 else {
      guard let first = CivilDate(year: year, month: month, day: 1) else { return nil }
      return first.advanced(byDays: weekday.days(after: Weekday(of: first)) + 7 * (count - 1))
    }
    return last(ofMonth: month, year: year).map {
      $0.advanced(byDays: -Weekday(of: $0).days(after: weekday))
    }
  }
}
