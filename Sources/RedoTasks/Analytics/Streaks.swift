internal import RedoProtocol

/// Days in a row on which something was done.
public struct Streaks: Hashable, Sendable {
  /// The days of the run that reaches today, or yesterday while nothing is done today.
  public let current: Int
  /// The days of the longest run there ever was.
  public let best: Int
  /// Whether today is part of the current run already.
  public let includesToday: Bool

  /// Finds the runs of a history.
  init(_ history: CompletionHistory) {
    var (best, run) = (0, 0)
    var previous: Int?
    for day in history.days {
      run = previous == day - 1 ? run + 1 : 1
      best = max(best, run)
      previous = day
    }
    let today = history.today.daysSinceEpoch
    self.best = best
    includesToday = previous == today
    // The last run is the current one where it has not been interrupted yet.
    current = previous.map { $0 >= today - 1 } == true ? run : 0
  }
}
