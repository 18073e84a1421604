public import RedoProtocol

/// Which group a task is in at a moment; the days' ends are worked out once for all tasks.
public struct TaskGrouping: Sendable {
  /// How many days ``TaskGroup/today`` and ``TaskGroup/thisWeek`` span together.
  public static let daysOfWeek = 7

  private let now: Instant
  private let endOfToday: Instant
  private let endOfWeek: Instant

  /// Starts from a moment in a place.
  public init(at now: Instant, in zone: LocalZone) {
    let today = zone.date(of: now)
    self.now = now
    endOfToday = zone.instant(of: today.advanced(byDays: 1), at: .midnight)
    endOfWeek = zone.instant(of: today.advanced(byDays: Self.daysOfWeek), at: .midnight)
  }

  /// The group of a task: put away before done, done before any date.
  public func group(of task: TaskState, in projection: Projection) -> TaskGroup {
    if task.isArchived { return .archived }
    if task.isDone { return .done }
    return group(of: projection.currentTodo(of: task)?.deadline)
  }

  /// The group of an active task with this deadline.
  public func group(of deadline: Instant?) -> TaskGroup {
    guard let deadline else { return .noDate }
    if deadline < now { return .overdue }
    if deadline < endOfToday { return .today }
    return deadline < endOfWeek ? .thisWeek : .later
  }
}
