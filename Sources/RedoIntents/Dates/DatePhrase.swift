internal import RedoProtocol
internal import RedoTasks

/// A date in words as it stands in a line: the one grammar of quick-add and of date expressions.
///
/// A day and a time of day stand in either order, with `on`, `by` or `due` before a day and `at`,
/// `by` or `due` before a time. What is past the last moment of the protocol is no date.
enum DatePhrase: Hashable {
  /// Expressly no date.
  case someday
  /// A moment to the second or finer: `2026-12-24T14:30:00Z`, `in 2 hours`.
  case moment(Instant)
  /// A day, and its time of day where one is named.
  case day(CivilDate, ClockPhrase?)
  /// A time of day alone: today's where that is still ahead, else tomorrow's.
  case clock(ClockPhrase)

  /// The longest date at the start of `words`, and how many of them it takes.
  ///
  /// Nothing but a date is meant where `isAlone`, so that `15th` is one.
  static func match(
    _ words: ArraySlice<Word>, in context: DateContext, isAlone: Bool = false
  ) -> (phrase: DatePhrase, length: Int)? {
    let match =
      special(words, in: context) ?? dayFirst(words, in: context, isAlone: isAlone)
      ?? clockFirst(words, in: context)
    guard let match else { return nil }
    guard match.phrase == .someday || match.phrase.instant(in: context) != nil else { return nil }
    return match
  }

  /// The moment that the phrase means; nil for ``someday`` and beyond the protocol's moments.
  ///
  /// A day without a time has the context's default one. Where that is today and past, it is the
  /// end of today instead.
  func instant(in context: DateContext) -> Instant? {
    let instant: Instant
    switch self {
    case .someday: return nil
    case .moment(let moment): instant = moment
    case .day(let date, let clock?): instant = Self.instant(of: date, clock, in: context)
    case .day(let date, nil):
      let times = [context.defaultTime, ClockPhrase.endOfDay, .endOfDay]
      let moments = times.map { context.zone.instant(of: date, at: $0) }
      guard date == context.today else { return Self.checked(moments[0]) }
      instant = moments.first { $0 > context.now } ?? moments[2]
    case .clock(let clock):
      let today = Self.instant(of: context.today, clock, in: context)
      instant =
        today > context.now
        ? today : Self.instant(of: context.today.advanced(byDays: 1), clock, in: context)
    }
    return Self.checked(instant)
  }

  private static func checked(_ instant: Instant) -> Instant? {
    instant == instant.clamped ? instant : nil
  }

  private static func instant(
    of date: CivilDate, _ clock: ClockPhrase, in context: DateContext
  ) -> Instant {
    switch clock {
    case .at(let time): context.zone.instant(of: date, at: time)
    case .midnight: context.zone.instant(of: date.advanced(byDays: 1), at: .midnight)
    }
  }

  /// `someday`, a date-time in one word, `in 2 hours`.
  private static func special(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: DatePhrase, length: Int)? {
    let lead = ["by", "due", "at"].contains(words.first?.key) ? 1 : 0
    guard let key = words.dropFirst(lead).first?.key else { return nil }
    if key == "someday", lead == 0 { return (.someday, 1) }
    if let moment = Instant(rfc3339: key) { return (.moment(moment), lead + 1) }
    if let local = localDateTime(key) { return (local, lead + 1) }
    let rest = words.dropFirst()
    guard lead == 0, key == "in", let number = rest.first,
      let count = Figures.count(in: number.key),
      let unit = rest.dropFirst().first, let length = milliseconds(of: unit.key)
    else { return nil }
    return (.moment(Instant(milliseconds: context.now.milliseconds + Int64(count) * length)), 3)
  }

  private static func milliseconds(of unit: String) -> Int64? {
    switch unit {
    case "hour", "hours", "h": 3_600_000
    case "minute", "minutes", "min", "mins": 60_000
    default: nil
    }
  }

  /// `2026-12-24T14:30`, in local time.
  private static func localDateTime(_ key: String) -> DatePhrase? {
    let parts = key.split(separator: "t", omittingEmptySubsequences: false)
    guard parts.count == 2, let date = DayPhrase.isoDate(parts[0]) else { return nil }
    let figures = parts[1].split(separator: ":", omittingEmptySubsequences: false)
      .map { Figures.number(in: $0, digits: 2...2) }
    guard (2...3).contains(figures.count), let hour = figures[0], let minute = figures[1],
      let second = figures.count == 3 ? figures[2] : 0,
      let time = CivilTime(hour: hour, minute: minute, second: second)
    else { return nil }
    return .day(date, .at(time))
  }

  /// A day, and a time of day behind it where there is one.
  private static func dayFirst(
    _ words: ArraySlice<Word>, in context: DateContext, isAlone: Bool = false
  ) -> (phrase: DatePhrase, length: Int)? {
    let lead = ["on", "by", "due"].contains(words.first?.key) ? 1 : 0
    let rest = words.dropFirst(lead)
    guard let day = DayPhrase.match(rest, in: context) else {
      guard lead == 1 || isAlone else { return nil }
      return dayOfMonth(words, after: lead, in: context, isAlone: isAlone)
    }
    return withClock(day.date, words, lead + day.length)
  }

  /// `on the 15th`, unless the words go on: `on the 3rd floor`.
  private static func dayOfMonth(
    _ words: ArraySlice<Word>, after lead: Int, in context: DateContext, isAlone: Bool
  ) -> (phrase: DatePhrase, length: Int)? {
    guard let day = DayPhrase.dayOfMonth(words.dropFirst(lead), from: context.today) else {
      return nil
    }
    let match = withClock(day.date, words, lead + day.length)
    let rest = words.dropFirst(match.length)
    let isEnd = isAlone || rest.isEmpty || Meaning.matchBesideDates(rest, in: context) != nil
    return isEnd ? match : nil
  }

  private static func withClock(
    _ date: CivilDate, _ words: ArraySlice<Word>, _ length: Int
  ) -> (phrase: DatePhrase, length: Int) {
    guard let clock = ClockPhrase.match(words.dropFirst(length), alone: false) else {
      return (.day(date, nil), length)
    }
    return (.day(date, clock.phrase), length + clock.length)
  }

  /// A time of day, and the day behind it where there is one.
  private static func clockFirst(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: DatePhrase, length: Int)? {
    if let clock = ClockPhrase.match(words, alone: false),
      let day = dayFirst(words.dropFirst(clock.length), in: context),
      case .day(let date, nil) = day.phrase
    {
      return (.day(date, clock.phrase), clock.length + day.length)
    }
    return ClockPhrase.match(words, alone: true).map { (.clock($0.phrase), $0.length) }
  }
}
