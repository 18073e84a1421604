internal import RedoProtocol
internal import RedoTasks

/// A date in words as it stands in a line: the one grammar of quick-add and of date expressions.
///
/// A day and a time of day stand in either order, with `by`, `due`, `until` or `before` in front, or
/// `on` before a day, or `at` or `@` before a time; `before friday` is the day before, and `before next
/// week` the last day of this one. What is past the last moment of the protocol is no date.
enum DatePhrase: Hashable {
  /// Expressly no date.
  case someday
  /// A moment to the second or finer: `2026-12-24T14:30:00Z`, `2026-12-24 14:30Z`, `in 2 hours`.
  case moment(Instant)
  /// A day, and its time of day, or the part of it, where one is named.
  case day(CivilDate, ClockPhrase?)
  /// A time of day alone: today's where that is still ahead, else tomorrow's.
  case clock(ClockPhrase)

  /// What may stand before a day.
  static let dayLeads: Set<String> = ["by", "due", "until", "till", "before", "on"]
  /// What may stand before a time of day.
  static let clockLeads: Set<String> = ["by", "due", "until", "till", "before", "at", "@"]

  /// The longest date at the start of `words`, and how many of them it takes.
  ///
  /// Nothing but a date is meant where `isAlone`, so that `15th` is one.
  static func match(
    _ words: ArraySlice<Word>, in context: DateContext, isAlone: Bool = false
  ) -> (phrase: DatePhrase, length: Int)? {
    let match =
      special(words, in: context) ?? dayFirst(words, in: context, isAlone: isAlone)
      ?? clockFirst(words, in: context) ?? led(words, in: context, isAlone: isAlone)
      ?? noLater(words, in: context) ?? hoursFromNow(words, in: context)
      ?? theDayBefore(words, in: context, isAlone: isAlone)
    guard let match else { return nil }
    guard match.phrase == .someday || match.phrase.instant(in: context) != nil else { return nil }
    // `See Ana fri at the latest show` has a title.
    let latest = latestLength(words.dropFirst(match.length))
    let whole = (phrase: match.phrase, length: match.length + latest)
    return latest > 0 && endsTitle(whole, of: words, in: context) ? whole : match
  }

  /// The moment that the phrase means; nil for ``someday`` and beyond the protocol's moments.
  ///
  /// A day without a time has the context's default one. Where that is today and past, it is the
  /// end of today instead; in the course of a part of today it is the end of that part.
  func instant(in context: DateContext) -> Instant? {
    let instant: Instant
    switch self {
    case .someday: return nil
    case .moment(let moment): instant = moment
    case .day(let date, let clock?):
      let named = Self.coming(clock, on: date, in: context)
      let part = date == context.today ? clock.part : nil
      instant = part.map { Self.inCourse(of: $0, from: named, in: context) } ?? named
    case .day(let date, nil):
      let usual = context.instant(of: date, at: context.defaultTime)
      instant = date == context.today ? Self.still(usual, in: context) : usual
    case .clock(let clock):
      let today = Self.coming(clock, on: context.today, in: context)
      instant =
        today > context.now
        ? today : clock.instant(on: context.today.advanced(byDays: 1), in: context.zone)
    }
    return Self.checked(instant)
  }

  /// Whether it names a time of day, or a part of the day.
  var isTimed: Bool {
    switch self {
    case .moment, .clock, .day(_, _?): true
    case .day(_, nil), .someday: false
    }
  }

  /// How many words behind its own say when something ends that begins at its time: `to 4pm`.
  ///
  /// Behind a day, `to 5pm wed` is the end on another one, and so a date by itself.
  func rangeEndLength(
    _ words: ArraySlice<Word>, behind own: ArraySlice<Word>, in context: DateContext
  ) -> Int {
    let isFrom = own.contains { $0.key == "from" }
    switch self {
    case .clock(let clock) where clock.isExact:
      return ClockPhrase.rangeEndLength(words, isFrom: isFrom)
    case .day(_, let clock?) where clock.isExact:
      let length = ClockPhrase.rangeEndLength(words, isFrom: isFrom)
      let behind = words.dropFirst(length)
      let lead = Self.dayLeads.contains(behind.first?.key ?? "") ? 1 : 0
      return DayPhrase.match(behind.dropFirst(lead), in: context) == nil ? length : 0
    default: return 0
    }
  }

  /// A part of today that begins at a moment, or in its course, when it ends.
  private static func inCourse(
    of part: PartOfDay, from start: Instant, in context: DateContext
  ) -> Instant {
    guard let time = part.end else { return still(start, in: context) }
    let end = context.zone.instant(of: context.today, at: time)
    return start <= context.now && context.now < end ? end : start
  }

  /// A moment of today, or where that is past, the end of today.
  private static func still(_ moment: Instant, in context: DateContext) -> Instant {
    let ends = [ClockPhrase.endOfDay, .endOfDay].map {
      context.zone.lastInstant(of: context.today, at: $0)
    }
    return ([moment] + ends).first { $0 > context.now } ?? ends[1]
  }

  /// The moment of a time on a day; the second where clocks are set back and the first is past.
  static func coming(
    _ clock: ClockPhrase, on date: CivilDate, in context: DateContext
  ) -> Instant {
    let first = clock.instant(on: date, in: context.zone)
    guard first <= context.now else { return first }
    let (day, time) = context.zone.civil(of: first)
    return context.instant(of: day, at: time)
  }

  private static func checked(_ instant: Instant) -> Instant? {
    instant == instant.clamped ? instant : nil
  }

  /// `someday`, a date-time in one word, `in 2 hours`, `@ in 2 hours`.
  private static func special(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: DatePhrase, length: Int)? {
    let lead = clockLeads.contains(words.first?.key ?? "") ? 1 : 0
    guard let key = words.dropFirst(lead).first?.key else { return nil }
    if key == "someday", lead == 0 { return (.someday, 1) }
    if let moment = moment(key) { return (.moment(moment), lead + 1) }
    if let local = localDateTime(key) { return (local, lead + 1) }
    if let moment = momentInTwo(words.dropFirst(lead)) { return (.moment(moment), lead + 2) }
    guard lead == 0 || words.first?.key == "@", key == "in",
      let span = hours(words.dropFirst(lead + 1))
    else { return nil }
    let moment = Instant(milliseconds: context.now.milliseconds + span.milliseconds)
    return (.moment(moment), lead + 1 + span.length)
  }

  /// `2026-12-24T14:30:00Z`, and without the seconds, which hardly anyone types.
  static func moment(_ key: String) -> Instant? {
    if let moment = Instant(rfc3339: key) { return moment }
    let (minutes, zone) = (key.prefix(16), key.dropFirst(16))
    guard let sign = zone.first, "z+-".contains(sign) else { return nil }
    return Instant(rfc3339: "\(minutes):00\(zone)")
  }

  /// `2026-12-24 14:30Z`, the same in two words.
  private static func momentInTwo(_ words: ArraySlice<Word>) -> Instant? {
    let keys = words.prefix(2).map(\.key)
    guard keys.count == 2, DayPhrase.isoDate(keys[0]) != nil else { return nil }
    return moment(keys[0] + "t" + keys[1])
  }

  /// A span that is counted by the clock: `2 hours`, `90min`, `1 hour and 30 minutes`, `1h30m`,
  /// `half an hour`, `an hour and a half`.
  static func hours(
    _ words: ArraySlice<Word>
  ) -> (milliseconds: Int64, length: Int)? {
    if let part = partOfHour(words) { return part }
    if let span = words.first.flatMap({ hoursAndMinutes($0.key) }) { return (span, 1) }
    guard let first = oneUnit(words), let unit = milliseconds(of: "hour") else { return nil }
    var rest = words.dropFirst(first.length)
    if first.unit == unit, rest.prefix(3).map(\.key) == ["and", "a", "half"] {
      return (first.count * unit + unit / 2, first.length + 3)
    }
    if rest.first?.key == "and" { rest = rest.dropFirst() }
    guard first.unit == unit, let second = oneUnit(rest) ?? shortMinutes(rest),
      second.unit < unit
    else {
      return (first.count * first.unit, first.length)
    }
    let length = rest.startIndex - words.startIndex + second.length
    return (first.count * first.unit + second.count * second.unit, length)
  }

  /// `1h30m`, `2h15min`, `1h30`: the milliseconds of hours and minutes in one word.
  private static func hoursAndMinutes(_ key: String) -> Int64? {
    let parts = key.split(separator: "h", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let hours = Figures.number(in: parts[0]) else { return nil }
    let unit = ["mins", "min", "m"].first { parts[1].hasSuffix($0) } ?? ""
    guard let minutes = Figures.number(in: parts[1].dropLast(unit.count), digits: 1...2) else {
      return nil
    }
    return (Int64(hours) * 60 + Int64(minutes)) * Instant.minute
  }

  /// `30m` behind hours; by itself it may be months, or metres.
  private static func shortMinutes(
    _ words: ArraySlice<Word>
  ) -> (count: Int64, unit: Int64, length: Int)? {
    guard let key = words.first?.key, key.hasSuffix("m"),
      let count = Figures.number(in: key.dropLast(), digits: 1...2)
    else { return nil }
    return (Int64(count), Instant.minute, 1)
  }

  /// `2 hours`, `a couple of hours`, `two hours' time` or `2h`: how many, of how many milliseconds each.
  private static func oneUnit(
    _ words: ArraySlice<Word>
  ) -> (count: Int64, unit: Int64, length: Int)? {
    guard let number = words.first?.key else { return nil }
    let figures = number.prefix { $0.isNumber }
    if !figures.isEmpty, figures.count < number.count {
      guard let count = Figures.count(in: String(figures)),
        let unit = milliseconds(of: String(number.dropFirst(figures.count)))
      else { return nil }
      return (Int64(count), unit, 1)
    }
    guard let (count, own) = Figures.count(startOf: words) else { return nil }
    let rest = words.dropFirst(own)
    let owner = CalendarUnit.owner(ofTime: rest)
    guard let unit = (owner ?? rest.first?.key).flatMap(milliseconds) else { return nil }
    return (Int64(count), unit, own + (owner == nil ? 1 : 2))
  }

  static func milliseconds(of unit: String) -> Int64? {
    switch unit {
    case "hour", "hours", "h", "hr", "hrs": Instant.hour
    case "minute", "minutes", "min", "mins": Instant.minute
    default: nil
    }
  }

  /// `2026-12-24T14:30`, in local time.
  private static func localDateTime(_ key: String) -> DatePhrase? {
    let parts = key.split(separator: "t", omittingEmptySubsequences: false)
    guard parts.count == 2, let date = DayPhrase.isoDate(parts[0]),
      let time = ClockPhrase.printedTime(parts[1])
    else { return nil }
    return .day(date, .at(time))
  }

  /// A day, and a time of day behind it where there is one; one stands in front of it where it `isTimed`.
  private static func dayFirst(
    _ words: ArraySlice<Word>, in context: DateContext, isAlone: Bool = false, isTimed: Bool = false
  ) -> (phrase: DatePhrase, length: Int)? {
    let key = words.first?.key ?? ""
    let lead = dayLeads.contains(key) ? 1 : 0
    let rest = words.dropFirst(lead)
    let next = key == "before" ? DayPhrase.startOfNext(rest, in: context) : nil
    if let day = next ?? DayPhrase.match(rest, in: context) {
      let match = withClock(day.date, words, lead + day.length, in: context)
      return key == "before" ? dayBefore(match, in: context) : match
    }
    let isExpected = lead == 1 || isAlone || isTimedDay(rest, behindTime: isTimed, in: context)
    guard let day = likelyDay(rest, in: context, isExpected: isExpected) else { return nil }
    let match = withClock(day.date, words, lead + day.length, in: context)
    let isEnd = isAlone || endsTitle(match, of: words, in: context)
    // Without the end before it, `next month` would be the date.
    guard isEnd || rest.prefix(day.length).contains(where: { $0.key == "next" }) else { return nil }
    // The end of a month is its last day, and what is done before the end is done on it.
    let isSpan = DayPhrase.spanEnd(rest, in: context) != nil
    return key == "before" && !isSpan ? dayBefore(match, in: context) : match
  }

  /// A date behind one word more: `due on friday`, `due in 2 hours`, and where the title ends behind
  /// it `for friday`, as `for friday dinner` says what is to be done.
  private static func led(
    _ words: ArraySlice<Word>, in context: DateContext, isAlone: Bool
  ) -> (phrase: DatePhrase, length: Int)? {
    let rest = words.dropFirst()
    guard let lead = words.first?.key, let next = rest.first?.key, ["due", "for"].contains(lead),
      next != lead, (lead == "due") == (next == "in" || isLead(next)),
      // `for 3d` is how long.
      CalendarUnit.counted(in: next) == nil,
      let match = Self.match(rest, in: context, isAlone: isAlone),
      lead == "due" || endsTitle(match, of: rest, in: context)
    else { return nil }
    return (match.phrase, 1 + match.length)
  }

  private static func isLead(_ key: String) -> Bool {
    dayLeads.contains(key) || clockLeads.contains(key)
  }

  /// Whether the words of a title end behind a date: at another meaning, at a sign, or all of them.
  static func endsTitle(
    _ match: (phrase: DatePhrase, length: Int), of words: ArraySlice<Word>, in context: DateContext
  ) -> Bool {
    let own = words.prefix(match.length)
    let behind = words.dropFirst(match.length)
    let end = match.phrase.rangeEndLength(behind, behind: own, in: context)
    let spoken = BareHour.dropped(from: behind.dropFirst(end))
    let after = spoken.dropFirst(latestLength(spoken))
    return after.isEmpty || own.last?.isParted(from: behind.first) == true
      || Meaning.matchBesideDates(after, in: context) != nil
  }

  /// The day before one without a time of day, today at the earliest.
  private static func dayBefore(
    _ match: (phrase: DatePhrase, length: Int), in context: DateContext
  ) -> (phrase: DatePhrase, length: Int) {
    guard case .day(let date, nil) = match.phrase else { return match }
    return (.day(max(context.today, date.advanced(byDays: -1)), nil), match.length)
  }

  /// What is a day unless the words go on: `end of year`, `start of may`, `the 24th december`, and
  /// where one `isExpected`, `the 15th` and `24.12`; not `on the 3rd floor`.
  private static func likelyDay(
    _ words: ArraySlice<Word>, in context: DateContext, isExpected: Bool
  ) -> DayPhrase.Match? {
    if let match = DayPhrase.spanEnd(words, in: context)
      ?? DayPhrase.startOfMonth(words, from: context.today)
    {
      return match
    }
    if let match = DayPhrase.namedWithArticle(words, from: context.today) { return match }
    guard isExpected, let word = words.first else { return nil }
    return DayPhrase.dayOfMonth(words, from: context.today)
      ?? DayPhrase.dottedDate(word.key, from: context.today).map { ($0, 1) }
  }

  /// Whether `the 15th` has a time of day right beside it, and so is hardly the fifteenth of something.
  private static func isTimedDay(
    _ words: ArraySlice<Word>, behindTime: Bool, in context: DateContext
  ) -> Bool {
    guard words.first?.key == "the",
      let day = DayPhrase.dayOfMonth(words, from: context.today)
    else { return false }
    return behindTime || ClockPhrase.match(words.dropFirst(day.length), alone: true) != nil
  }

  private static func withClock(
    _ date: CivilDate, _ words: ArraySlice<Word>, _ length: Int, in context: DateContext
  ) -> (phrase: DatePhrase, length: Int) {
    let day = words.prefix(length)
    let part = day.last.flatMap { PartOfDay(ofToday: $0.key) }
    guard let clock = ClockPhrase.matchBehindDay(words.dropFirst(length), inName: part) else {
      return (.day(date, part.map { ClockPhrase.part($0) }), length)
    }
    let own = words.dropFirst(length).prefix(clock.length)
    return (dated(date, day, clock.phrase, as: own, in: context), length + clock.length)
  }

  /// A time of a day, each as some words name it; the small hours of tonight, once they have passed, are
  /// those of the night to come.
  private static func dated(
    _ date: CivilDate, _ day: ArraySlice<Word>, _ clock: ClockPhrase, as time: ArraySlice<Word>,
    in context: DateContext
  ) -> DatePhrase {
    guard day.last?.key == "tonight" else { return .day(date, clock) }
    let clock = clock.ofTonight(as: time)
    let isNextNight =
      clock.isBehindMidnight && coming(clock, on: date, in: context) <= context.now
    return .day(isNextNight ? date.advanced(byDays: 1) : date, clock)
  }

  /// A time of day, and the day behind it where there is one; a part of that day says less, but may
  /// say of which half the time is.
  private static func clockFirst(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: DatePhrase, length: Int)? {
    if let clock = ClockPhrase.match(words, alone: false),
      let day = dayFirst(words.dropFirst(clock.length), in: context, isTimed: true),
      case .day(let date, let own) = day.phrase, own?.isExact != true
    {
      let named = words.prefix(clock.length)
      let time = clock.phrase.inHalf(of: own?.part, as: named)
      let length = clock.length + day.length
      return (dated(date, words.prefix(length), time, as: named, in: context), length)
    }
    return hourFirst(words, in: context)
      ?? ClockPhrase.match(words, alone: true).map { (.clock($0.phrase), $0.length) }
  }

  /// `at 8 tonight`, `at 8 o'clock tonight`: an hour of either half of the day, and the part of the day
  /// behind it.
  private static func hourFirst(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: DatePhrase, length: Int)? {
    let length = ClockPhrase.hourLength(words)
    guard let hour = ClockPhrase.bareHour(words),
      let day = dayFirst(words.dropFirst(length), in: context),
      case .day(let date, .part(let part)?) = day.phrase, let time = part.time(onFace: hour)
    else { return nil }
    return (.day(date, .at(time)), length + day.length)
  }
}
