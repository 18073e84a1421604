public import RedoCrypto

/// Spans cannot pass through `#expect`; arrays can.
extension SigningKey {
  /// The signature of a message.
  public func signature(of message: [UInt8]) -> [UInt8] {
    signature(of: message.span)
  }
}
