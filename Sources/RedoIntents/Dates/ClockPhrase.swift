internal import RedoProtocol
internal import RedoTasks

/// A time of day in words: `9am`, `9:30 pm`, `7.30pm`, `14:30`, `8:30 in the evening`, `at 8 in the
/// evening`, `at noon`, `at midnight`, `eod`, and beside a day `end of day`, `evening` or `in the
/// evening`; of `from 3pm to 4pm` the beginning.
enum ClockPhrase: Hashable {
  /// A time of the named day itself.
  case at(CivilTime)
  /// The midnight with which the named day ends: a deadline "Friday at midnight" is Friday's end.
  case midnight
  /// A part of the named day, until a time is named too.
  case part(PartOfDay)

  /// 23:59, what `eod` means.
  static let endOfDay = CivilTime(hour: 23, minute: 59) ?? .endOfDay

  /// The longest time of day at the start of `words`.
  ///
  /// Where it stands `alone`, with no day beside it, `noon` and `midnight` need a preposition: both
  /// are ordinary words of a title.
  static func match(
    _ words: ArraySlice<Word>, alone: Bool
  ) -> (phrase: ClockPhrase, length: Int)? {
    if let start = rangeStart(words) { return start }
    return single(words, alone: alone).map {
      ($0.phrase.inHalf(ofEnd: words.dropFirst($0.length), as: words.prefix($0.length)), $0.length)
    }
  }

  /// The longest time of day at the start of `words` by itself, whatever ends behind it.
  static func single(
    _ words: ArraySlice<Word>, alone: Bool
  ) -> (phrase: ClockPhrase, length: Int)? {
    let lead = leadLength(words)
    let rest = words.dropFirst(lead)
    guard let key = rest.first?.key else { return nil }
    let standsAlone = alone && lead == 0
    if !standsAlone, let length = endOfDay(rest) { return (.at(endOfDay), lead + length) }
    if key == "eod" { return (.at(endOfDay), lead + 1) }
    // `12 noon` needs nothing in front where no title goes on: `Order 12 midday meals` counts them.
    let twelve = key == "12" && rest.count > 1 ? 1 : 0
    let behind = rest.dropFirst(twelve + 1)
    if let word = rest.dropFirst(twelve).first, let named = twelveOClock(word.key),
      !standsAlone || (twelve == 1 && (word.isParted(from: behind.first) || isOver(behind)))
    {
      return (named, lead + twelve + 1)
    }
    // `@9am`, in one word; a person's name begins with a letter.
    let figures = key.utf8.first == UInt8(ascii: "@") ? String(key.dropFirst()) : key
    // "9:30 pm", in two words; `which one am I` is a question.
    if let half = rest.dropFirst().first?.key, isHalf(half),
      key != "one" || rest.dropFirst(2).first?.key != "i",
      let time = time(of: (spelledHour(key) ?? figures) + half)
    {
      return inNamedHalf(time, words, length: lead + 2)
    }
    guard let face = time(of: figures) else { return lead == 1 ? hourInNamedHalf(words) : nil }
    return inNamedHalf(face, words, length: lead + 1)
  }

  /// The figures of `nine` in front of `am`; `a pm` is none.
  private static func spelledHour(_ key: String) -> String? {
    guard key.first?.isLetter == true, !["a", "an"].contains(key) else { return nil }
    return Figures.count(in: key).map { "\($0)" }
  }

  /// What `noon`, `midday` and `midnight` mean.
  private static func twelveOClock(_ key: String) -> ClockPhrase? {
    switch key {
    case "noon", "midday": CivilTime(hour: 12, minute: 0).map { ClockPhrase.at($0) }
    case "midnight": .midnight
    default: nil
    }
  }

  /// How many words lead in a time of day: `at`, `by`; `at about` and `at around`, which no task holds.
  private static func leadLength(_ words: ArraySlice<Word>) -> Int {
    guard let key = words.first?.key, DatePhrase.clockLeads.contains(key) else { return 0 }
    return key == "at" && ["about", "around"].contains(words.dropFirst().first?.key) ? 2 : 1
  }

  /// How many words are `end of day` or `the end of the day`, and `end of` in front of `tomorrow` and
  /// `friday`; nil for others.
  private static func endOfDay(_ words: ArraySlice<Word>) -> Int? {
    let keys = words.prefix(5).map(\.key)
    let length = keys.first == "the" ? 1 : 0
    if keys.dropFirst(length).starts(with: ["end", "of"]),
      let day = keys.dropFirst(length + 2).first,
      ["today", "tomorrow"].contains(day) || DateNames.weekday(day) != nil
    {
      return length + 2
    }
    return [["end", "of", "day"], ["end", "of", "the", "day"]]
      .first { keys.dropFirst(length).starts(with: $0) }.map { length + $0.count }
  }

  /// The time of day right behind a day: one of its own, also with seconds, or a part of the day, with
  /// a time behind it that says more.
  ///
  /// The day may have a part `inName`, as `tonight` has.
  static func matchBehindDay(
    _ words: ArraySlice<Word>, inName: PartOfDay? = nil
  ) -> (phrase: ClockPhrase, length: Int)? {
    let own = PartOfDay.behindDay(words)
    let lead = own?.length ?? 0
    let rest = words.dropFirst(lead)
    let part = own?.part ?? inName
    let clock =
      match(rest, alone: own != nil) ?? (own == nil ? printed(rest) ?? lastHourInHalf(rest) : nil)
    guard let (phrase, length) = clock ?? part.flatMap({ lastHour(rest, in: $0) }) else {
      return own.map { (.part($0.part), lead) }
    }
    return (phrase.inHalf(of: part, as: rest.prefix(length)), lead + length)
  }

  /// `at 8` beside a part of the day, unless the words of a title go on: not `at 8 Elm Street`.
  static func lastHour(
    _ words: ArraySlice<Word>, in part: PartOfDay
  ) -> (phrase: ClockPhrase, length: Int)? {
    let length = hourLength(words)
    guard let time = bareHour(words).flatMap({ part.time(onFace: $0) }),
      RepeatPhrase.isEnd(words.dropFirst(length))
    else { return nil }
    return (.at(time), length)
  }

  /// How many words `at 8` and `at 8 o'clock` are.
  static func hourLength(_ words: ArraySlice<Word>) -> Int {
    isOClock(words.dropFirst(2).first?.key ?? "") ? 3 : 2
  }

  /// Whether a word says that the number in front of it is an hour.
  static func isOClock(_ key: String) -> Bool { ["o'clock", "o’clock", "oclock"].contains(key) }

  /// The hour of `at 8`, as it is on the clock's face: by itself it may be of either half of the day.
  static func bareHour(_ words: ArraySlice<Word>) -> CivilTime? {
    guard let lead = words.first?.key, DatePhrase.clockLeads.contains(lead),
      let hour = words.dropFirst().first.flatMap({ Figures.number(in: $0.key, digits: 1...2) })
    else { return nil }
    return CivilTime(hour: hour, minute: 0)
  }

  /// It in the half of the day that a part of the day says, where its own words say none: 20:30 for
  /// `8:30` in the evening.
  func inHalf(of part: PartOfDay?, as words: ArraySlice<Word>) -> ClockPhrase {
    guard case .at(let time) = self, let part, words.last?.key.utf8.last?.isASCIIDigit == true
    else { return self }
    return part.time(onFace: time).map { ClockPhrase.at($0) } ?? self
  }

  /// `14:30:15`, `at 14:30:15`, which by themselves may well be a length.
  private static func printed(_ words: ArraySlice<Word>) -> (phrase: ClockPhrase, length: Int)? {
    let lead = DatePhrase.clockLeads.contains(words.first?.key ?? "") ? 1 : 0
    return words.dropFirst(lead).first.flatMap { printedTime($0.key[...]) }
      .map { (.at($0), lead + 1) }
  }

  /// The time that a text names as programs print one: `14:30` or `14:30:15`, two figures each.
  static func printedTime(_ text: Substring) -> CivilTime? {
    let figures = text.split(separator: ":", omittingEmptySubsequences: false)
      .map { Figures.number(in: $0, digits: 2...2) }
    guard (2...3).contains(figures.count), let hour = figures[0], let minute = figures[1],
      let second = figures.count == 3 ? figures[2] : 0
    else { return nil }
    return CivilTime(hour: hour, minute: minute, second: second)
  }

  /// The part of the day that it is; nil for a time.
  var part: PartOfDay? {
    if case .part(let part) = self { part } else { nil }
  }

  /// Whether it is a time of the night before the morning, which begins at 4:00.
  var isBehindMidnight: Bool {
    if case .at(let time) = self { time.hour < 4 } else { false }
  }

  /// Whether it names a time, and no part of the day.
  var isExact: Bool { part == nil }

  /// The moment that it is on a day: the first where there are two, but of a day's end the last.
  func instant(on date: CivilDate, in zone: LocalZone) -> Instant {
    switch self {
    case .at(Self.endOfDay): zone.lastInstant(of: date, at: Self.endOfDay)
    case .at(let time): zone.instant(of: date, at: time)
    case .midnight: zone.instant(of: date.advanced(byDays: 1), at: .midnight)
    case .part(let part): zone.instant(of: date, at: part.time)
    }
  }

  /// The halves of the day behind an hour, and the hours before them; a word's last stop is no part
  /// of its key, so that `a.m.` ends without one there, and with it as it was typed.
  private static let halves: [(name: String, hours: Int)] = [
    ("am", 0), ("pm", 12), ("a.m", 0), ("p.m", 12), ("a.m.", 0), ("p.m.", 12),
  ]

  /// Whether a word says which half of the day is meant: `am`.
  static func isHalf(_ key: String) -> Bool { halves.contains { $0.name == key } }

  /// The time that one word names: `9am`, `9:30pm`, `7.30pm`, `9a.m.` or `14:30`; nil for a bare
  /// number.
  private static func time(of key: String) -> CivilTime? {
    var figures = key[...]
    let named = halves.first { figures.hasSuffix($0.name) }
    let half = named?.hours
    if let named { figures = figures.dropLast(named.name.count) }
    // Without its half of the day `7.30` may be a price.
    let sign: Character = half != nil && figures.contains(".") ? "." : ":"
    let parts = figures.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count <= 2, let first = parts.first,
      let hour = Figures.number(in: first, digits: 1...2)
    else { return nil }
    var minute = 0
    if parts.count == 2 {
      guard let given = Figures.number(in: parts[1], digits: 2...2) else { return nil }
      minute = given
    } else if half == nil {
      return nil
    }
    guard let half else { return CivilTime(hour: hour, minute: minute) }
    guard (1...12).contains(hour) else { return nil }
    return CivilTime(hour: hour % 12 + half, minute: minute)
  }
}
