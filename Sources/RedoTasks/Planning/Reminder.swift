public import RedoProtocol

/// A task whose time to be named has come.
public struct Reminder: Hashable, Sendable {
  /// The task's place in ``Projection/tasks``.
  public let place: Int
  /// When it is due.
  public let deadline: Instant
  /// When it was to be named.
  public let moment: Instant

  /// What tells it from others on all devices.
  public func id(in projection: Projection) -> ReminderID {
    ReminderID(task: projection.tasks[place].id, deadline: deadline)
  }
}

extension Projection {
  /// The tasks whose time to be named came after one moment and by another, the earliest first.
  ///
  /// It comes so many minutes before the deadline. Where the deadline was set later than that, as by
  /// a snooze of a few minutes, or nobody watched yet, it is the deadline itself, or nobody would hear of
  /// it. All of it follows from the log: what was done, archived or moved elsewhere is not named.
  ///
  /// - Complexity: O(*n*) in the number of tasks, and O(*m*) in the changes of those that are named.
  public func reminders(
    after start: Instant, through end: Instant, lead: Int, watchedSince watch: Instant? = nil
  ) -> [Reminder] {
    guard start < end else { return [] }
    let ahead = Int64(max(0, lead)) * Instant.minute
    let span = start.milliseconds + 1...end.milliseconds
    var found: [Reminder] = []
    for (place, task) in tasks.enumerated() where !task.isArchived {
      guard let todo = currentTodo(of: task) else { continue }
      let deadline = todo.deadline.milliseconds
      let planned = deadline - ahead
      guard span.contains(planned) || span.contains(deadline) else { continue }
      let isUnwatched = watch.map { planned <= $0.milliseconds } ?? false
      let isLate =
        isUnwatched
        || ahead > 0 && (moment(thatSetDeadlineOf: todo, task)?.milliseconds ?? 0) > planned
      let moment = isLate ? deadline : planned
      guard span.contains(moment) else { continue }
      found.append(
        Reminder(
          place: place, deadline: todo.deadline, moment: Instant(milliseconds: moment)))
    }
    return found.sorted { ($0.moment, $0.place) < ($1.moment, $1.place) }
  }

  /// What the clock showed at the change that gave a todo its deadline.
  private func moment(thatSetDeadlineOf todo: TodoState, _ task: TaskState) -> Instant? {
    Blame(of: task, in: self).lines.first { $0.field == .todo(.deadline, todo.id) }
      .map { graph.nodes[$0.node].wall }
  }
}
