internal import RedoProtocol
internal import RedoTasks

extension RepeatPhrase {
  /// `on the 1st of every month`, `friday of each week`, `24 dec of every year`.
  static func dayOfEveryUnit(
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
  static func dayOfMonth(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> DayPhrase.Match? {
    guard let day = DayPhrase.dayOfMonth(words, from: context.today) else { return nil }
    let tail = words.dropFirst(day.length).prefix(3).map(\.key)
    let length = day.length + (tail == ["of", "the", "month"] ? 3 : 0)
    return isEnd(words.dropFirst(length)) ? (day.date, length) : nil
  }

  /// `24 dec`, `24.12.`, with a year or without one, unless the words go on.
  static func dayOfYear(
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
}
