internal import RedoProtocol
internal import RedoTasks

/// The days on which a repeating task would come again: so many days after it is due, or after today
/// where it is overdue, and again.
struct ComingRepeats {
  /// The day that they are counted from, in days since 1970-01-01.
  private let start: Int
  /// The days between two times, 1 or more.
  private let frequency: Int

  /// Looks at a task; nil for one that does not come again up to a day, given since 1970-01-01.
  init?(
    of task: TaskState, in projection: Projection, _ zone: LocalZone, from today: CivilDate,
    through last: Int
  ) {
    guard !task.isArchived, let frequency = task.frequencyDays.flatMap(Int.init(exactly:)),
      let deadline = projection.currentTodo(of: task)?.deadline,
      case let start = max(zone.date(of: deadline), today).daysSinceEpoch,
      last > start, frequency <= last - start, projection.repeatDays(of: task) != nil
    else { return nil }
    (self.start, self.frequency) = (start, frequency)
  }

  /// Those of a range of days since 1970-01-01.
  func days(from first: Int, through last: Int) -> StrideThrough<Int> {
    let skipped = max(1, (first - start + frequency - 1) / frequency)
    return stride(from: start + skipped * frequency, through: last, by: frequency)
  }

  /// Whether a day since 1970-01-01 is one of them.
  func includes(_ day: Int) -> Bool {
    day > start && (day - start).isMultiple(of: frequency)
  }
}
