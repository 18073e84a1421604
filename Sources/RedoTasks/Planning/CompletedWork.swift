public import RedoProtocol

/// What was done on each local day of a range of days.
///
/// A todo counts on the day on which it was completed, with the story points that its task has now.
public struct CompletedWork: Sendable {
  /// The days on which something was done.
  public private(set) var days: [CivilDate: DayTally] = [:]

  /// Adds up what was done from one day through another.
  /// - Complexity: O(*n*) in the number of todos.
  public init(
    of projection: Projection, from first: CivilDate, through last: CivilDate, in zone: LocalZone
  ) {
    let start = zone.instant(of: first, at: .midnight)
    let end = zone.instant(of: last.advanced(byDays: 1), at: .midnight)
    for task in projection.tasks {
      for todo in projection.todos[task.todos] {
        guard let completed = todo.completed, completed >= start, completed < end else { continue }
        days[zone.date(of: completed), default: .nothing] +=
          DayTally(tasks: 1, points: task.storyPoints)
      }
    }
  }
}
