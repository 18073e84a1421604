public import RedoTasks

/// What one day of the calendar holds.
public struct CalendarDay: Hashable, Sendable {
  /// The tasks that are due, as places in the projection, the earliest first.
  public internal(set) var places: [Int] = []
  /// How many they are, and their story points.
  public internal(set) var due = DayTally.nothing
  /// How many todos were completed.
  public internal(set) var doneCount = 0
  /// How many tasks would come again, if each were done when it is due.
  public internal(set) var repeatCount = 0

  /// A day with nothing on it.
  public init() {}
}
