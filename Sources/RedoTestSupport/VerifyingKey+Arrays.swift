public import RedoCrypto

/// Spans cannot pass through `#expect`; arrays can.
extension VerifyingKey {
  /// Whether `signature` is this key's over `message`.
  public func verifies(_ signature: [UInt8], of message: [UInt8]) -> Bool {
    verifies(signature, of: message.span)
  }
}
