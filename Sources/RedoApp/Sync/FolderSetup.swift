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

  /// The bytes of a folder's document; nil where there is none, or one that is too long to be one.
  private static func document(of folder: SharedFolder) throws(StoreError) -> [UInt8]? {
    try folder.read(FolderDocument.name, limit: FolderDocument.lengthLimit)
  }

  /// Whether a folder says that what lies in it is sealed.
  static func isSealed(_ folder: SharedFolder) -> Bool {
    let bytes = try? document(of: folder)
    return bytes.flatMap { $0 }.flatMap(FolderDocument.init)?.seal != nil
  }

  /// The key of the folder; nil where nodes lie open in it.
  func prepare(isSealed: Bool) throws(StoreError) -> SharedKey? {
    guard let bytes = try Self.document(of: folder) else {
      if let obstacle = try folder.obstacle(at: FolderDocument.name) { throw obstacle }
      return try found(isSealed: isSealed)
    }
    return try join(bytes, isSealed: isSealed)
  }

  /// Joins a folder by its document; the passphrase is asked for where it is not known.
  private func join(
    _ bytes: [UInt8], isSealed: Bool, with known: Passphrase? = nil
  ) throws(StoreError) -> SharedKey? {
    guard let document = FolderDocument(bytes) else {
      throw .remote(FolderDocument.isNewer(bytes) ? .isNewer(path) : .documentDamaged(path))
    }
    guard let seal = document.seal else {
      // What others wrote lies open already; a passphrase now would only seem to hide it.
      guard !isSealed else { throw .remote(.isOpen(path)) }
      try requireOpenFiles()
      return nil
    }
    let passphrase = if let known { known } else { try keyHolder.passphrase(ofFolder: folder.path) }
    let key = try Self.key(of: passphrase, seal.salt, seal.cost)
    guard seal.isProven(by: key) else { throw .seal(.wrongPassphrase(path)) }
    return key
  }

  /// Throws where a file was sealed: what says that the folder lies open is then from somebody who would
  /// like it to.
  private func requireOpenFiles() throws(StoreError) {
    let isSealed = try folder.listing()?.files.contains { file in
      let start = try? folder.part(0..<FolderRemote.sealedStartLength, of: file.name)
      return start.map(FolderRemote.isSealed) == true
    }
    if isSealed == true { throw .remote(.lostSeal(path)) }
  }

  private func found(isSealed: Bool) throws(StoreError) -> SharedKey? {
    guard isSealed else {
      try requireOpenFiles()
      return try lay(FolderDocument(seal: nil))
    }
    let passphrase = try keyHolder.newPassphrase(for: folder.path)
    let salt = RandomBytes.make(PassphraseCost.saltLength)
    let key = try Self.key(of: passphrase, salt, .moderate)
    let seal = FolderDocument.Seal(cost: .moderate, salt: salt, provenBy: key)
    return try lay(FolderDocument(seal: seal), under: passphrase, key)
  }

  /// Puts a document there, or joins by the one of a device that was faster: what is there counts.
  private func lay(
    _ document: FolderDocument, under passphrase: Passphrase? = nil, _ key: SharedKey? = nil
  ) throws(StoreError) -> SharedKey? {
    let bytes = document.bytes
    try folder.claim(FolderDocument.name, bytes)
    guard let present = try Self.document(of: folder) else {
      throw .remote(.documentDamaged(path))
    }
    guard present != bytes else { return key }
    return try join(present, isSealed: document.seal != nil, with: passphrase)
  }

  private static func key(
    of passphrase: Passphrase, _ salt: [UInt8], _ cost: PassphraseCost
  ) throws(StoreError) -> SharedKey {
    guard let key = passphrase.withBytes({ SharedKey($0, salt: salt, cost: cost) }) else {
      throw .noSecretMemory
    }
    return key
  }
}
