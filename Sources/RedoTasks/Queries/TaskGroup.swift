/// A group of a list, by when its tasks are due; in the order in which a list shows them.
public enum TaskGroup: Int, CaseIterable, Comparable, Sendable {
  /// The deadline is past.
  case overdue
  /// Due before this day ends.
  case today
  /// Due on one of the next six days: the ones that a weekday's name is enough for.
  ///
  /// Seven days with today, so that the rest of the week is always in it whichever day weeks start
  /// on, and Monday's tasks are already in it on a Friday.
  case thisWeek
  /// Due after that.
  case later
  /// Without a date: drafts.
  case noDate
  /// All todos done.
  case done
  /// Put away.
  case archived

  /// The group's name as a heading shows it.
  public var name: String {
    switch self {
    case .overdue: "OVERDUE"
    case .today: "TODAY"
    case .thisWeek: "THIS WEEK"
    case .later: "LATER"
    case .noDate: "NO DATE"
    case .done: "DONE"
    case .archived: "ARCHIVED"
    }
  }

  /// Orders groups as a list shows them.
  public static func < (left: TaskGroup, right: TaskGroup) -> Bool {
    left.rawValue < right.rawValue
  }
}
