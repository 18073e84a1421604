/// Spans and parts of the day to come of which no day or time is the one that is meant.
extension DateSlip {
  /// `in january`, `next may 2027`, `the week after next`, `in the morning`.
  static func ahead(_ keys: [String]) -> Match? {
    spanAhead(keys) ?? partOfDay(keys) ?? partOfSpan(keys) ?? closeOfBusiness(keys)
      ?? dayAlone(keys)
  }

  private static func spanAhead(_ keys: [String]) -> Match? {
    month(keys) ?? nextQuarter(keys) ?? afterNext(keys) ?? quarterEnd(keys)
  }

  /// `the 25th`, which needs `on`: it may be of anything.
  private static func dayAlone(_ keys: [String]) -> Match? {
    guard keys.count > 1, keys[0] == "the", let day = DayPhrase.ordinal(keys[1]),
      (1...31).contains(day)
    else { return nil }
    return (2, "on the \(keys[1])")
  }

  /// `in january`, `next january`, `this december`, `in may 2027`.
  private static func month(_ keys: [String]) -> Match? {
    guard let lead = keys.first, ["in", "next", "this"].contains(lead),
      let (length, month) = ledMonth(keys)
    else { return nil }
    return (length, "start of \(month) or end of \(month)")
  }

  /// `next quarter`, which is long.
  private static func nextQuarter(_ keys: [String]) -> Match? {
    guard keys.starts(with: ["next", "quarter"]) else { return nil }
    return (2, "start of next quarter or end of next quarter")
  }

  /// `the week after next`, `month after next`.
  private static func afterNext(_ keys: [String]) -> Match? {
    let lead = keys.first == "the" ? 1 : 0
    let rest = Array(keys.dropFirst(lead).prefix(3))
    guard rest.count == 3, rest[0] == "week" || rest[0] == "month", rest[1...] == ["after", "next"]
    else { return nil }
    return (lead + 3, "in 2 \(rest[0])s")
  }

  /// `in the morning`, which is of tomorrow, or has no day.
  private static func partOfDay(_ keys: [String]) -> Match? {
    guard keys.starts(with: ["in", "the"]), keys.count > 2, let part = PartOfDay(rawValue: keys[2]),
      part != .night
    else { return nil }
    let today = part == .morning ? "" : "this \(keys[2]) or "
    return (3, "\(today)tomorrow \(keys[2])")
  }

  /// `start of the month`, which has begun, `middle of the week`, `mid-month`.
  private static func partOfSpan(_ keys: [String]) -> Match? {
    for (name, instead) in [("month", "on the 15th"), ("week", "wed")] {
      if keys.first == "mid-" + name { return (1, instead) }
      if keys.starts(with: ["mid", name]) { return (2, instead) }
    }
    let lead = keys.first == "the" ? 1 : 0
    let rest = keys.dropFirst(lead)
    guard let part = rest.first, rest.dropFirst().first == "of" else { return nil }
    let isThis = ["the", "this"].contains(rest.dropFirst(2).first)
    guard let unit = rest.dropFirst(isThis ? 3 : 2).first else { return nil }
    let length = lead + (isThis ? 4 : 3)
    switch (part, unit) {
    case ("middle", "month"): return (length, "on the 15th")
    case ("middle", "week"): return (length, "wed")
    case ("start", _), ("beginning", _):
      guard ["week", "month", "quarter", "year"].contains(unit) else { return nil }
      return (length, "start of next \(unit)")
    default: return nil
    }
  }

  /// `by eob`, `by close of business`, and `end of day` and `end of the day`, which need `by` or a day.
  private static func closeOfBusiness(_ keys: [String]) -> Match? {
    let days = [["end", "of", "day"], ["end", "of", "the", "day"]]
    if let day = days.first(where: { keys.starts(with: $0) }) { return (day.count, "eod") }
    let ends = [
      ["by", "eob"], ["by", "cob"], ["by", "close", "of", "business"],
      ["by", "end", "of", "business"], ["by", "close", "of", "play"], ["by", "end", "of", "play"],
    ]
    return ends.first { keys.starts(with: $0) }.map { ($0.count, "by eod") }
  }
}
