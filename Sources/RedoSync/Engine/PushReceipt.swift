public import RedoProtocol

/// What became of nodes that were sent.
public struct PushReceipt: Hashable, Sendable {
  /// The nodes that the remote has now.
  public var acknowledged: [NodeID]
  /// The nodes that it can never take, and that stay on this device.
  var tooLarge: [NodeID] = []
  /// What of the remote is read by having been written: words for its cursor.
  var read: [String]
  /// Why it did not take the others, each for itself; nil where it took them all.
  var failure: SyncError?
  /// What it cost.
  var traffic: SyncTraffic
  /// What else is worth saying, as a sentence.
  var note: String?

  /// Creates a receipt.
  public init(
    acknowledged: [NodeID], read: [String] = [], traffic: SyncTraffic = SyncTraffic()
  ) {
    self.acknowledged = acknowledged
    self.read = read
    self.traffic = traffic
  }
}
