public import RedoCrypto
public import RedoProtocol

/// A device with a fixed key, so that every run makes the same nodes.
public final class TestDevice {
  /// The key of 32 equal bytes.
  public let key: SigningKey
  /// Who its nodes say they are from.
  public let author: Author
  /// A context for its hashes.
  public let sha256 = SHA256()

  /// Makes the device whose seed is 32 times `number`.
  public init(_ number: UInt8 = 1) {
    let seed = [UInt8](repeating: number, count: SigningKey.seedLength)
    guard let key = seed.withUnsafeBytes({ SigningKey(seed: $0) }) else {
      preconditionFailure("libsodium gave no guarded memory for a key of 32 bytes")
    }
    self.key = key
    author = Author(publicKey: key.verifyingKey, deviceID: "device-\(number)")
  }
}
