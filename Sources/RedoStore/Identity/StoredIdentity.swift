public import RedoCrypto

/// An identity as its file holds it.
public enum StoredIdentity {
  /// The key can be used at once.
  case open(Identity)
  /// The key is under a passphrase.
  case sealed(SealedIdentity)

  /// The public half of the key, which is never sealed.
  public var verifyingKey: VerifyingKey {
    switch self {
    case .open(let identity): identity.signingKey.verifyingKey
    case .sealed(let sealed): sealed.verifyingKey
    }
  }

  /// What the key is sealed in; nil for one that can be used at once.
  var seal: SealedSeed? {
    if case .sealed(let sealed) = self { sealed.seal } else { nil }
  }

  /// The name of this device in its nodes.
  public var deviceID: String {
    switch self {
    case .open(let identity): identity.deviceID
    case .sealed(let sealed): sealed.deviceID
    }
  }
}
