/// When to sync next: soon after a change, now and then without one, at once when asked.
///
/// While the remote fails, later and later. At most one round runs, and at most one waits.
public struct SyncSchedule: Sendable {
  /// How long after the last local change a round starts.
  static let settling = Duration.seconds(2)
  /// However fast changes come, a round starts at the latest so long after the first of them.
  static let patience = Duration.seconds(10)
  /// How long after a round the next one starts without a change.
  static let interval = Duration.seconds(120)
  /// How often it is looked whether somebody has signed in by now, where that asks no server.
  static let signInInterval = Duration.seconds(30)

  /// How long after a round the next one starts here without a change.
  private let interval: Duration
  /// Whether a round runs now.
  public private(set) var isRunning = false
  /// What went wrong last; nil where nothing did.
  public private(set) var failure: SyncError?
  /// Whether only asking starts a round, since nothing changes by itself.
  private var needsPerson = false
  private var backoff = Backoff()
  private var firstChange: ContinuousClock.Instant?
  private var lastChange: ContinuousClock.Instant?
  /// When the next round starts without a change; nil where only asking starts one.
  private var next: ContinuousClock.Instant?
  private var earliest: ContinuousClock.Instant?
  private var asked: ContinuousClock.Instant?

  /// Starts with a round at a moment.
  public init(at now: ContinuousClock.Instant) {
    self.init(at: now, interval: Self.interval)
  }

  init(at now: ContinuousClock.Instant, interval: Duration) {
    next = now
    self.interval = interval
  }

  /// The log was changed here.
  public mutating func noteChange(at now: ContinuousClock.Instant) {
    if firstChange == nil { firstChange = now }
    lastChange = now
  }

  /// The user wants a round now, whatever went wrong.
  public mutating func ask(at now: ContinuousClock.Instant) {
    asked = now
  }

  /// When a round is due; nil while one runs and where none is.
  public var due: ContinuousClock.Instant? {
    guard !isRunning else { return nil }
    if let asked { return asked }
    let settled = lastChange.map { last in
      min(last + Self.settling, (firstChange ?? last) + Self.patience)
    }
    guard let due = [settled, next].compactMap(\.self).min() else { return nil }
    return needsPerson ? nil : max(due, earliest ?? due)
  }

  /// Whether a round is to start at a moment.
  public func isDue(at now: ContinuousClock.Instant) -> Bool {
    due.map { $0 <= now } ?? false
  }

  /// A round starts.
  public mutating func begin() {
    isRunning = true
    asked = nil
    (firstChange, lastChange) = (nil, nil)
  }

  /// A round ended; the random bits spread the next try where it failed.
  ///
  /// One that was through nevertheless, as past a file that cannot be read, holds up no other. Where
  /// somebody is signed in, it was the server that wants a sign-in, and it is asked later and later.
  public mutating func end(
    with failure: SyncError?, isThrough: Bool, hasMore: Bool, isSignedIn: Bool,
    at now: ContinuousClock.Instant, random: UInt64
  ) {
    isRunning = false
    self.failure = failure
    needsPerson = failure.map { !isThrough && !$0.isRetryable } ?? false
    if let failure, !isThrough {
      let pause = pause(after: failure, isSignedIn: isSignedIn, random: random)
      earliest = now + pause
      next = now + pause
    } else {
      backoff.reset()
      earliest = nil
      next = hasMore ? now : now + interval
    }
  }

  private mutating func pause(
    after failure: SyncError, isSignedIn: Bool, random: UInt64
  ) -> Duration {
    if failure == .signInNeeded, !isSignedIn { return Self.signInInterval }
    let pause = backoff.pause(after: failure, random: random)
    return failure.isSeenAtALook ? min(pause, Self.interval) : pause
  }
}
