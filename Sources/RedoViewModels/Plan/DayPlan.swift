internal import RedoIntents
internal import RedoProtocol
public import RedoTasks

/// How today adds up: what is done, what is planned, and what fits.
public struct DayPlan: Hashable, Sendable {
  /// Something that was done on a day.
  public struct Done: Hashable, Sendable {
    /// The task's title as shown.
    public let title: String
    /// The task's story points.
    public let points: Int64
  }

  /// What was done today, the latest first.
  public let done: [Done]
  /// The story points of what was done today.
  public let donePoints: Int64
  /// The story points of what is overdue or due today.
  public let plannedPoints: Int64
  /// What a day holds.
  public let capacity: Capacity

  /// Adds today up.
  init(planned: [TaskState], in projection: Projection, at dates: DateContext) {
    let today = dates.today
    let work = CompletedWork(
      of: projection, on: Capacity.days(before: today), today...today, in: dates.zone)
    capacity = Capacity(of: work, before: today)
    plannedPoints =
      planned.reduce(into: DayTally.nothing) {
        $0 += DayTally(tasks: 1, points: $1.storyPoints)
      }.points
    donePoints = work.days[today]?.points ?? 0
    done = work.days[today] == nil ? [] : Self.done(on: today, in: projection, dates.zone)
  }

  /// What was done on a day, the latest first.
  /// - Complexity: O(*n*) in the number of todos.
  static func done(
    on day: CivilDate, in projection: Projection, _ zone: LocalZone
  ) -> [Done] {
    let start = zone.instant(of: day, at: .midnight)
    let end = zone.instant(of: day.advanced(byDays: 1), at: .midnight)
    var found: [(completed: Instant, done: Done)] = []
    for task in projection.tasks {
      for todo in projection.todos[task.todos] {
        guard let completed = todo.completed, completed >= start, completed < end else { continue }
        let done = Done(title: projection.title(of: task).shown, points: task.storyPoints)
        found.append((completed, done))
      }
    }
    return found.sorted { $0.completed > $1.completed }.map(\.done)
  }

  /// Done and planned together, in story points.
  public var totalPoints: Int64 { total.points }

  private var total: DayTally {
    var total = DayTally(tasks: 0, points: donePoints)
    total += DayTally(tasks: 0, points: plannedPoints)
    return total
  }

  /// How many points are still to be had, below 0 where there are too many; nil where nobody knows.
  public var freePoints: Int64? {
    capacity.points.map { $0 - totalPoints }
  }

  /// Whether more is done and planned than a day holds.
  public var isOverfull: Bool { freePoints.map { $0 < 0 } ?? false }

  /// The sum, such as `3 done + 5 planned = 8 of 14 pts, room for 6`.
  public var sumWords: String {
    "\(donePoints) done + \(plannedPoints) planned = " + shortSumWords
  }

  /// The sum alone, such as `8 of 14 pts, room for 6`.
  public var shortSumWords: String {
    guard let points = capacity.points, let free = freePoints else {
      return PointsText.text(totalPoints)
    }
    let rest =
      free > 0 ? "room for \(free)" : free == 0 ? "a full day" : "\(-free) too many"
    return "\(totalPoints) of \(PointsText.text(points)), \(rest)"
  }

  /// Where the capacity comes from, or why there is none.
  public var capacityWords: String {
    let days = Quantity.text(capacity.activeDays, "active day")
    guard capacity.activeDays < Capacity.leastActiveDays || capacity.points != nil else {
      return "no capacity: median 0 pts on \(days) of the last \(Capacity.daysLookedAt); "
        + "~2 gives a task 2"
    }
    guard let points = capacity.points else {
      return "too little history: \(days) of the \(Capacity.daysLookedAt) before today; "
        + "a capacity needs \(Capacity.leastActiveDays)"
    }
    // Between two whole numbers the sum has the next one, which needs saying.
    let rounded = capacity.median.rounded() == capacity.median ? "" : " \(points)"
    return "capacity\(rounded): median \(DecimalText.text(capacity.median, places: 1)), mean "
      + "\(DecimalText.text(capacity.mean, places: 1)) pts on \(days) of the last "
      + "\(Capacity.daysLookedAt)"
  }
}
