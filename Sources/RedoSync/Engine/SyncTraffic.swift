/// What exchanges with a remote cost.
public struct SyncTraffic: Hashable, Sendable {
  /// How many times the remote was asked or given something.
  public var requests: Int
  /// How many bytes went there.
  public var sent: Int
  /// How many bytes came from there.
  public var received: Int

  /// Counts nothing, or what is given.
  public init(requests: Int = 0, sent: Int = 0, received: Int = 0) {
    self.requests = requests
    self.sent = sent
    self.received = received
  }

  /// Adds up.
  static func += (left: inout SyncTraffic, right: SyncTraffic) {
    left.requests += right.requests
    left.sent += right.sent
    left.received += right.received
  }
}
