/// How far a round has come.
public struct SyncProgress: Hashable, Sendable {
  /// How many nodes were sent so far.
  public var sent: Int
  /// How many had to be sent when it began to.
  public var toSend: Int
  /// How many came.
  public var received: Int

  /// Nothing has happened yet, or what is given.
  public init(sent: Int = 0, toSend: Int = 0, received: Int = 0) {
    self.sent = sent
    self.toSend = toSend
    self.received = received
  }
}
