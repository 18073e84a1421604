public import RedoProtocol

/// What was done on each local day of a range of days.
///
/// A todo counts on the day on which it was completed, with the story points that its task has now.
public struct CompletedWork: Sendable {
  /// The days on which something was done.
  public private(set) var days: [CivilDate: DayTally] = [:]

  /// Adds up what was done from one day through another.
  /// - Complexity: O(*n* + *d*) in the number of todos and of days.
  public init(
    of projection: Projection, from first: CivilDate, through last: CivilDate, in zone: LocalZone
  ) {
    let ladder = DayLadder(first...max(first, last), in: zone)
    var tallies = [DayTally](repeating: .nothing, count: ladder.count)
    for task in projection.tasks {
      for todo in projection.todos[task.todos] {
        guard let completed = todo.completed else { continue }
        let place = ladder.place(of: completed)
        guard tallies.indices.contains(place) else { continue }
        tallies[place] += DayTally(tasks: 1, points: task.storyPoints)
      }
    }
    for (place, tally) in tallies.enumerated() where tally.tasks > 0 {
      days[first.advanced(byDays: place)] = tally
    }
  }
}
