public import RedoCrypto

extension Digest {
  /// Reads 64 lowercase hex digits; nil for anything else.
  public init?(hex text: String) {
    guard let id = NodeID(NodeID.prefix + text) else { return nil }
    self = id.digest
  }
}
