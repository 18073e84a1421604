/// When a backlog is done, as a spread of days: what many runs over days drawn from the user's own
/// past came to (Monte-Carlo).
public struct Forecast: Hashable, Sendable {
  /// The days that a run looks ahead; beyond them it says nothing.
  public static let horizon = 365
  /// How many runs there are: enough that a chance is right to about one in a hundred.
  static let runs = 2000

  /// How many runs are done at the end of each day: today, tomorrow, … up to the horizon.
  public let finished: [Int]

  /// Draws days until the backlog is done, again and again.
  ///
  /// Each run has its own numbers, whatever the backlog is; so more to do is never done sooner.
  ///
  /// - Parameters:
  ///   - backlog: What is to be done, 1 or more.
  ///   - throughput: What each day of the past came to; at least one day.
  ///   - seed: What repeats the runs.
  init(of backlog: Int64, at throughput: [Int64], seed: UInt64) {
    precondition(!throughput.isEmpty, "a forecast without a past is a guess")
    var finished = [Int](repeating: 0, count: Self.horizon + 1)
    // Most days are drawn in vain where even the best of them in a row would not do.
    let best = throughput.max() ?? 0
    if best > 0, (backlog - 1) / best < Int64(Self.horizon) {
      for run in 0..<Self.runs {
        if let day = Self.days(of: backlog, at: throughput, RandomStream(seed: seed, number: run)) {
          finished[day] += 1
        }
      }
    }
    var sum = 0
    self.finished = finished.map { count in
      sum += count
      return sum
    }
  }

  /// One run: the days until the backlog is done; nil beyond the horizon.
  private static func days(
    of backlog: Int64, at throughput: [Int64], _ stream: RandomStream
  ) -> Int? {
    var stream = stream
    var rest = backlog
    for day in 1...horizon {
      rest -= throughput[Int(stream.next(below: UInt64(throughput.count)))]
      if rest <= 0 { return day }
    }
    return nil
  }

  /// The days from today until the backlog is done with a chance of 1 … 100 percent; nil where that
  /// is beyond the horizon.
  public func days(withChance percent: Int) -> Int? {
    let needed = (Self.runs * min(max(percent, 1), 100) + 99) / 100
    return finished.firstIndex { $0 >= needed }
  }

  /// The chance that the backlog is done at the end of a day, 0 … 1, the day counted from today.
  ///
  /// Beyond the horizon the chance stays what it is at its end.
  public func chance(byDay day: Int) -> Double {
    Double(finished[min(max(day, 0), Self.horizon)]) / Double(Self.runs)
  }
}
