extension RepeatPhrase {
  /// `on the 1st of every month`, `24th of december of every year`, `friday of every other week`.
  static func dayOfEveryUnit(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: RepeatPhrase, length: Int)? {
    let lead = words.first?.key == "on" ? 1 : 0
    guard let (day, unit) = dayAndUnit(words.dropFirst(lead), in: context) else { return nil }
    let length = lead + day.length + 1
    let tail = words.dropFirst(length - 1)
    guard tail.first?.key == "of", leads.contains(tail.dropFirst().first?.key ?? ""),
      // No more words say which units that are: `every second week of the month`.
      let (units, count) = wholeDays(tail.dropFirst().prefix(6), in: context),
      units.unit == unit, units.start == nil, unit == .week || units.count == 1
    else { return nil }
    return (RepeatPhrase(count: units.count, unit: unit, start: day.date), length + count)
  }

  /// A day, and the unit in which there is one of it.
  private static func dayAndUnit(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (day: DayPhrase.Match, unit: CalendarUnit)? {
    let lead = words.first?.key == "the" ? 1 : 0
    let rest = words.dropFirst(lead)
    let isOfMonth = rest.dropFirst(2).first.flatMap { DateNames.month($0.key) } != nil
    if let (date, length) = DayPhrase.calendarDate(rest, from: context.today)
      ?? (isOfMonth ? DayPhrase.ordinalOfMonth(rest, from: context.today) : nil)
    {
      return ((date, lead + length), .year)
    }
    if let day = DayPhrase.dayOfMonth(words, from: context.today) { return (day, .month) }
    let weekday = rest.prefix(1)
    guard weekday.first.flatMap({ DateNames.weekday($0.key) }) != nil,
      let day = DayPhrase.match(weekday, in: context)
    else { return nil }
    return ((day.date, lead + 1), .week)
  }

  /// `the 15th`, `1st of the month`, `5th of each month`, unless the words go on.
  static func dayOfMonth(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> DayPhrase.Match? {
    guard let day = DayPhrase.dayOfMonth(words, from: context.today) else { return nil }
    let length = day.length + (unit(startOf: words.dropFirst(day.length)) == "month" ? 3 : 0)
    return isEnd(behind: length, of: words) ? (day.date, length) : nil
  }

  /// `24 dec`, `24.12.`, with a year or without one, unless the words go on.
  static func dayOfYear(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> DayPhrase.Match? {
    dateOfYear(words, in: context).flatMap { isEnd(behind: $0.length, of: words) ? $0 : nil }
  }

  /// `24 dec`, `24.12.`, with a year or without one, however the words go on.
  static func dateOfYear(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> DayPhrase.Match? {
    guard words.first.flatMap({ DayPhrase.isoDate($0.key) }) == nil else { return nil }
    return DayPhrase.calendarDate(words, from: context.today)
  }

  /// Whether the words of a title end behind the first of some, or a sign parts these from them.
  private static func isEnd(behind length: Int, of words: ArraySlice<Word>) -> Bool {
    let rest = words.dropFirst(length)
    return isEnd(rest) || words.prefix(length).last?.isParted(from: rest.first) == true
  }

  /// Whether the words of a title end here: at the end of a line, at a time or at another meaning; an
  /// hour that no date takes may stand before it.
  static func isEnd(_ words: ArraySlice<Word>) -> Bool {
    let behind = words.dropFirst(PartOfDay.behindDay(words)?.length ?? 0)
      .drop { $0.key == "fixed" }
    let rest = BareHour.dropped(from: behind)
    return rest.isEmpty || Meaning.matchWord(rest) != nil
      || endLeads.contains(rest.first?.key ?? "")
      || ClockPhrase.match(rest, alone: false) != nil
  }
}
