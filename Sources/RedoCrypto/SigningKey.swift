internal import CSodium

/// An Ed25519 secret key, kept in guarded, locked memory and wiped when it goes.
///
/// The secret never enters a Swift array or string: copies of those cannot be wiped.
public final class SigningKey {
  /// The length of the seed that makes a key, in bytes.
  public static let seedLength = 32

  private let secret: UnsafeMutableRawPointer
  /// Whether the system keeps the key's memory from being swapped to disk, which its limits may deny.
  public let isLocked: Bool
  /// The public half.
  public let verifyingKey: VerifyingKey

  /// Makes a new random key; nil when no guarded memory can be had.
  public convenience init?() {
    Sodium.ready()
    guard let seed = sodium_malloc(Self.seedLength) else { return nil }
    defer { sodium_free(seed) }
    randombytes_buf(seed, Self.seedLength)
    self.init(seed: UnsafeRawBufferPointer(start: seed, count: Self.seedLength))
  }

  /// Makes the key of a seed of 32 bytes; nil for another length or without guarded memory.
  ///
  /// The caller wipes its own copy of the seed.
  public init?(seed: UnsafeRawBufferPointer) {
    Sodium.ready()
    guard seed.count == Self.seedLength,
      let start = seed.baseAddress?.assumingMemoryBound(to: UInt8.self),
      let secret = sodium_malloc(Int(crypto_sign_ed25519_SECRETKEYBYTES))
    else { return nil }
    var publicBytes = [UInt8](repeating: 0, count: Int(crypto_sign_ed25519_PUBLICKEYBYTES))
    _ = crypto_sign_ed25519_seed_keypair(
      &publicBytes, secret.assumingMemoryBound(to: UInt8.self),
      start)
    guard let verifyingKey = VerifyingKey(bytes: publicBytes) else {
      sodium_free(secret)
      return nil
    }
    // It was locked with its memory, but whether that worked only a second time tells.
    isLocked = sodium_mlock(secret, Int(crypto_sign_ed25519_SECRETKEYBYTES)) == 0
    _ = sodium_mprotect_noaccess(secret)
    self.secret = secret
    self.verifyingKey = verifyingKey
  }

  deinit {
    sodium_free(secret)
  }

  /// The signature, 64 bytes, of a message; deterministic (RFC 8032).
  public func signature(of message: Span<UInt8>) -> [UInt8] {
    var signature = [UInt8](repeating: 0, count: Int(crypto_sign_ed25519_BYTES))
    _ = sodium_mprotect_readonly(secret)
    message.withUnsafeBufferPointer { message in
      _ = crypto_sign_ed25519_detached(
        &signature, nil, message.baseAddress, UInt64(message.count),
        secret.assumingMemoryBound(to: UInt8.self))
    }
    _ = sodium_mprotect_noaccess(secret)
    return signature
  }

  /// Lends the seed's 32 bytes to `body`, which must not keep them.
  public func withSeed<Outcome, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    _ = sodium_mprotect_readonly(secret)
    defer { _ = sodium_mprotect_noaccess(secret) }
    // libsodium's secret key is the seed followed by the public key.
    return try body(UnsafeRawBufferPointer(start: secret, count: Self.seedLength))
  }
}
