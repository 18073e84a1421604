internal import RedoCommandLine
internal import RedoStore

extension KeyHolder {
  /// Puts a passphrase on the key of a data directory, takes it off, or changes it.
  func apply(_ sealing: KeySealing, in directory: DataDirectory) throws(StoreError) {
    ProcessPrivacy.begin()
    let path = directory.path.appending(IdentityFile.name)
    switch (sealing, try IdentityFile.storedOrCreated(in: directory)) {
    case (.seal, .open(let identity)):
      let passphrase = try newPassphrase(for: path)
      try IdentityFile.seal(identity, with: passphrase, in: directory)
    case (.unseal, .sealed(let sealed)):
      try IdentityFile.unseal(try open(sealed), in: directory)
    case (.change, .sealed(let sealed)):
      let identity = try open(sealed)
      let passphrase = try newPassphrase(for: path, isReplacing: true)
      try IdentityFile.seal(identity, with: passphrase, in: directory)
    case (.seal, .sealed): throw .seal(.identityIsSealedAlready(path))
    case (.unseal, .open), (.change, .open): throw .seal(.identityIsNotSealed(path))
    }
  }
}
