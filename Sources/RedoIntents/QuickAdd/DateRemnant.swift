/// Words right beside a date that belong to it in a way in which none is understood: `2 weeks from`,
/// `a week`, `after`, `around`, `first thing`, `24 to` and beside a repeat `starting` in front of one,
/// `CET`, `+0200`, `week`, `24:00`, `after next`, `and a half`, `9-10`, `to 26`, the `26` of a year and beside
/// a repeat `fixed` behind.
struct DateRemnant {
  /// How many words it is.
  let length: Int
  /// What is written instead.
  let instead: String

  /// Reads the words from a place of a line on; nil for what may well be words of the title.
  init?(at place: Int, of line: LineParts) {
    guard
      let match = Self.spoken(at: place, of: line) ?? Self.phrase(behindDateAt: place, of: line)
        ?? Self.slashedDay(at: place, of: line) ?? Self.adverb(at: place, of: line)
        ?? Self.spanEnd(at: place, of: line) ?? Self.word(behindDateAt: place, of: line)
        ?? Self.words(inFrontOfDateAt: place, of: line)
    else { return nil }
    (length, instead) = match
  }

  /// Reads `after next` behind a day and `and a half` behind `days` or another unit.
  private static func phrase(behindDateAt place: Int, of line: LineParts) -> DateSlip.Match? {
    guard line.isDate(place - 1) else { return nil }
    let keys = line.words(at: place).map { $0.lowercased() }
    let date = line.text(at: place - 1).lowercased()
    if keys.starts(with: ["after", "next"]), isNamedDay(date) { return (2, theDay) }
    guard keys == ["and", "a", "half"], CalendarUnit(date) != nil else { return nil }
    return (3, "a whole number, as in 10 days")
  }

  private static func adverb(at place: Int, of line: LineParts) -> DateSlip.Match? {
    if isRoughly(at: place, of: line) { return (1, timeAlone) }
    guard isFirstThing(at: place, of: line) else { return nil }
    return (2, "the part of the day, as in tomorrow morning")
  }

  private static func word(behindDateAt place: Int, of line: LineParts) -> DateSlip.Match? {
    guard line.isDate(place - 1), let word = line.words(at: place).first,
      let instead = week(at: place, of: line) ?? fixed(at: place, of: line)
        ?? instead(of: word, behind: line.text(at: place - 1), isEnd: line.isEnd(place + 1))
    else { return nil }
    return (1, instead)
  }

  private static func words(inFrontOfDateAt place: Int, of line: LineParts) -> DateSlip.Match? {
    let keys = line.words(at: place).map { $0.lowercased() }
    let date = place + keys.count
    guard line.isDate(date), !isJoined(keys.count, at: place, of: line),
      let instead = instead(
        of: keys, inFrontOf: line.text(at: date).lowercased(),
        line.isDate(date + 1) ? line.text(at: date + 1).lowercased() : "",
        isRepeated: line.isRepeated)
    else { return nil }
    return (keys.count, instead)
  }

  /// Whether so many words at a place go with those in front of them: `in 2 weeks` is a date, `for a
  /// week` a length, and `once a week` and `3 runs a week` say how often something is done.
  private static func isJoined(_ count: Int, at place: Int, of line: LineParts) -> Bool {
    guard count == 2, place > 0 else { return false }
    let lead = line.text(at: place - 1).lowercased()
    if ["in", "for"].contains(lead) { return true }
    guard line.text(at: place).lowercased() == "a" else { return false }
    let counts: Set = ["once", "twice", "time", "times", "day", "days", "hour", "hours"]
    return counts.contains(lead)
      || (max(0, place - 2)..<place).contains { line.text(at: $0).contains(where: \.isNumber) }
  }

  /// What is written instead of a time of another zone.
  static let ownZone = "the time as this machine's zone has it"

  /// Reads `12/24` and `3/12` right beside the date of a line that is a time alone, which is of that day.
  private static func slashedDay(at place: Int, of line: LineParts) -> DateSlip.Match? {
    let isInFront = line.isDate(place + 1)
    guard isInFront || line.isDate(place - 1), !DateSlip.isCounted(place, of: line),
      let days = DateSlip.slashedDays(DateSlip.key(of: line.text(at: place)))
    else { return nil }
    var dates = isInFront ? place + 1..<place + 2 : place - 1..<place
    while line.isDate(dates.lowerBound - 1) { dates = dates.lowerBound - 1..<dates.upperBound }
    while line.isDate(dates.upperBound) { dates = dates.lowerBound..<dates.upperBound + 1 }
    let isTime = dates.allSatisfy { isClock(line.text(at: $0)) || isLead(line.text(at: $0)) }
    return isTime ? (1, days) : nil
  }

  private static func isLead(_ word: String) -> Bool {
    DatePhrase.clockLeads.contains(word.lowercased())
  }

  /// Reads `- 26` and `or 26` behind `dec 24` and `- 10` behind `9am`, where the words end: a task is due on
  /// one day, at one time.
  private static func spanEnd(at place: Int, of line: LineParts) -> DateSlip.Match? {
    let words = line.words(at: place)
    guard words.count > 1, RepeatPhrase.joins.contains(words[0].lowercased()),
      line.isEnd(place + 2), let last = DayPhrase.dayNumber(words[1].lowercased()),
      line.isDate(place - 1)
    else { return nil }
    let date = line.text(at: place - 1).lowercased()
    if isClock(date) { return joins.contains(words[0].lowercased()) ? (2, KeptWords.oneTime) : nil }
    guard line.isDate(place - 2), DateNames.month(line.text(at: place - 2).lowercased()) != nil,
      let first = DayPhrase.dayNumber(date), first < last, last < 32
    else { return nil }
    return (2, "one day, such as \(line.text(at: place - 2).lowercased()) \(first)")
  }

  /// Reads `24 -`, `from 24 to` in front of `26 dec`, and `9 to` in front of `10am`.
  private static func spanStart(
    of keys: [String], inFrontOf date: String, _ next: String
  ) -> String? {
    let isLed = keys.count == 3 && ["from", "between"].contains(keys[0])
    let span = Array(keys.dropFirst(isLed ? 1 : 0))
    guard span.count == 2, RepeatPhrase.joins.contains(span[1]),
      let first = DayPhrase.dayNumber(span[0])
    else { return nil }
    let isSpan = joins.contains(span[1]) || (isLed && span[1] == "and")
    if isClock(date) || ClockPhrase.isHalf(next) { return isSpan ? KeptWords.oneTime : nil }
    guard DateNames.month(next) != nil, let last = DayPhrase.dayNumber(date), first < last
    else { return nil }
    return "one day, such as \(date) \(next)"
  }

  static let timeAlone = "the time alone, such as 3pm"

  /// Whether `approx` or `around` stands in front of a time of day; of `Walk around 4pm` it is what is
  /// done.
  private static func isRoughly(at place: Int, of line: LineParts) -> Bool {
    guard line.isDate(place + 1) else { return false }
    let isTime =
      isClock(line.text(at: place + 1))
      || (line.isDate(place + 2) && ClockPhrase.isHalf(line.text(at: place + 2).lowercased()))
    let word = line.text(at: place).lowercased()
    guard isTime, word == "around" else {
      return isTime && ["approx", "approx.", "approximately", "circa", "ca."].contains(word)
    }
    return place > 0 && !movements.contains(line.text(at: place - 1).lowercased())
  }

  /// Whether `first thing` stands beside a date without a time, behind it where the words end; `the first
  /// thing` is one that is done.
  private static func isFirstThing(at place: Int, of line: LineParts) -> Bool {
    guard !line.isTimed, line.words(at: place).prefix(2).map({ $0.lowercased() }) == thing else {
      return false
    }
    let isNoun =
      place > 0 && ["the", "a", "one", "my"].contains(line.text(at: place - 1).lowercased())
    return !isNoun && (line.isDate(place + 2) || (line.isDate(place - 1) && line.isEnd(place + 2)))
  }

  private static let thing = ["first", "thing"]

  /// What is done around.
  private static let movements: Set = [
    "ask", "come", "drive", "get", "go", "hang", "her", "him", "it", "look", "me", "move", "play",
    "ride", "run", "shop", "show", "stroll", "them", "travel", "turn", "us", "walk", "wander",
    "you",
  ]

  /// What stands between the beginning and the end of something.
  static let joins: Set = ["to", "-", "–"]

  /// Reads `week` behind a day with which the words end or begin, `friday week call Ana`, and `fortnight`
  /// with which they end.
  private static func week(at place: Int, of line: LineParts) -> String? {
    let word = line.text(at: place)
    if word == "fortnight", isNamedDay(line.text(at: place - 1).lowercased()), line.isEnd(place + 1)
    {
      return theDay
    }
    guard ["week", "week,", "week:"].contains(word),
      isNamedDay(line.text(at: place - 1).lowercased())
    else { return nil }
    guard !line.isEnd(place + 1) else { return DateAdvice.weekFrom }
    // `Friday week schedule` and `Friday week call` may be titles.
    let isDeed = deeds.contains(line.text(at: place + 1).lowercased()) && !line.isEnd(place + 2)
    return line.isStart(place) && (isDeed || word != "week") ? DateAdvice.weekFrom : nil
  }

  /// Reads `fixed` at the end of `every month 31 dec fixed`.
  private static func fixed(at place: Int, of line: LineParts) -> String? {
    guard line.isRepeated, line.text(at: place).lowercased() == "fixed", line.isEnd(place + 1)
    else { return nil }
    return "it right behind the repeat, as in weekly fixed"
  }

  /// Verbs with which it begins what is to be done: `Friday week call Ana`.
  static let deeds: Set = [
    "ask", "book", "bring", "buy", "call", "cancel", "collect", "fetch", "give", "go", "meet",
    "pay", "phone", "renew", "ring", "see", "send", "submit", "take", "tell", "visit", "write",
  ]

  /// Reads what stands behind a time of day, or behind a day at the end of the words.
  private static func instead(of word: String, behind date: String, isEnd: Bool) -> String? {
    guard !isClock(date) else {
      // `Pay 9am +1200 dollars` is about money.
      let isOffset = ZoneName.isOffset(word) && (isEnd || word.first?.isLetter == true)
      return ZoneName.isZone(word) || isOffset ? ownZone : nil
    }
    return isEnd ? BareHour.unreadClock(word) ?? hours(word) ?? year(word, behind: date) : nil
  }

  /// Whether a date is a time of day alone.
  static func isClock(_ date: String) -> Bool {
    ClockPhrase.isHalf(date.lowercased()) || ClockExpression.parse(date) != nil
      || ClockPhrase.printedTime(date[...]) != nil
  }

  /// `26` and `'26` behind `24 dec` and `dec 24`.
  private static func year(_ word: String, behind date: String) -> String? {
    let figures = word.hasPrefix("'") ? word.dropFirst() : word[...]
    guard
      DateNames.month(date.lowercased()) != nil || Figures.number(in: date, digits: 1...2) != nil,
      let year = Figures.number(in: figures, digits: 2...2), year >= 20
    else { return nil }
    return "the whole year, 20\(figures)"
  }

  /// `9-10`; the numbers of `Read mon 1-3` and `Buy eggs fri 6-8` count something.
  static func hours(_ word: String) -> String? {
    let parts = word.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
      .map { Figures.number(in: $0, digits: 1...2) }
    guard parts.count == 2, let start = parts[0], let end = parts[1], start >= 9, start < end,
      end <= 24
    else { return nil }
    let hour = (1...12).contains(start) ? "\(start)am or \(start)pm" : "\(start):00"
    return "one time of day, such as \(hour)"
  }

  /// Reads all words up to a date: `after`, `within` of `within 3d`, `2 weeks from`, `2 days` of `2 days
  /// before fri`, `a week` of `a week on fri` and `a fortnight` of `a fortnight on fri`.
  private static func instead(
    of keys: [String], inFrontOf date: String, _ next: String, isRepeated: Bool
  ) -> String? {
    if keys == ["after"] { return "the date by which it is due" }
    if keys == ["within"], CalendarUnit.counted(in: date) != nil { return "in" }
    if let span = spanStart(of: keys, inFrontOf: date, next) { return span }
    if date == "next", let instead = partOfNext(keys, next) { return instead }
    if isRepeated, keys == ["starting"] || keys == ["beginning"] || keys == ["from"] {
      return isClock(date)
        ? timeAlone : "the first date alone, such as fri or 24 dec"
    }
    guard (2...3).contains(keys.count), let count = Figures.count(in: keys[0]) else { return nil }
    let isFortnight = keys[1] == "fortnight" || keys[1] == "fortnights"
    // Hours and minutes are counted from a time that is given.
    guard let unit = isFortnight ? .week : CalendarUnit(keys[1]) else { return nil }
    if keys.count == 2, unit == .week, isNamedDay(date == "on" ? next : date) {
      // `Two weeks fri` has a title.
      guard count == 1 || ["on", "today", "tomorrow"].contains(date) else { return nil }
      return count == 1 && !isFortnight ? DateAdvice.weekFrom : theDay
    }
    let isCounted = keys.count == 3 ? ["from", "after"].contains(keys[2]) : date == "before"
    return isCounted ? theDay : nil
  }

  /// Reads `early`, `mid`, `middle of` and `late` in front of `next week` and `next month`.
  private static func partOfNext(_ keys: [String], _ unit: String) -> String? {
    guard unit == "week" || unit == "month" else { return nil }
    return switch keys {
    case ["early"]: "start of next \(unit)"
    case ["late"]: "end of next \(unit)"
    case ["mid"], ["middle", "of"]: unit == "week" ? "wed next week" : "15th next month"
    default: nil
    }
  }

  static let theDay = "the day itself, such as fri or 24 dec"

  private static func isNamedDay(_ key: String) -> Bool {
    ["today", "tomorrow"].contains(key) || DateNames.weekday(key) != nil
  }
}
