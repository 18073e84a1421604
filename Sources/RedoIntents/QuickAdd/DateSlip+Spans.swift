/// Parts of weeks, months and years of which no day is the one that is meant.
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
}
