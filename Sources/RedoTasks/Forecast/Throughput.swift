internal import RedoProtocol

/// What each of the last whole days came to, days without anything among them: what a forecast
/// draws its days from.
struct Throughput {
  /// Todos completed on each day.
  let tasks: [Int64]
  /// Story points completed on each day.
  let points: [Int64]

  /// Takes the last `days` days before today, but none before the first task or completion.
  ///
  /// Today is left out since it is not over.
  init(_ history: CompletionHistory, since firstDay: CivilDate, days: Int) {
    let age = history.today.daysSinceEpoch - firstDay.daysSinceEpoch
    let tallies = history.tallies(
      of: min(days, max(0, age)), through: history.today.advanced(byDays: -1))
    tasks = tallies.map { Int64($0.tasks) }
    points = tallies.map(\.points)
  }

  /// The seed of a forecast, the same for the same days: it moves with the work that was done and
  /// the work that is left, and with nothing else.
  var seed: UInt64 {
    zip(tasks, points).reduce(0) { seed, day in
      RandomStream.mixed(
        RandomStream.mixed(seed &+ UInt64(bitPattern: day.0)) &+ UInt64(bitPattern: day.1))
    }
  }
}
