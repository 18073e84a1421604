internal import CSodium

/// A signing key's seed under a passphrase: Argon2id makes the key of a seal by XChaCha20-Poly1305.
public struct SealedSeed: Hashable, Sendable {
  /// Why a seal does not open.
  public enum Failure: Error, Hashable, Sendable {
    /// There is not as much memory as the cost asks for.
    case noMemory
    /// The passphrase is another one, or what the seal binds was changed.
    case wrongPassphrase
  }

  /// The length of a sealed seed, in bytes.
  static let boxLength = SigningKey.seedLength + SealedBox.tagLength

  /// The cost that it was made with.
  public let cost: PassphraseCost
  /// What makes equal passphrases different keys.
  public let salt: [UInt8]
  /// What makes equal seeds different boxes.
  public let nonce: [UInt8]
  /// The sealed seed and its tag.
  public let box: [UInt8]

  /// Takes the parts of a seal; nil where one has another length.
  public init?(cost: PassphraseCost, salt: [UInt8], nonce: [UInt8], box: [UInt8]) {
    guard salt.count == PassphraseCost.saltLength, nonce.count == SealedBox.nonceLength,
      box.count == Self.boxLength
    else { return nil }
    self.cost = cost
    self.salt = salt
    self.nonce = nonce
    self.box = box
  }

  /// Seals a key's seed and binds `context`, which stays readable, to it; nil without the memory.
  public init?(
    _ key: SigningKey, under passphrase: UnsafeRawBufferPointer, binding context: [UInt8],
    cost: PassphraseCost
  ) {
    let salt = RandomBytes.make(PassphraseCost.saltLength)
    let nonce = RandomBytes.make(SealedBox.nonceLength)
    guard let secret = PassphraseKey(passphrase, salt: salt, cost: cost) else { return nil }
    let box = secret.withBytes { secret in
      key.withSeed { SealedBox.seal($0, binding: context, nonce: nonce, key: secret) }
    }
    self.init(cost: cost, salt: salt, nonce: nonce, box: box)
  }

  /// The key of the seed that was sealed.
  public func key(
    under passphrase: UnsafeRawBufferPointer, binding context: [UInt8]
  ) throws(Failure) -> SigningKey {
    guard let secret = PassphraseKey(passphrase, salt: salt, cost: cost),
      let seed = sodium_malloc(SigningKey.seedLength)
    else { throw .noMemory }
    defer { sodium_free(seed) }
    let isOpen = secret.withBytes { secret in
      SealedBox.open(
        box, into: seed.assumingMemoryBound(to: UInt8.self), binding: context, nonce: nonce,
        key: secret)
    }
    guard isOpen else { throw .wrongPassphrase }
    guard
      let key = SigningKey(seed: UnsafeRawBufferPointer(start: seed, count: SigningKey.seedLength))
    else { throw .noMemory }
    return key
  }
}
