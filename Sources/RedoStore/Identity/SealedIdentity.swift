public import RedoCrypto

/// An identity whose key is under a passphrase.
public struct SealedIdentity: Sendable {
  /// The public half of the key.
  public let verifyingKey: VerifyingKey
  /// The name of this device in its nodes.
  public let deviceID: String
  /// Where it is stored.
  public let path: FilePath

  let seal: SealedSeed
  /// The lines that the seal binds: all before the sealed seed.
  let context: [UInt8]

  /// The identity, its key ready to sign.
  ///
  /// It takes as long as the seal is meant to cost. Throws `.seal(.wrongPassphrase)`, or `.noSecretMemory`.
  public func opened(with passphrase: Passphrase) throws(StoreError) -> Identity {
    let key = try key(under: passphrase)
    guard key.verifyingKey == verifyingKey else { throw .identityIsDamaged(path, .seal) }
    return Identity(signingKey: key, deviceID: deviceID)
  }

  private func key(under passphrase: Passphrase) throws(StoreError) -> SigningKey {
    do throws(SealedSeed.Failure) {
      return try passphrase.withBytes { bytes throws(SealedSeed.Failure) in
        try seal.key(under: bytes, binding: context)
      }
    } catch {
      switch error {
      case .wrongPassphrase: throw .seal(.wrongPassphrase(path))
      case .noMemory: throw .noSecretMemory
      }
    }
  }
}
