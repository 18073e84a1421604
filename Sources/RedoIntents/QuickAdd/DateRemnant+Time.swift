/// Times of day beside a day that are no whole ones: `early morning` and `9ish` behind `tomorrow`.
extension DateRemnant {
  /// `early morning`, `mid-morning`, `5p`, `9ish`, `15h`, `at 1430` and `by 9` behind a day with which the title ends, and `close
  /// of business` beside one.
  static func time(_ keys: [String], at place: Int, of line: LineParts) -> DateSlip.Match? {
    guard !line.isTimed else { return nil }
    if let match = closeOfBusiness(keys), line.isDate(place + match.length) { return match }
    guard line.isDate(place - 1),
      let match = closeOfBusiness(keys) ?? partOfPart(keys) ?? about(keys) ?? by(keys)
        ?? figures(keys),
      line.isEnd(place + match.length)
    else { return nil }
    return match
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
    let lead = keys.first == "at" ? 1 : 0
    guard let key = keys.dropFirst(lead).first, key.first?.isNumber == true else { return nil }
    if key.hasSuffix("ish") {
      let time = String(key.dropLast(key.hasSuffix("-ish") ? 4 : 3))
      if ClockExpression.parse(time) != nil { return (lead + 1, time) }
      return BareHour.hour(time).map { (lead + 1, $0) }
    }
    guard key.hasSuffix("a") || key.hasSuffix("p"), ClockExpression.parse(key + "m") != nil else {
      return nil
    }
    return (lead + 1, key + "m")
  }

  /// `15h`, `14h30`, `at 1430`.
  private static func figures(_ keys: [String]) -> DateSlip.Match? {
    guard let key = keys.first else { return nil }
    if let clock = BareHour.lateHour(key) { return (1, clock) }
    guard key == "at" || key == "@", keys.count > 1 else { return nil }
    return BareHour.fourFigures(keys[1]).map { (2, $0) }
  }

  /// `by 9`, `before 17`; by itself `until 9` may be a page.
  private static func by(_ keys: [String]) -> DateSlip.Match? {
    guard keys.count > 1, keys[0] == "by" || keys[0] == "before" else { return nil }
    return BareHour.hour(keys[1]).map { (2, $0) }
  }

  /// `eob`, `close of business`, `end of play`.
  private static func closeOfBusiness(_ keys: [String]) -> DateSlip.Match? {
    if keys.first == "eob" { return (1, "eod") }
    guard keys.count == 3, ["close", "end"].contains(keys[0]), keys[1] == "of",
      ["business", "play"].contains(keys[2])
    else { return nil }
    return (3, "eod")
  }
}
