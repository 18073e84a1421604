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

  /// The name of this device in its nodes.
  public var deviceID: String {
    switch self {
    case .open(let identity): identity.deviceID
    case .sealed(let sealed): sealed.deviceID
    }
  }
}
