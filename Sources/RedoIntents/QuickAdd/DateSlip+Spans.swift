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

  /// `within 3 days`, `within two hours`, `within the week`, `within the hour`.
  static func within(_ keys: [String]) -> Match? {
    guard keys.count == 3, keys[0] == "within" else { return nil }
    if keys[1] == "the" || keys[1] == "this" {
      if keys[2] == "hour" { return (3, "in an hour") }
      return ["week", "month", "quarter", "year"].contains(keys[2]) ? (3, "end of \(keys[2])") : nil
    }
    guard Figures.count(in: keys[1]) != nil,
      CalendarUnit(keys[2]) != nil || DatePhrase.milliseconds(of: keys[2]) != nil
    else { return nil }
    return (3, "in \(keys[1]) \(keys[2])")
  }
}
