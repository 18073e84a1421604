/// How far a round has come.
public struct SyncProgress: Hashable, Sendable {
  /// How many nodes were sent so far.
  public var sent: Int
  /// How many had to be sent when it began to.
  public var toSend: Int
  /// How many came; while pages are read, as many as they say.
  public var received: Int

  /// Nothing has happened yet, or what is given.
  public init(sent: Int = 0, toSend: Int = 0, received: Int = 0) {
    self.sent = sent
    self.toSend = toSend
    self.received = received
  }

  /// How far it is in all, where earlier rounds of the same reading brought so many.
  public func behind(_ earlier: Int) -> SyncProgress {
    SyncProgress(sent: sent, toSend: toSend, received: earlier + received)
  }
}
