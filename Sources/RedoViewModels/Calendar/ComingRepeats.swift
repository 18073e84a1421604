internal import RedoProtocol
internal import RedoTasks

/// The days on which a repeating task would come again: so many days after it is due, or after today
/// where it is overdue, and again; where the repeat counts from the deadline, in step with its round.
struct ComingRepeats {
  /// The day that they are counted from, in days since 1970-01-01.
  private let start: Int
  /// The day after which the first of them is, in days since 1970-01-01.
  private let floor: Int
  /// The days between two times, 1 or more.
  private let frequency: Int

  /// Looks at a task; nil for one that does not come again up to a day, given since 1970-01-01.
  init?(
    of task: TaskState, in projection: Projection, _ zone: LocalZone, from today: CivilDate,
    through last: Int
  ) {
    guard !task.isArchived, let frequency = task.frequencyDays.flatMap(Int.init(exactly:)),
      let deadline = projection.currentTodo(of: task)?.deadline,
      case let floor = max(zone.date(of: deadline), today).daysSinceEpoch,
      last > floor, projection.repeatDays(of: task) != nil
    else { return nil }
    let isFixed = projection.title(of: task).isFixed
    let round = isFixed ? projection.roundDate(of: task, in: zone) : nil
    start = round.map { zone.date(of: $0).daysSinceEpoch } ?? floor
    (self.floor, self.frequency) = (floor, frequency)
  }

  /// Those of a range of days since 1970-01-01.
  func days(from first: Int, through last: Int) -> StrideThrough<Int> {
    let first = max(first, floor + 1, start + 1)
    let steps = (first - start + frequency - 1) / frequency
    return stride(from: start + steps * frequency, through: last, by: frequency)
  }

  /// Whether a day since 1970-01-01 is one of them.
  func includes(_ day: Int) -> Bool {
    day > max(start, floor) && (day - start).isMultiple(of: frequency)
  }
}
