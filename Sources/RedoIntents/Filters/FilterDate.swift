internal import RedoProtocol
internal import RedoTasks

/// A date in a filter term: the moments that it spans, a whole day unless it names a time.
///
/// It reads what quick-add reads (``DatePhrase``), `tonight` and `this morning` as all of today and
/// `next week` as all of its days, and besides `yesterday`, `week` for today and the six days after
/// it, `-3d` for days that are past, and in several words what only the past has (``PastPhrase``).
/// Of fields that look back, `week` is today and the six days before it, `3d` and `2w` are so long
/// ago, and a time of day, a weekday, or a day and month without a year is the last such, each also
/// with a time behind it.
enum FilterDate {
  /// The milliseconds that a date spans; nil where the text is no date.
  static func span(
    of text: String, looksBack: Bool, in context: DateContext
  ) -> Range<Int64>? {
    let key = text.lowercased()
    switch key {
    case "tonight", "this evening", "this afternoon", "this morning":
      return span(of: context.today, in: context)
    case "yesterday": return span(of: context.today.advanced(byDays: -1), in: context)
    case "week":
      let days = TaskGrouping.daysOfWeek
      let first = looksBack ? context.today.advanced(byDays: 1 - days) : context.today
      return span(of: first, days: days, in: context)
    default: break
    }
    if let days = shortDistance(key, looksBack: looksBack) {
      return span(of: context.today.advanced(byDays: days), in: context)
    }
    let words = Word.plain(in: text)
    if let days = calendarDays(words, in: context) { return days }
    guard let match = DatePhrase.match(words[...], in: context), match.length == words.count,
      let instant = match.phrase.instant(in: context)
    else { return past(words, in: context) }
    switch match.phrase {
    case .someday: return nil
    case .moment: return instant.milliseconds..<instant.milliseconds + 1
    case .day(let date, nil):
      return span(of: looksBack ? last(date, words, in: context) : date, in: context)
    case .day(let date, let clock?):
      // Of an evening that goes on, when it began: what falls due then is no matter of a filter.
      let named = DatePhrase.coming(clock, on: date, in: context)
      return minute(at: looksBack ? last(named, words, in: context) : named)
    case .clock:
      return minute(at: looksBack ? last(instant, words, in: context) : instant)
    }
  }

  /// `last fri`, `yesterday 9am`, `2 weeks ago`; `last week` is the days from the one a week ago to
  /// yesterday.
  private static func past(_ words: [Word], in context: DateContext) -> Range<Int64>? {
    guard words.count > 1 else { return nil }
    let phrase = PastPhrase(in: context)
    guard let date = phrase.date(words[...]) ?? phrase.dayAgo(words[...]) else {
      return phrase.instant(words[...]).map(minute)
    }
    let isUnit = words.count == 2 && CalendarUnit(singular: words[1].key) != nil
    let days = isUnit ? context.today.daysSinceEpoch - date.daysSinceEpoch : 1
    return span(of: date, days: days, in: context)
  }

  /// All days of `this week`, `next month` or `this weekend`, by the calendar.
  private static func calendarDays(_ words: [Word], in context: DateContext) -> Range<Int64>? {
    guard words.count == 2, ["this", "next"].contains(words[0].key) else { return nil }
    if words[1].key == "weekend" {
      return DayPhrase.match(words[...], in: context).map {
        // Its day for a task is on a Sunday that day, which is its second.
        let first = $0.date.advanced(byDays: Weekday(of: $0.date) == .sunday ? -1 : 0)
        return span(of: first, days: 2, in: context)
      }
    }
    guard let unit = CalendarUnit(singular: words[1].key), unit != .day,
      let date = words[0].key == "this" ? context.today : unit.date(1, after: context.today),
      let first = DayPhrase.beginning(of: unit, holding: date, in: context),
      let last = DayPhrase.end(of: unit, holding: date, in: context)
    else { return nil }
    return span(of: first, days: last.daysSinceEpoch - first.daysSinceEpoch + 1, in: context)
  }

  /// Days from today: `3d`, `2w`, and with a sign `-3d`, `+2w`.
  private static func shortDistance(_ key: String, looksBack: Bool) -> Int? {
    let isSigned = key.hasPrefix("-") || key.hasPrefix("+")
    let isBack = isSigned ? key.hasPrefix("-") : looksBack
    let figures = key.dropFirst(isSigned ? 1 : 0)
    guard let unit = figures.last, unit == "d" || unit == "w",
      let count = Figures.number(in: figures.dropLast())
    else { return nil }
    return (isBack ? -count : count) * (unit == "w" ? 7 : 1)
  }

  /// The last day of a name that means the next one otherwise.
  private static func last(
    _ date: CivilDate, _ words: [Word], in context: DateContext
  ) -> CivilDate {
    guard date > context.today else { return date }
    let words = words.drop { ["on", "the"].contains($0.key) }
    let named = words.drop { DateNames.weekday($0.key) != nil }
    if words.count == 1, named.isEmpty { return date.advanced(byDays: -7) }
    guard let match = DayPhrase.latest(named, upTo: context.today), match.length == named.count
    else { return date }
    return match.date
  }

  /// The last moment of words that mean the next one otherwise; that one where they name no other, as
  /// `tomorrow 9am` does not.
  private static func last(
    _ instant: Instant, _ words: [Word], in context: DateContext
  ) -> Instant {
    guard instant > context.now else { return instant }
    // Seen from tomorrow, today too is the last day of its name; from yesterday, that of a year ago.
    let days = words.contains { $0.key == "today" } ? [] : [1, 0, -1]
    return days.lazy.map { context.today.advanced(byDays: $0) }
      .map { context.at(context.zone.instant(of: $0, at: .midnight)) }
      .compactMap { PastPhrase(in: $0).instant(words[...]) }.first { $0 <= context.now } ?? instant
  }

  private static func minute(at instant: Instant) -> Range<Int64> {
    instant.milliseconds..<instant.milliseconds + Instant.minute
  }

  private static func span(
    of date: CivilDate, days: Int = 1, in context: DateContext
  ) -> Range<Int64> {
    let start = context.zone.instant(of: date, at: .midnight).milliseconds
    let next = date.advanced(byDays: days)
    return start..<max(start + 1, context.zone.instant(of: next, at: .midnight).milliseconds)
  }
}
