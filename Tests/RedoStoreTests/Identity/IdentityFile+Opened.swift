import RedoStore

/// The identity of a device that keeps its key without a passphrase.
extension IdentityFile {
  static func load(in directory: PrivateFolder) throws(StoreError) -> Identity? {
    try stored(in: directory).map { stored throws(StoreError) in try opened(stored) }
  }

  static func loadOrCreate(
    in directory: PrivateFolder, patience: Duration = ChangeLogFile.patience
  ) throws(StoreError) -> Identity {
    try opened(try storedOrCreated(in: directory, patience: patience))
  }

  private static func opened(_ stored: StoredIdentity) throws(StoreError) -> Identity {
    switch stored {
    case .open(let identity): return identity
    case .sealed(let sealed): throw .seal(.passphraseCannotBeAsked(sealed.path))
    }
  }
}
