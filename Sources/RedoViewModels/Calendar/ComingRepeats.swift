internal import RedoProtocol
internal import RedoTasks

/// The days on which a repeating task would come again: so many days after it is due, or after today
/// where it is overdue, and again; where the repeat counts from the deadline, in step with its round.
struct ComingRepeats {
  private let round: Round
  /// The day after which the first of them is.
  private let floor: CivilDate

  /// Looks at a task; nil for one that does not come again up to a day.
  init?(
    of task: TaskState, in projection: Projection, _ zone: LocalZone, from today: CivilDate,
    through last: CivilDate
  ) {
    guard !task.isArchived, task.frequencyDays != nil,
      let deadline = projection.currentTodo(of: task)?.deadline,
      case let floor = max(zone.date(of: deadline), today), last > floor,
      let rhythm = projection.rhythm(of: task)
    else { return nil }
    let fixed = rhythm.isFixed ? projection.round(of: task, in: zone) : nil
    round = fixed?.days ?? Round(from: floor, by: rhythm)
    self.floor = floor
  }

  /// Hands over those up to a day from another one on, each in days since 1970-01-01.
  func forEach(from first: CivilDate, through last: CivilDate, _ body: (Int) -> Void) {
    round.forEach(from: max(first, floor.advanced(byDays: 1)), through: last, body)
  }

  /// Whether a day is one of them.
  func includes(_ day: CivilDate) -> Bool {
    day > floor && day > round.start && round.contains(day)
  }
}
