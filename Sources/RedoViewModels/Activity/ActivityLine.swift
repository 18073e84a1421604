public import RedoProtocol

/// What stands on a row of the activity.
public enum ActivityLine: Hashable, Sendable {
  /// The heading of a day, and how many changes it has.
  case day(CivilDate, count: Int)
  /// A change, by how many are listed before it.
  case change(Int)
}
