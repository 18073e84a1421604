public import RedoProtocol
internal import RedoTasks

/// What a new task has that nobody named, as the user's config says.
public struct TaskDefaults: Hashable, Sendable {
  /// How many days ahead it falls due (config `due`).
  public let dueDays: Int
  /// Its priority (config `priority`); nil leaves what a task has while nothing is set.
  public let priority: Int?
  /// Its story points (config `points`); nil leaves what a task has while nothing is set.
  public let points: Int?

  /// Collects what a new task has.
  public init(dueDays: Int = 7, priority: Int? = nil, points: Int? = nil) {
    self.dueDays = dueDays
    self.priority = priority
    self.points = points
  }

  /// The deadline of a task that was given none, as a line with that day alone says it; one that
  /// comes back sooner is due after that many days.
  public func deadline(in dates: DateContext, repeatingEvery days: Int? = nil) -> Instant {
    let day = dates.today.advanced(byDays: min(dueDays, days ?? dueDays))
    return DatePhrase.day(day, nil).instant(in: dates)
      ?? dates.zone.instant(of: day, at: dates.defaultTime)
  }
}
