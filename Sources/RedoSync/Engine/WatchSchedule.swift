/// When whoever watches syncs, and with which remotes: all of them together, but for one that fails, which
/// is left alone for later and later, or for as long as it asks.
///
/// Nobody sits there to ask for a round: what only a person can mend is looked at again now and then.
public struct WatchSchedule: Sendable {
  /// How long after a round the next one starts without a change.
  static let interval = Duration.seconds(60)
  private var schedules: [String: SyncSchedule] = [:]

  /// Knows no remote yet.
  public init() {}

  /// Goes by these remotes from now on; one that is new is due at once.
  public mutating func follow(_ remotes: [String], at now: ContinuousClock.Instant) {
    let known = schedules
    schedules = [:]
    for remote in remotes {
      schedules[remote] = known[remote] ?? SyncSchedule(at: now, interval: Self.interval)
    }
  }

  /// The log was changed here.
  public mutating func noteChange(at now: ContinuousClock.Instant) {
    for remote in schedules.keys { schedules[remote]?.noteChange(at: now) }
  }

  /// Whether a round is to start.
  public func isDue(at now: ContinuousClock.Instant) -> Bool {
    schedules.values.contains { $0.isDue(at: now) }
  }

  /// Whether a round that starts is one with this remote, too.
  public func includes(_ remote: String, at now: ContinuousClock.Instant) -> Bool {
    guard let schedule = schedules[remote] else { return false }
    return schedule.failure == nil || schedule.isDue(at: now)
  }

  /// A round with a remote ended.
  public mutating func end(
    _ remote: String, with outcome: SyncOutcome, isSignedIn: Bool,
    at now: ContinuousClock.Instant, random: UInt64
  ) {
    guard var schedule = schedules[remote] else { return }
    schedule.begin()
    schedule.end(
      with: outcome.failure, isThrough: outcome.isThrough, hasMore: outcome.hasMore,
      isSignedIn: isSignedIn, at: now, random: random)
    if schedule.due == nil { schedule.ask(at: now + .seconds(Backoff.longest)) }
    schedules[remote] = schedule
  }

  /// The rounds that were due could not be held, since the log was not to be had.
  public mutating func postpone(at now: ContinuousClock.Instant, random: UInt64) {
    var outcome = SyncOutcome(cursor: .start)
    outcome.failure = .busy(seconds: nil)
    for remote in schedules.keys where schedules[remote]?.isDue(at: now) == true {
      end(remote, with: outcome, isSignedIn: false, at: now, random: random)
    }
  }
}
