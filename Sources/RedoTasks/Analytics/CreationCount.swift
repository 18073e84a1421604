internal import RedoProtocol

/// How many tasks were made on each of some days.
struct CreationCount {
  private let first: CivilDate
  private let counts: [Int]

  /// Counts the tasks made on the last `days` days; deleted ones are not in the projection.
  init(of projection: Projection, days: Int, through last: CivilDate, in zone: LocalZone) {
    let ladder = DayLadder(days, through: last, in: zone)
    var counts = [Int](repeating: 0, count: ladder.count)
    for task in projection.tasks {
      let place = ladder.place(of: task.created)
      if counts.indices.contains(place) { counts[place] += 1 }
    }
    first = ladder.first
    self.counts = counts
  }

  /// The tasks made on the days of a range, as far as they were counted.
  func count(_ range: ClosedRange<CivilDate>) -> Int {
    let lower = range.lowerBound.daysSinceEpoch - first.daysSinceEpoch
    let upper = range.upperBound.daysSinceEpoch - first.daysSinceEpoch
    return counts.indices.filter { lower <= $0 && $0 <= upper }.reduce(0) { $0 + counts[$1] }
  }
}
