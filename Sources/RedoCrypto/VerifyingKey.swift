internal import CSodium

/// An Ed25519 public key, 32 bytes.
///
/// There is one rule for what verifies: that of libsodium 1.0.18 (PROTOCOL.md, "Ids and signatures").
public struct VerifyingKey: Hashable, Sendable {
  /// The 32 bytes of the key.
  public let bytes: [UInt8]

  /// Takes a key's 32 bytes; nil for any other length.
  public init?(bytes: [UInt8]) {
    guard bytes.count == Int(crypto_sign_ed25519_PUBLICKEYBYTES) else { return nil }
    self.bytes = bytes
  }

  /// Whether `signature`, 64 bytes, is this key's over `message`.
  public func verifies(_ signature: [UInt8], of message: Span<UInt8>) -> Bool {
    guard signature.count == Int(crypto_sign_ed25519_BYTES) else { return false }
    Sodium.ready()
    return message.withUnsafeBufferPointer { message in
      crypto_sign_ed25519_verify_detached(
        signature, message.baseAddress, UInt64(message.count), bytes) == 0
    }
  }
}
