public import RedoProtocol

/// How syncing with one remote has gone so far.
public struct SyncRecord: Hashable, Sendable {
  /// How far the remote has been read.
  public var cursor = SyncCursor.start
  /// When nodes were last sent; nil where never.
  public var lastPush: Instant?
  /// When the remote was last read to its end without a failure; nil where never.
  public var lastPull: Instant?
  /// When the remote's terms were last read; nil where never.
  public var termsRead: Instant?
  /// How many nodes were sent.
  public var sent = 0
  /// How many nodes came and were taken.
  public var received = 0
  /// How many came and were refused.
  public var refused = 0
  /// How many stay here because the remote can never take them, as the last round that came to its end
  /// found; they are found anew each time and never count as being there.
  public var tooLarge = 0
  /// How much is there that is not whole, damaged or still being copied, as the last round that came to
  /// its end found; it is looked at anew each time.
  public var incomplete = 0
  /// How many other replicas were seen there, where the remote can tell.
  public var peers: Int?
  /// The remote's clock less this device's, in milliseconds, where the remote tells the time.
  public var clockSkew: Int64?
  /// What all rounds cost together.
  public var traffic = SyncTraffic()

  /// Nothing has happened yet.
  public init() {}

  /// What of this is worth saying again and again, as a sentence; nil where nothing is.
  public var note: String? {
    guard tooLarge > 0 else { return nil }
    return tooLarge == 1
      ? "1 change is too large for the remote and stays here"
      : "\(tooLarge) changes are too large for the remote and stay here"
  }

  mutating func take(_ outcome: SyncOutcome, refused more: [Refusal: Int], at now: Instant) {
    sent += outcome.sent.count
    refused += outcome.refused.values.reduce(0, +) + more.values.reduce(0, +)
    peers = outcome.peers ?? peers
    clockSkew = outcome.clockSkew ?? clockSkew
    traffic += outcome.traffic
    if outcome.permission != nil { termsRead = now }
    if !outcome.sent.isEmpty { lastPush = now }
    if outcome.failure == nil, !outcome.hasMore, !outcome.hasLost { lastPull = now }
  }
}
