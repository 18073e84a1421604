public import RedoCrypto

/// Spans cannot pass through `#expect`; arrays can.
extension SHA256 {
  /// The digest of one message.
  public func digest(of message: [UInt8]) -> Digest {
    digest(of: message.span)
  }
}
