/// Spans that lead to no day by themselves, since they are vague or count days that no calendar here knows.
extension DateSlip {
  /// `in a few days`, `every few weeks`, `in the next 3 days`, `in 3 working days`, `in 2-3 days`, `in 2 or
  /// 3 days`.
  static func vague(_ keys: [String]) -> Match? {
    let span = ["in", "within"].contains(keys.first ?? "") ? keys.dropFirst() : []
    return fewTimes(keys) ?? few(span) ?? ofWork(span) ?? either(span) ?? daysFromNow(keys)
  }

  /// `3 mondays from now`, `two fridays from today`.
  private static func daysFromNow(_ keys: [String]) -> Match? {
    guard keys.count > 3, Figures.count(in: keys[0]) != nil, keys[2] == "from",
      keys[3] == "now" || keys[3] == "today",
      DateNames.weekday(keys[1].hasSuffix("s") ? String(keys[1].dropLast()) : keys[1]) != nil
    else { return nil }
    return (4, DateRemnant.theDay)
  }

  /// `every few days`, `every 6-8 weeks`.
  private static func fewTimes(_ keys: [String]) -> Match? {
    guard keys.count > 2, keys[0] == "every", isUnit(keys[2]) else { return nil }
    let counts = keys[1].split { $0 == "-" || $0 == "–" }.map { Figures.count(in: String($0)) }
    guard keys[1] == "few" || (counts.count == 2 && !counts.contains(nil)) else { return nil }
    return (3, "a number, as in every 3 weeks")
  }

  /// `a few days`, `the next few days`, `the next 3 days`, each behind `in`.
  private static func few(_ keys: ArraySlice<String>) -> Match? {
    let isNext = keys.starts(with: ["the", "next"])
    let rest = keys.dropFirst(isNext ? 2 : 1)
    guard let count = rest.first, let unit = rest.dropFirst().first, isUnit(unit),
      isNext || keys.first == "a"
    else { return nil }
    if count == "few" { return (isNext ? 5 : 4, "a number of \(unit), such as in 3 \(unit)") }
    return isNext && Figures.count(in: count) != nil ? (5, "in \(count) \(unit)") : nil
  }

  /// `3 working days`, behind `in`.
  private static func ofWork(_ keys: ArraySlice<String>) -> Match? {
    let rest = Array(keys.prefix(3))
    guard rest.count == 3, Figures.count(in: rest[0]) != nil,
      ["working", "business"].contains(rest[1]), rest[2] == "day" || rest[2] == "days"
    else { return nil }
    return (4, "days that count the weekend, such as in 5 days")
  }

  /// `2-3 days`, `2 or 3 days`, behind `in`, and `twenty-five minutes`, which is one number.
  private static func either(_ keys: ArraySlice<String>) -> Match? {
    let words = Array(keys)
    guard let first = words.first else { return nil }
    let parts = first.split { $0 == "-" || $0 == "–" }.map(String.init)
    let counts = parts.compactMap { Figures.count(in: $0) }
    if parts.count == 2, counts.count == 2, words.count > 1, isUnit(words[1]) {
      let isOne = counts[0] >= 20 && counts[1] < 10
      let count = isOne ? String(counts[0] + counts[1]) : parts[1]
      return (3, "in \(count) \(words[1])")
    }
    guard words.count > 3, ["or", "to", "-", "–"].contains(words[1]), isUnit(words[3]),
      Figures.count(in: first) != nil, Figures.count(in: words[2]) != nil
    else { return nil }
    return (5, "in \(words[2]) \(words[3])")
  }

  private static func isUnit(_ key: String) -> Bool {
    CalendarUnit(key) != nil || DatePhrase.milliseconds(of: key) != nil
  }
}
