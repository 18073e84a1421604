/// Times of day beside a day that are no whole ones: `early morning` and `9ish` behind `tomorrow`.
extension DateRemnant {
  /// `early morning`, `mid-morning`, `5p`, `9ish`, `15h`, `at 1430`, `pm`, `around noon` and `by 9` behind a
  /// day with which the title ends, `8` behind a part of one, `sharp` behind a time, and `close of business`
  /// beside a day.
  static func time(_ keys: [String], at place: Int, of line: LineParts) -> DateSlip.Match? {
    guard !line.isTimed else { return behindTime(keys, at: place, of: line) }
    if let match = closeOfBusiness(keys), line.isDate(place + match.length) { return match }
    guard line.isDate(place - 1) || line.isRepeat(place - 1) else {
      return inFrontOfDay(keys, at: place, of: line)
    }
    if let match = range(at: place, of: line) { return match }
    guard
      let match = closeOfBusiness(keys) ?? inWords(keys) ?? about(keys) ?? by(keys)
        ?? figures(keys) ?? roughly(keys),
      line.isEnd(place + match.length)
    else { return nil }
    return match
  }

  /// `9ish`, `by 9`, `around nine`, `half 9`, `9-10`, `from 9 to 10`, `0900` and `at 1430` in front of a day;
  /// `5p` may be money and `15h` a length there, and `the PM` a person.
  private static func inFrontOfDay(
    _ keys: [String], at place: Int, of line: LineParts
  ) -> DateSlip.Match? {
    guard let first = keys.first, !DateSlip.isCounted(place, of: line) else { return nil }
    let clock = (BareHour.unreadClock(first) ?? hours(first)).map { (1, $0) }
    let match: DateSlip.Match? =
      range(at: place, of: line) ?? halfPast(keys) ?? ish(keys) ?? by(keys) ?? clock
      ?? fourFigures(keys)
    guard let match else { return nil }
    let day = place + match.length
    guard line.isDate(day) || line.isRepeat(day) else { return nil }
    // `Read 12-24 by monday` has pages: what is done at a time is not done by a day.
    let lead = line.text(at: day).lowercased()
    return lead == "on" || !DatePhrase.dayLeads.contains(lead) ? match : nil
  }

  private static func inWords(_ keys: [String]) -> DateSlip.Match? {
    partOfPart(keys) ?? half(keys) ?? noon(keys) ?? halfPast(keys)
  }

  /// `half 9`, `at half nine`, which is half past it.
  private static func halfPast(_ keys: [String]) -> DateSlip.Match? {
    let lead = keys.first == "at" ? 1 : 0
    let words = keys.dropFirst(lead).prefix(2)
    guard words.count == 2, words.first == "half", let hour = words.last else { return nil }
    return DateSlip.halfPast(["half", "past", hour]).map { (lead + 2, $0.instead) }
  }

  /// `early morning`, `late afternoon`, `mid-morning`.
  private static func partOfPart(_ keys: [String]) -> DateSlip.Match? {
    guard let first = keys.first else { return nil }
    let parts = first.split(separator: "-").map(String.init) + Array(keys.dropFirst())
    guard parts.count > 1, ["early", "late", "mid"].contains(parts[0]),
      PartOfDay(rawValue: parts[1]) != nil
    else { return nil }
    return (first == parts[0] ? 2 : 1, "the part of the day alone, as in tomorrow morning")
  }

  /// `9ish`, `at 9-ish`, `5p`, `8:30a`.
  private static func about(_ keys: [String]) -> DateSlip.Match? {
    if let match = ish(keys) { return match }
    let lead = keys.first == "at" ? 1 : 0
    guard let key = keys.dropFirst(lead).first, key.first?.isNumber == true,
      key.hasSuffix("a") || key.hasSuffix("p"), ClockExpression.parse(key + "m") != nil
    else {
      return nil
    }
    return (lead + 1, key + "m")
  }

  /// `9ish`, `at 9-ish`, `8:30ish`.
  private static func ish(_ keys: [String]) -> DateSlip.Match? {
    let lead = keys.first == "at" ? 1 : 0
    guard let key = keys.dropFirst(lead).first, key.first?.isNumber == true, key.hasSuffix("ish")
    else { return nil }
    let time = String(key.dropLast(key.hasSuffix("-ish") ? 4 : 3))
    if ClockExpression.parse(time) != nil { return (lead + 1, time) }
    return BareHour.hour(time).map { (lead + 1, $0) }
  }

  /// `sharp` behind a time of day with which the title ends, and `8`, `8ish`, `at 8ish` and `around 8` behind
  /// `tonight` and `evening`.
  private static func behindTime(
    _ keys: [String], at place: Int, of line: LineParts
  ) -> DateSlip.Match? {
    let length = ["about", "around", "at"].contains(keys.first) ? 2 : 1
    guard keys.count == length, line.isDate(place - 1) || line.isRepeat(place - 1),
      line.isEnd(place + length)
    else { return nil }
    let date = line.text(at: place - 1)
    if keys == ["sharp"], isClock(date) { return (1, timeAlone) }
    let key = keys[length - 1]
    let ending = ["-ish", "ish"].first(where: key.hasSuffix)
    // `tonight at 3` says so already, and is of no evening.
    guard ending != nil || keys[0] != "at" else { return nil }
    guard PartOfDay(ofToday: date.lowercased()) != nil,
      let hour = Figures.number(in: key.dropLast(ending?.count ?? 0), digits: 1...2),
      (1...12).contains(hour)
    else { return nil }
    return (length, "at \(hour)")
  }

  /// `from 9 to 10`, `between 9 and 10`, `10 to 12`, `9 - 10`; with a half of the day behind it the end is a time.
  private static func range(at place: Int, of line: LineParts) -> DateSlip.Match? {
    let keys = line.words(at: place, atMost: 4).map { $0.lowercased() }
    if keys.count == 3, joins.contains(keys[1]), hours(keys[0] + "-" + keys[2]) != nil,
      line.isEnd(place + 3)
    {
      return (3, KeptWords.oneTime)
    }
    guard keys.count == 4, line.isEnd(place + 4),
      keys[0] == "from" && ClockPhrase.rangeLeads.contains(keys[2])
        || keys[0] == "between" && keys[2] == "and",
      BareHour.hour(keys[1]) != nil, BareHour.hour(keys[3]) != nil
    else { return nil }
    return (4, KeptWords.oneTime)
  }

  /// `am` and `pm` without an hour.
  private static func half(_ keys: [String]) -> DateSlip.Match? {
    guard let key = keys.first, ClockPhrase.isHalf(key) else { return nil }
    let part = key.hasPrefix("a") ? "morning" : "afternoon"
    return (1, "the part of the day, as in tomorrow \(part)")
  }

  /// `around noon`, `noonish`, `at lunchtime`.
  private static func noon(_ keys: [String]) -> DateSlip.Match? {
    let isLed = ["about", "around", "at"].contains(keys.first)
    guard let key = keys.dropFirst(isLed ? 1 : 0).first,
      ["noon", "noonish", "noon-ish", "midday", "lunchtime"].contains(key)
        || (keys[0] == "at" && key == "lunch")
    else { return nil }
    return (isLed ? 2 : 1, "at noon")
  }

  /// `~9am`.
  private static func roughly(_ keys: [String]) -> DateSlip.Match? {
    guard let key = keys.first, key.hasPrefix("~"),
      ClockExpression.parse(String(key.dropFirst())) != nil
    else { return nil }
    return (1, String(key.dropFirst()))
  }

  /// `15h`, `14h30`, `15 Uhr`, `0900`, `9-10`, `at 1430`.
  private static func figures(_ keys: [String]) -> DateSlip.Match? {
    guard let key = keys.first else { return nil }
    if let clock = BareHour.lateHour(key) ?? BareHour.unreadClock(key) ?? hours(key) {
      return (1, clock)
    }
    if keys.count > 1, keys[1] == "uhr", let hour = Figures.number(in: key, digits: 1...2),
      hour < 24
    {
      return (2, "\(hour):00")
    }
    return fourFigures(keys)
  }

  /// `at 1430`.
  private static func fourFigures(_ keys: [String]) -> DateSlip.Match? {
    guard keys.count > 1, keys[0] == "at" || keys[0] == "@" else { return nil }
    return BareHour.fourFigures(keys[1]).map { (2, $0) }
  }

  /// `by 9`, `before 17`, `around 10`; by itself `until 9` may be a page.
  private static func by(_ keys: [String]) -> DateSlip.Match? {
    guard keys.count > 1, ["about", "around", "before", "by"].contains(keys[0]) else { return nil }
    return BareHour.hour(keys[1]).map { (2, $0) }
  }

  /// `eob`, `by cob`, `close of business`, `end of play`.
  private static func closeOfBusiness(_ keys: [String]) -> DateSlip.Match? {
    if keys.first == "eob" { return (1, "eod") }
    if keys.starts(with: ["by", "cob"]) { return (2, "by eod") }
    guard keys.count == 3, ["close", "end"].contains(keys[0]), keys[1] == "of",
      ["business", "play"].contains(keys[2])
    else { return nil }
    return (3, "eod")
  }
}
