internal import RedoProtocol
internal import RedoStore

extension Replica {
  /// This device's key and name, made at the first start; a passphrase is asked for here, once.
  func identity() throws(StoreError) -> Identity {
    if let knownIdentity { return knownIdentity }
    let identity =
      switch try storedIdentity() {
      case .open(let identity): identity
      case .sealed(let sealed): try unseal(sealed)
      }
    knownIdentity = identity
    return identity
  }

  /// This device's name and public key, which need no passphrase.
  func storedIdentity() throws(StoreError) -> StoredIdentity {
    if let knownIdentity { return .open(knownIdentity) }
    try directory.create()
    if let stored = try IdentityFile.stored(in: directory) { return stored }
    // A first start has no changes yet; what was signed before was signed with a key that is lost.
    let isLate = try (file.fingerprint()?.size ?? 0) > 0
    // At first starts at once, another process may have made its key and a change since the first look:
    // no change is written before its key is on the disk.
    if isLate, let stored = try IdentityFile.stored(in: directory) { return stored }
    let made = try IdentityFile.storedOrCreated(in: directory)
    isKeyNew = isLate
    return made
  }

  /// Wipes the key, as before the process ends in a hurry.
  func forgetKey() {
    knownIdentity = nil
  }

  /// Who this device writes as.
  func author() throws(StoreError) -> Author {
    let identity = try storedIdentity()
    return Author(publicKey: identity.verifyingKey, deviceID: identity.deviceID)
  }
}
