/// Weeks, months and years of which no day is the one that is meant, and spans that lead to one.
extension DateSlip {
  /// `mid january`, `early may 2027`, `late-march`.
  static func partOfMonth(_ keys: [String]) -> Match? {
    guard let first = keys.first else { return nil }
    let parts = first.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let length = parts.count == 2 ? 1 : 2
    let name = parts.count == 2 ? parts[1] : keys.dropFirst().first
    guard parts.count < 3, let name, DateNames.month(name) != nil else { return nil }
    let year = keys.dropFirst(length).first.flatMap(DayPhrase.year)
    let month = name + (year.map { " \($0)" } ?? "")
    let all = length + (year == nil ? 0 : 1)
    switch parts[0] {
    case "early": return (all, "start of \(month)")
    case "mid": return (all, "15 \(month)")
    case "late": return (all, "end of \(month)")
    default: return nil
    }
  }

  /// `later this week`, `sometime this month`.
  static func laterThis(_ keys: [String]) -> Match? {
    guard let first = keys.first, ["later", "sometime"].contains(first) else { return nil }
    return this(keys.dropFirst()).map { ($0.length + 1, $0.instead) }
  }

  /// `this week`, `this quarter`.
  static func this(_ keys: ArraySlice<String>) -> Match? {
    guard keys.first == "this", let unit = keys.dropFirst().first,
      ["week", "month", "quarter", "year"].contains(unit)
    else { return nil }
    return (2, "end of \(unit)")
  }

  /// `on the weekend`, `over the weekend`, `by the weekend`, which is the coming one.
  static func theWeekend(_ keys: [String]) -> Match? {
    guard keys.count == 3, keys[1] == "the", keys[2] == "weekend",
      keys[0] == "over" || keys[0] == "at" || DatePhrase.dayLeads.contains(keys[0])
    else { return nil }
    let lead = keys[0] == "before" || keys[0] == "by" ? keys[0] + " " : ""
    return (3, lead + "this weekend")
  }

  /// `within 3 days`, `within two hours`, `within 24h`, `within the week`, `within the hour`; of `within
  /// 3d` the days are a date.
  static func within(_ keys: [String]) -> Match? {
    guard keys.count > 1, keys[0] == "within" else { return nil }
    if isOfClock(keys[1]) { return (2, "in \(keys[1])") }
    guard keys.count == 3 else { return nil }
    if keys[1] == "the" || keys[1] == "this" {
      if keys[2] == "hour" { return (3, "in an hour") }
      return ["week", "month", "quarter", "year"].contains(keys[2]) ? (3, "end of \(keys[2])") : nil
    }
    guard Figures.count(in: keys[1]) != nil,
      CalendarUnit(keys[2]) != nil || DatePhrase.milliseconds(of: keys[2]) != nil
    else { return nil }
    return (3, "in \(keys[1]) \(keys[2])")
  }

  /// Whether one word counts hours or minutes as `in` has them: `24h`, `30min`.
  private static func isOfClock(_ key: String) -> Bool {
    DatePhrase.hours(Word.plain(in: key)[...])?.length == 1
  }

  /// `by month end`, `by the year's end`, `by end jan`, `by jan end`, `by end of q1`: the last day of it.
  static func ledEnd(_ keys: [String]) -> Match? {
    guard let lead = keys.first, ["by", "before", "until", "till"].contains(lead) else {
      return nil
    }
    let article = keys.dropFirst().first == "the" ? 1 : 0
    let rest = Array(keys.dropFirst(1 + article))
    guard rest.count > 1 else { return nil }
    let length = 1 + article
    if rest[1] == "end" {
      let unit = ["'s", "’s"].first { rest[0].hasSuffix($0) }.map {
        String(rest[0].dropLast($0.count))
      }
      let name = unit ?? rest[0]
      let hasEnd = units.contains(name) || DateNames.month(name) != nil
      return hasEnd ? (length + 2, "\(lead) end of \(name)") : nil
    }
    guard rest[0] == "end" else { return nil }
    if DateNames.month(rest[1]) != nil { return (length + 2, "\(lead) end of \(rest[1])") }
    return quarterEnd(rest).map { (length + $0.length, "\(lead) \($0.instead)") }
  }

  /// `end of q1`.
  static func quarterEnd(_ keys: [String]) -> Match? {
    let isOf = keys.dropFirst().first == "of"
    let ends = ["q1": "31 mar", "q2": "30 jun", "q3": "30 sep", "q4": "31 dec"]
    guard keys.first == "end", let name = keys.dropFirst(isOf ? 2 : 1).first, let end = ends[name]
    else { return nil }
    return (isOf ? 3 : 2, end)
  }

  private static let units: Set = ["week", "month", "quarter", "year"]
}
