internal import RedoIntents
internal import RedoProtocol

/// The moment from which a task is meant to be done, which is its due date where it has no other: that
/// is the only date to come, and what a snooze moves.
enum PlannedStart {
  /// From here on other programs put what is for `someday`.
  private static let someday = Instant(milliseconds: 2_147_299_200_000)

  /// The due date of a task that has none, which is told; nil for a start that has come, since nothing
  /// is late then, and for one that never comes.
  static func due(
    _ start: Instant?, in dates: DateContext, _ reading: inout ImportReading
  ) -> Instant? {
    guard let start, start > dates.now, start < someday else { return nil }
    reading.lose("tasks without a due date are due when they are to be begun")
    return start
  }
}
