internal import RedoCrypto
internal import RedoStore
internal import RedoSync

/// Makes a folder Redo's, or joins one that is.
struct FolderSetup {
  private let folder: SharedFolder
  private let keyHolder: KeyHolder

  init(_ folder: SharedFolder, keyHolder: KeyHolder) {
    self.folder = folder
    self.keyHolder = keyHolder
  }

  private var path: FilePath { folder.path.appending(FolderDocument.name) }

  /// The key of the folder; nil where nodes lie open in it.
  func prepare(isSealed: Bool) throws(StoreError) -> SharedKey? {
    guard let bytes = try folder.read(FolderDocument.name, limit: 65_536) else {
      return try found(isSealed: isSealed)
    }
    guard let document = FolderDocument(bytes) else { throw .remoteDocumentDamaged(path) }
    guard let seal = document.seal else {
      // What others wrote lies open already; a passphrase now would only seem to hide it.
      guard !isSealed else { throw .remoteIsOpen(path) }
      return nil
    }
    let passphrase = try keyHolder.passphrase(ofFolder: folder.path)
    let key = try Self.key(of: passphrase, seal.salt, seal.cost)
    guard seal.isProven(by: key) else { throw .wrongPassphrase(path) }
    return key
  }

  private func found(isSealed: Bool) throws(StoreError) -> SharedKey? {
    guard isSealed else {
      try folder.write(FolderDocument.name, FolderDocument(seal: nil).bytes)
      return nil
    }
    let passphrase = try keyHolder.newPassphrase(from: keyHolder.passphraseFile, for: folder.path)
    let salt = RandomBytes.make(SharedKey.saltLength)
    let key = try Self.key(of: passphrase, salt, .moderate)
    let seal = FolderDocument.Seal(cost: .moderate, salt: salt, provenBy: key)
    try folder.write(FolderDocument.name, FolderDocument(seal: seal).bytes)
    return key
  }

  private static func key(
    of passphrase: Passphrase, _ salt: [UInt8], _ cost: SealedSeed.Cost
  ) throws(StoreError) -> SharedKey {
    guard let key = passphrase.withBytes({ SharedKey($0, salt: salt, cost: cost) }) else {
      throw .noSecretMemory
    }
    return key
  }
}
