internal import CSodium

/// BLAKE2b-256 under a secret key: a seal that only the key's holder can make or check.
public struct KeyedHash: Sendable {
  /// The length of a key and of a seal, in bytes.
  public static let length = 32
  private let key: [UInt8]

  /// Takes a key of 32 bytes; nil for another length.
  public init?(key: [UInt8]) {
    guard key.count == Self.length else { return nil }
    self.key = key
  }

  /// The seal, 32 bytes, of a message.
  public func seal(of message: [UInt8]) -> [UInt8] {
    Sodium.ready()
    var seal = [UInt8](repeating: 0, count: Self.length)
    _ = crypto_generichash(
      &seal, Self.length, message, UInt64(message.count), key, key.count)
    return seal
  }

  /// Whether `seal` is the message's, compared in constant time.
  public func isSeal(_ seal: [UInt8], of message: [UInt8]) -> Bool {
    guard seal.count == Self.length else { return false }
    return sodium_memcmp(seal, self.seal(of: message), Self.length) == 0
  }
}
