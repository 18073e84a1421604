/// What can be said about when a backlog is done: a spread of days, or why there is none.
public enum Outlook: Hashable, Sendable {
  /// A spread of days.
  case forecast(Forecast)
  /// There is nothing left to do.
  case nothingOpen
  /// There are tasks left to do, but none of them has points.
  case noPoints
  /// The log is too young: it has so many whole days of the days that are needed.
  case tooFewDays(Int, needed: Int)
  /// Too little was done in those days: so much of what is needed.
  case tooLittleDone(Int, needed: Int)

  /// The whole days without which nothing is said: two weeks, so that every weekday is in them twice.
  public static let leastDays = 14
  /// The days on which something must have been done, as many as a capacity takes.
  public static let leastActiveDays = Capacity.leastActiveDays

  /// Looks ahead.
  ///
  /// - Parameters:
  ///   - backlog: What is to be done.
  ///   - throughput: What each whole day of the past came to.
  ///   - seed: What repeats the forecast.
  public init(of backlog: Int64, at throughput: [Int64], seed: UInt64) {
    let activeDays = throughput.count { $0 > 0 }
    if backlog <= 0 {
      self = .nothingOpen
    } else if throughput.count < Self.leastDays {
      self = .tooFewDays(throughput.count, needed: Self.leastDays)
    } else if activeDays < Self.leastActiveDays {
      self = .tooLittleDone(activeDays, needed: Self.leastActiveDays)
    } else {
      self = .forecast(Forecast(of: backlog, at: throughput, seed: seed))
    }
  }

  /// The spread of days; nil where there is none.
  public var forecast: Forecast? {
    if case .forecast(let forecast) = self { forecast } else { nil }
  }
}
