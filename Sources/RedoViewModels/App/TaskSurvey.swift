internal import RedoProtocol
internal import RedoTasks

/// What hints ask of all tasks in every frame, found out once for a projection.
///
/// The time of day is left to whoever asks, so that nothing of it grows stale.
struct TaskSurvey {
  /// Whether a task was changed in two places apart, and nobody has chosen yet.
  private(set) var isAnyApart = false
  /// The earliest moment after which a task that is not put away is overdue.
  private var firstPending: Instant?

  /// A survey of no tasks.
  init() {}

  /// Looks at each task of a projection.
  init(of projection: Projection) {
    for task in projection.tasks {
      if task.headCount > 1 { isAnyApart = true }
      guard !task.isArchived, let start = projection.pendingStart(of: task) else { continue }
      firstPending = min(firstPending ?? start, start)
    }
  }

  /// Whether a task that is not put away is overdue at a moment, or has no date.
  func isAnyPending(at now: Instant) -> Bool {
    firstPending.map { $0 < now } ?? false
  }
}
