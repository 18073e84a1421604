public import RedoProtocol

/// What was done on each local day of a range of days.
///
/// A todo counts on the day on which it was completed, with the story points that its task has now.
public struct CompletedWork: Sendable {
  /// The days on which something was done.
  public private(set) var days: [CivilDate: DayTally] = [:]

  /// Adds up what was done on the days of some ranges.
  /// - Complexity: O(*n* + *d*) in the number of todos and of days.
  public init(
    of projection: Projection, on ranges: ClosedRange<CivilDate>..., in zone: LocalZone
  ) {
    let ladders = ranges.map { DayLadder($0, in: zone) }
    var tallies = ladders.map { [DayTally](repeating: .nothing, count: $0.count) }
    for task in projection.tasks {
      for todo in projection.todos[task.todos] {
        guard let completed = todo.completed else { continue }
        for (number, ladder) in ladders.enumerated() {
          let place = ladder.place(of: completed)
          guard 0 <= place, place < ladder.count else { continue }
          tallies[number][place] += DayTally(tasks: 1, points: task.storyPoints)
        }
      }
    }
    // A day of two ranges comes to the same in both.
    for (ladder, tallies) in zip(ladders, tallies) {
      for (place, tally) in tallies.enumerated() where tally.tasks > 0 {
        days[ladder.first.advanced(byDays: place)] = tally
      }
    }
  }
}
