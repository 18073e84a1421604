/// A todo that was done, as the statistics see it: when on the user's clock, and how large.
struct Completion {
  /// The local day, in days since 1970-01-01.
  let day: Int
  /// The hour of the local day, 0 … 23.
  let hour: Int
  /// The story points that its task has now.
  let points: Int64
  /// Whether it was done by its deadline; nil where it had none before it was done.
  let isOnTime: Bool?
  /// Whether its task came again.
  let isRepeat: Bool

  /// The completion as a tally.
  var tally: DayTally { DayTally(tasks: 1, points: points) }
}
