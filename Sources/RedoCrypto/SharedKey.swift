/// A key that several devices make of one passphrase, in guarded memory, wiped when it goes: it seals
/// messages by XChaCha20-Poly1305 (IETF).
public final class SharedKey: Sendable {
  /// The length of the key, in bytes.
  public static let length = SealedBox.keyLength

  private let secret: Secret

  /// Makes the key of a passphrase by Argon2id; nil where there is not as much memory as it costs.
  public convenience init?(
    _ passphrase: UnsafeRawBufferPointer, salt: [UInt8], cost: PassphraseCost
  ) {
    guard salt.count == PassphraseCost.saltLength, passphrase.count > 0,
      let key = PassphraseKey(passphrase, salt: salt, cost: cost)
    else { return nil }
    let copy = key.withBytes { Secret(UnsafeBufferPointer(start: $0, count: SharedKey.length)) }
    guard let secret = copy else { return nil }
    self.init(secret)
  }

  /// Takes a key of 32 bytes that was kept; nil for another length or without guarded memory.
  public convenience init?(_ bytes: UnsafeRawBufferPointer) {
    guard bytes.count == Self.length, let secret = Secret(bytes) else { return nil }
    self.init(secret)
  }

  private init(_ secret: Secret) {
    self.secret = secret
  }

  /// Lends the key's 32 bytes to `body`, which must not keep them.
  public func withBytes<Outcome, Failure: Error>(
    _ body: (UnsafeRawBufferPointer) throws(Failure) -> Outcome
  ) throws(Failure) -> Outcome {
    try secret.withBytes(body)
  }

  /// The message sealed, with a random nonce before it; `context` stays readable and is bound to it.
  public func sealed(_ message: [UInt8], binding context: [UInt8]) -> [UInt8] {
    let nonce = RandomBytes.make(SealedBox.nonceLength)
    let box = withKey { key in
      message.withUnsafeBytes { SealedBox.seal($0, binding: context, nonce: nonce, key: key) }
    }
    return nonce + box
  }

  /// The message of a box that this key sealed with that context; nil for any other.
  public func opened(_ box: [UInt8], binding context: [UInt8]) -> [UInt8]? {
    guard box.count >= SealedBox.nonceLength + SealedBox.tagLength else { return nil }
    let nonce = Array(box[..<SealedBox.nonceLength])
    let sealed = Array(box[SealedBox.nonceLength...])
    var message = [UInt8](repeating: 0, count: sealed.count - SealedBox.tagLength)
    let isOpen = withKey { key in
      SealedBox.open(sealed, into: &message, binding: context, nonce: nonce, key: key)
    }
    return isOpen ? message : nil
  }

  /// Lends the key as libsodium takes it.
  private func withKey<Outcome>(_ body: (UnsafePointer<UInt8>) -> Outcome) -> Outcome {
    secret.withBytes { bytes in
      guard let key = bytes.baseAddress else { preconditionFailure("a key has its bytes") }
      return body(key.assumingMemoryBound(to: UInt8.self))
    }
  }
}
