public import RedoProtocol

/// What became of nodes that were sent.
public struct PushReceipt: Hashable, Sendable {
  /// The nodes that the remote has now.
  public var acknowledged: [NodeID]
  /// The nodes that it can never take, and that stay on this device.
  public var tooLarge: [NodeID] = []
  /// What of the remote is read by having been written: words for its cursor.
  public var read: [String]
  /// Why it did not take the others, each for itself; nil where it took them all.
  public var failure: SyncError?
  /// What it cost.
  public var traffic: SyncTraffic
  /// What else is worth saying, as a sentence.
  public var note: String?

  /// Creates a receipt.
  public init(
    acknowledged: [NodeID], read: [String] = [], traffic: SyncTraffic = SyncTraffic()
  ) {
    self.acknowledged = acknowledged
    self.read = read
    self.traffic = traffic
  }
}
