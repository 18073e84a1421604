public import RedoTasks

/// Rhythms as reports and screens name them.
extension Rhythm {
  /// How often a task comes back: `every day`, `every 7 days`, `every month`, `every 2 years`.
  public var often: String {
    let (count, unit): (Int64, String) =
      switch self {
      case .days(let count), .fixedDays(let count): (count, "day")
      case .months(let count): (count, "month")
      case .years(let count): (count, "year")
      }
    return count == 1 ? "every " + unit : "every \(count) \(unit)s"
  }

  /// What it is counted from, where that is not the completion: ` from the due date`.
  public var origin: String { isFixed ? " from the due date" : "" }

  /// In a few letters, such as `7d`, `1mo` and `2y`.
  public var short: String {
    switch self {
    case .days(let count), .fixedDays(let count): "\(count)d"
    case .months(let count): "\(count)mo"
    case .years(let count): "\(count)y"
    }
  }
}
