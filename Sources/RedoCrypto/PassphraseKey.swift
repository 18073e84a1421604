internal import CSodium

/// The key that Argon2id makes of a passphrase, in guarded memory, wiped when it goes.
struct PassphraseKey: ~Copyable {
  private static let length = SealedBox.keyLength
  private let memory: UnsafeMutableRawPointer

  /// Nil where there is not as much memory as the cost asks for.
  init?(_ passphrase: UnsafeRawBufferPointer, salt: [UInt8], cost: PassphraseCost) {
    Sodium.ready()
    guard let text = passphrase.baseAddress, let memory = sodium_malloc(Self.length) else {
      return nil
    }
    let made = crypto_pwhash(
      memory.assumingMemoryBound(to: UInt8.self), UInt64(Self.length),
      text.assumingMemoryBound(to: CChar.self), UInt64(passphrase.count), salt,
      UInt64(cost.operations), cost.memory, crypto_pwhash_argon2id_ALG_ARGON2ID13)
    guard made == 0 else {
      sodium_free(memory)
      return nil
    }
    self.memory = memory
  }

  deinit {
    sodium_free(memory)
  }

  /// Lends the key to `body`, which must not keep it; it lives until that returns.
  func withBytes<Outcome>(_ body: (UnsafePointer<UInt8>) -> Outcome) -> Outcome {
    body(UnsafePointer(memory.assumingMemoryBound(to: UInt8.self)))
  }
}
