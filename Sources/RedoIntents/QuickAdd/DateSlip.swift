internal import RedoProtocol
internal import RedoTasks

/// Words that look like a date, a time of day or a repeat and name none: `13pm`, `31 nov`, `on
/// mondays`.
///
/// No date is made of them: they stay words, and who typed them is told. So only what can hardly be
/// anything else is one, some of them only where they stand in a line (``isMeant(at:of:)``).
public struct DateSlip {
  /// How many words it is.
  public let length: Int
  /// What is written instead.
  public let instead: String
  let standing: Standing

  typealias Match = (length: Int, instead: String)

  /// How many words are looked at for one.
  static let mostWords = 6

  /// Reads what some words start with; nil for what may well be words of a title.
  public init?(startOf words: some Collection<String>) {
    let keys = words.prefix(3).map(Self.key)
    let all = words.prefix(Self.mostWords).map(Self.key)
    if let match = Self.distance(keys) ?? Self.word(keys) ?? Self.ledOClock(keys)
      ?? Self.vague(all)
    {
      (length, instead, standing) = (match.length, match.instead, Standing.anywhere)
    } else if let match = Self.led(keys) {
      (length, instead) = (match.length, match.instead)
      // `on 13/2 odds` and `before 16/9 screens` may be about anything.
      standing = ["on", "before"].contains(keys.first) ? .end : .anywhere
    } else if let match = Self.dayOfMonth(keys) ?? Self.daySpan(keys) {
      (length, instead, standing) = (match.length, match.instead, Standing.edge)
    } else if let match = Self.often(keys) ?? Self.ledEnd(all) ?? Self.bare(all)
      ?? Self.metres(keys) ?? Self.atEnd(keys)
    {
      (length, instead, standing) = (match.length, match.instead, Standing.end)
    } else if let match = Self.howOften(all) {
      (length, instead, standing) = (match.length, match.instead, Standing.undated)
    } else if let match = Self.this(keys[...]) ?? Self.ahead(all) ?? Self.monthFirst(keys)
      ?? Self.alternateDays(keys)
    {
      (length, instead, standing) = (match.length, match.instead, Standing.undatedEnd)
    } else if let instead = words.first.flatMap(Self.plural) ?? keys.first.flatMap(Self.fromTo) {
      self.instead = instead
      (length, standing) = (1, Standing.datedEnd)
    } else if let instead = keys.first.flatMap(Self.wholePlural) {
      self.instead = instead
      (length, standing) = (1, Standing.timed)
    } else if let match = Self.bracketed(Array(words.prefix(Self.mostWords))) {
      (length, instead) = (match.length, match.instead)
      // `(4:30)` may be how long, and `(10:30)` a verse.
      let isFigures = match.instead.contains(":") && !match.instead.contains(where: \.isLetter)
      standing = isFigures ? .datedEnd : .edge
    } else if let match = Self.doubted(Array(words)) {
      (length, instead) = (match.length, match.instead)
      standing = DateRemnant.isClock(instead) ? .end : .undatedEnd
    } else if let span = keys.first.flatMap(Self.clockSpan) {
      (length, instead) = (1, span.instead)
      standing = span.isOfHours ? .anywhere : .dated
    } else if let clock = keys.first.flatMap(Self.printedClock) {
      (length, instead) = (1, clock)
      standing = clock == DateRemnant.ownZone ? .dated : .beside
    } else {
      return nil
    }
  }

  /// What is compared: lowercase, without the sign that closes a part of a sentence.
  static func key(of word: String) -> String {
    let key = word.lowercased()
    guard key.utf8.count > 1, let last = key.utf8.last, ",;.:".utf8.contains(last) else {
      return key
    }
    return String(decoding: key.utf8.dropLast(), as: UTF8.self)
  }

  private static func word(_ keys: [String]) -> Match? {
    guard let key = keys.first else { return nil }
    return (hour(key) ?? span(key) ?? yearLast(key) ?? lacking(key) ?? misspelled(key))
      .map { (1, $0) }
  }

  /// `in 0 days`, `in 1.5 hours`, `in 1.5h`.
  private static func distance(_ keys: [String]) -> Match? {
    guard keys.count > 1, keys[0] == "in" else { return nil }
    if keys[1].hasSuffix("h") {
      let count = String(keys[1].dropLast())
      guard count.contains(where: { $0 == "." || $0 == "," }),
        let apart = distance(["in", count, "hours"])
      else { return nil }
      return (2, apart.instead)
    }
    guard keys.count == 3 else { return nil }
    let ofClock = DatePhrase.milliseconds(of: keys[2])
    guard ofClock != nil || CalendarUnit(keys[2]) != nil else { return nil }
    if Figures.number(in: keys[1]) == 0 {
      return (3, ofClock == nil ? "today" : "a number from 1 on")
    }
    let parts = keys[1].split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count == 2, let whole = Figures.number(in: parts[0], digits: 1...4),
      let part = Figures.number(in: parts[1], digits: 1...2)
    else { return nil }
    guard ofClock == Instant.hour else { return (3, "a whole number of \(keys[2])") }
    let minutes = whole * 60 + part * 60 / (parts[1].utf8.count == 1 ? 10 : 100)
    return (3, "in \(max(1, minutes)) minutes")
  }

  /// Dates and times that are hardly anything else where a title ends.
  private static func atEnd(_ keys: [String]) -> Match? {
    slashedDayAndTime(keys) ?? slashedDay(keys) ?? dashedDay(keys) ?? likeVersion(keys)
      ?? oClock(keys[...]) ?? hourAsElsewhere(keys) ?? inWords(keys)
  }

  private static func inWords(_ keys: [String]) -> Match? {
    joinedDay(keys) ?? halfPast(keys) ?? partOfMonth(keys) ?? laterThis(keys) ?? theWeekend(keys)
      ?? within(keys)
  }

  /// `on mondays`, `on mon/thu`, `everyday`: a repeat.
  private static func often(_ keys: [String]) -> Match? {
    if keys.first == "everyday" { return (1, "every day") }
    guard keys.count > 1, keys[0] == "on" else { return nil }
    return (plural(keys[1]) ?? fromTo(keys[1])).map { (2, $0) }
  }

  /// `mondays`, `weekdays`: a repeat; with a capital letter it may be a name, as `Fridays` is.
  static func plural(_ word: String) -> String? {
    guard word.first?.isLowercase == true else { return nil }
    let key = key(of: word)
    if key == "weekdays" { return UnreadDays.workdays.instead }
    if key == "weekends" { return UnreadDays.several.instead }
    guard key.hasSuffix("s"), DateNames.weekday(key) == nil else { return nil }
    return DateNames.weekday(String(key.dropLast())).map { "every \($0.name.lowercased())" }
  }

  /// `Mondays`, also with a capital letter; `Suns` are a team then, and `Mons` is a town.
  private static func wholePlural(_ key: String) -> String? {
    key.hasSuffix("days") || key == "weekends" ? plural(key) : nil
  }

  /// A day or a month behind a word that leads in a date, of which the one or the other is not certain.
  private static func bare(_ keys: [String]) -> Match? {
    bareDay(Array(keys.prefix(3))) ?? bareMonth(keys) ?? bareDays(keys) ?? ledEither(keys)
  }

  /// `on the 1st and 15th`, `on the 1st and the 15th`: a task is due on one day.
  private static func bareDays(_ keys: [String]) -> Match? {
    let lead = keys.dropFirst().first == "the" ? 2 : 1
    let days = Array(keys.dropFirst(lead))
    let last = days.dropFirst(2).first == "the" ? 3 : 2
    guard keys.first == "on", days.count > last, RepeatPhrase.joins.contains(days[1]),
      DayPhrase.ordinal(days[0]) != nil, DayPhrase.ordinal(days[last]) != nil
    else { return nil }
    return (lead + last + 1, "one day, such as on the \(days[0])")
  }

  /// `mon-fri`, `sat/sun`.
  private static func fromTo(_ key: String) -> String? {
    UnreadDays(joined: key)?.instead
  }

  /// `on the 15`, which may be a bus.
  private static func bareDay(_ keys: [String]) -> Match? {
    guard keys.count == 3, DatePhrase.dayLeads.contains(keys[0]), keys[1] == "the",
      let day = Figures.number(in: keys[2], digits: 1...2), (1...31).contains(day)
    else { return nil }
    return (3, "\(keys[0]) the \(RepeatPhrase.ordinal(day))")
  }

  /// `by december`, `before aug 2027`: its first day or its last.
  private static func bareMonth(_ keys: [String]) -> Match? {
    guard let lead = keys.first, lead != "on", DatePhrase.dayLeads.contains(lead),
      let (length, month) = ledMonth(keys)
    else { return nil }
    return (length, "\(lead) 1 \(month) or \(lead) end of \(month)")
  }

  /// The month behind a first word, and its year where one is told; how many words all are.
  static func ledMonth(_ keys: [String]) -> (length: Int, month: String)? {
    guard keys.count > 1, DateNames.month(keys[1]) != nil else { return nil }
    let year = keys.dropFirst(2).first.flatMap(DayPhrase.year)
    return (year == nil ? 2 : 3, keys[1] + (year.map { " \($0)" } ?? ""))
  }

  /// `in 45m`, which may be minutes, months or metres.
  private static func metres(_ keys: [String]) -> Match? {
    guard keys.count > 1, keys[0] == "in", keys[1].hasSuffix("m"),
      let count = Figures.number(in: keys[1].dropLast(), digits: 1...3), count > 0
    else { return nil }
    return (2, "in \(count)min or in \(count)mo")
  }

  /// `31 nov`, `feb 30`, `29 feb 2027`.
  private static func dayOfMonth(_ keys: [String]) -> Match? {
    guard keys.count > 1 else { return nil }
    let isDayFirst = DateNames.month(keys[1]) != nil
    let name = keys[isDayFirst ? 1 : 0]
    guard let month = DateNames.month(name),
      let day = DayPhrase.dayNumber(keys[isDayFirst ? 0 : 1]), (29...31).contains(day)
    else { return nil }
    let year = keys.dropFirst(2).first.flatMap(DayPhrase.year)
    // Without a year it may be a leap one.
    guard CivilDate(year: year ?? 2000, month: month.rawValue, day: day) == nil else { return nil }
    let last = month == .february ? 28 : 30
    return (year == nil ? 2 : 3, "a day that the month has, such as \(last) \(name)")
  }

  /// `24-26 dec`, `dec 24-26 2026`: a task is due on one day.
  private static func daySpan(_ keys: [String]) -> Match? {
    if let match = dottedSpan(keys) { return match }
    guard keys.count > 1 else { return nil }
    let isDayFirst = DateNames.month(keys[1]) != nil
    let (span, name) = isDayFirst ? (keys[0], keys[1]) : (keys[1], keys[0])
    let days = span.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
      .map { DayPhrase.dayNumber(String($0)) }
    guard DateNames.month(name) != nil, days.count == 2, let first = days[0], let last = days[1],
      first > 0, first < last, last <= 31
    else { return nil }
    let year = keys.dropFirst(2).first.flatMap(DayPhrase.year)
    let date = "\(first) \(name)" + (year.map { " \($0)" } ?? "")
    return (year == nil ? 2 : 3, "one day, such as \(date)")
  }

  /// `13pm`, `0am`: an hour that no half of a day has.
  private static func hour(_ key: String) -> String? {
    guard let (hour, minute) = halfDay(key[...]), !(1...12).contains(hour) || minute > 59 else {
      return nil
    }
    guard key.hasSuffix("pm"), (13...23).contains(hour), minute < 60 else {
      return DateAdvice.timeOfDay
    }
    return "\(hour):\(padded(minute))"
  }

  /// The figures before `am` or `pm`, whatever hour that would be.
  private static func halfDay(_ key: Substring) -> (hour: Int, minute: Int)? {
    guard key.hasSuffix("am") || key.hasSuffix("pm") else { return nil }
    let parts = key.dropLast(2).split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
    guard parts.count <= 2, let first = parts.first,
      let hour = Figures.number(in: first, digits: 1...2)
    else { return nil }
    guard parts.count == 2 else { return (hour, 0) }
    return Figures.number(in: parts[1], digits: 2...2).map { (hour, $0) }
  }

  /// `3-4pm`, `2:30-4pm`, `9am-5pm`, `8pm-midnight`, `7am/7pm`: a task is due at one time.
  private static func span(_ key: String) -> String? {
    let parts = key.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" || $0 == "/" }
    guard parts.count == 2 else { return nil }
    let (start, end) = (String(parts[0]), String(parts[1]))
    let isTime = ClockExpression.parse(start) != nil
    let isUntilTwelve = isTime && ["noon", "midnight"].contains(end)
    let clock = isUntilTwelve ? start : beginning(start, until: end)
    return clock.map { "one time of day, such as \($0)" }
  }

  /// When a span begins that ends in a half of the day: `3pm` of `3-4pm`, `11am` of `11-1pm`.
  private static func beginning(_ start: String, until end: String) -> String? {
    guard let last = halfDay(end[...]), (1...12).contains(last.hour), last.minute < 60 else {
      return nil
    }
    if ClockExpression.parse(start + "am") != nil, let first = halfDay((start + "am")[...]) {
      let isOfHalf = (first.hour % 12, first.minute) <= (last.hour % 12, last.minute)
      return start + (isOfHalf == end.hasSuffix("am") ? "am" : "pm")
    }
    if ClockExpression.parse(start) != nil { return start }
    let isLikeTime = Figures.number(in: start, digits: 1...2) != nil || halfDay(start[...]) != nil
    return isLikeTime ? end : nil
  }

  /// `14:00-15:00`, and whether it can be no verses, of which none is 00.
  private static func clockSpan(_ key: String) -> (instead: String, isOfHours: Bool)? {
    let parts = key.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
    guard parts.count == 2, parts.allSatisfy({ ClockExpression.parse(String($0)) != nil }) else {
      return nil
    }
    let isOfHours =
      parts.allSatisfy { $0.utf8.count == 5 } && parts.contains { $0.hasSuffix(":00") }
    return ("one time of day, such as \(parts[0])", isOfHours)
  }

  /// `15:00:30` and `15:00+02:00`: a time of day as programs print it.
  private static func printedClock(_ key: String) -> String? {
    let clock = key.prefix { $0.isNumber || $0 == ":" }
    guard ClockPhrase.printedTime(clock) != nil else { return nil }
    let zone = key.dropFirst(clock.count)
    if zone == "z" || ZoneName.isOffset(zone) { return DateRemnant.ownZone }
    return zone.isEmpty && clock.utf8.count > 5 ? String(clock.prefix(5)) : nil
  }

  /// `by 24/12`, `due 20261224`: what is a date where the word in front of it says so.
  private static func led(_ keys: [String]) -> Match? {
    guard keys.count > 1, DatePhrase.dayLeads.contains(keys[0]),
      let date = dayAndMonth(keys[1])?.date ?? unbroken(keys[1])
    else { return nil }
    return (2, "\(keys[0]) \(date)")
  }

  /// The date that `20261224` may mean, as it is to be written; nil where that is none.
  private static func unbroken(_ key: String) -> String? {
    guard let figures = Figures.number(in: key.dropFirst(4), digits: 4...4),
      let year = DayPhrase.year(String(key.prefix(4)))
    else { return nil }
    return iso(year, figures / 100, figures % 100)
  }

  /// `12/24/2026` and `24-12-2026`, in which the month may stand first or second.
  private static func yearLast(_ key: String) -> String? {
    let isSlashed = key.utf8.contains(UInt8(ascii: "/"))
    let sign: Character = isSlashed ? "/" : "-"
    let parts = key.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 3, let first = Figures.number(in: parts[0], digits: 1...2),
      let second = Figures.number(in: parts[1], digits: 1...2),
      let year = DayPhrase.year(String(parts[2]))
    else { return nil }
    let dates = dates(first, second, year: year)
    guard dates.isEmpty else { return dates.joined(separator: " or ") }
    return isSlashed ? "a date such as 2026-12-24" : nil
  }

  /// The days that two numbers may mean, of which either may be the month.
  private static func dates(_ first: Int, _ second: Int, year: Int) -> [String] {
    let days = first == second ? [(first, second)] : [(first, second), (second, first)]
    return days.compactMap { iso(year, $0.0, $0.1) }
  }

  /// `24.12.26`, `12/24/26`, `24-12-26` and `2026.12.24`; `1.2.26` is likely a version.
  private static func likeVersion(_ keys: [String]) -> Match? {
    guard let key = keys.first, let sign = key.first(where: { "./-".contains($0) }) else {
      return nil
    }
    let parts = key.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 3,
      let second = Figures.number(in: parts[1], digits: sign == "/" ? 1...2 : 2...2),
      let last = Figures.number(in: parts[2], digits: 2...2)
    else { return nil }
    if sign == ".", let year = DayPhrase.year(String(parts[0])) {
      return iso(year, second, last).map { (1, $0) }
    }
    guard let first = Figures.number(in: parts[0], digits: sign == "/" ? 1...2 : 2...2), last >= 20
    else { return nil }
    let year = 2000 + last
    let dates =
      sign == "." ? [iso(year, second, first)].compactMap(\.self) : dates(first, second, year: year)
    return dates.isEmpty ? nil : (1, dates.joined(separator: " or "))
  }

  private static func iso(_ year: Int, _ month: Int, _ day: Int) -> String? {
    guard CivilDate(year: year, month: month, day: day) != nil else { return nil }
    return "\(year)-\(padded(month))-\(padded(day))"
  }

  /// `2026-02-30`, `30.2.2027`: a day that the month of that year lacks.
  private static func lacking(_ key: String) -> String? {
    let isDotted = key.utf8.contains(UInt8(ascii: "."))
    let sign: Character = isDotted ? "." : "-"
    let parts = key.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 3, let year = DayPhrase.year(String(parts[isDotted ? 2 : 0])),
      let month = Figures.number(in: parts[1], digits: 1...2), (1...12).contains(month),
      let day = Figures.number(in: parts[isDotted ? 0 : 2], digits: 1...2),
      (29...31).contains(day), CivilDate(year: year, month: month, day: day) == nil
    else { return nil }
    let last = month == 2 ? 28 : 30
    return "a day that the month has, such as \(year)-\(padded(month))-\(last)"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
