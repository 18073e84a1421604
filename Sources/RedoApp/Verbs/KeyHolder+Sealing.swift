internal import RedoCommandLine
internal import RedoStore

extension KeyHolder {
  /// Puts a passphrase on the key of a data directory, takes it off, or changes it.
  ///
  /// Returns whether the bare key is still to be had under another name.
  func apply(_ sealing: KeySealing, in directory: PrivateFolder) throws(StoreError) -> Bool {
    let path = directory.path.appending(IdentityFile.name)
    switch (sealing, try IdentityFile.storedOrCreated(in: directory)) {
    case (.seal, .open(let identity)):
      let passphrase = try newPassphrase(for: path)
      return try IdentityFile.seal(identity, with: passphrase, in: directory)
    case (.unseal, .sealed(let sealed)):
      try IdentityFile.unseal(try open(sealed), from: sealed, in: directory)
      return false
    case (.change, .sealed(let sealed)):
      let identity = try open(sealed)
      let passphrase = try newPassphrase(for: path, isReplacing: true)
      return try IdentityFile.seal(identity, with: passphrase, over: sealed, in: directory)
    case (.seal, .sealed): throw .seal(.identityIsSealedAlready(path))
    case (.unseal, .open), (.change, .open): throw .seal(.identityIsNotSealed(path))
    }
  }
}
