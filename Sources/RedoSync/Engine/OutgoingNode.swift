public import RedoProtocol

/// A node that is about to leave the device.
public struct OutgoingNode: Hashable, Sendable {
  /// Its id.
  public let id: NodeID
  /// All of it as canonical JSON, without a line feed.
  public let line: [UInt8]

  /// Takes a node that is written already.
  public init(id: NodeID, line: [UInt8]) {
    self.id = id
    self.line = line
  }
}
