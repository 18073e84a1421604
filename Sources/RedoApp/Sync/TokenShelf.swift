internal import RedoCrypto
internal import RedoStore
internal import RedoSync

/// The tokens of one sign-in on this machine's disk, as sync sees them.
nonisolated struct TokenShelf: TokenStore {
  private let folder: TokenFolder

  init(_ folder: TokenFolder) {
    self.folder = folder
  }

  func read(_ kind: TokenKind) throws(SyncError) -> Secret? {
    try SyncError.onDisk { () throws(StoreError) in try folder.read(kind.rawValue) }
  }

  func write(_ kind: TokenKind, _ text: Secret) throws(SyncError) {
    try SyncError.onDisk { () throws(StoreError) in try folder.write(kind.rawValue, text) }
  }

  func remove(_ kind: TokenKind) throws(SyncError) -> Bool {
    try SyncError.onDisk { () throws(StoreError) in try folder.remove(kind.rawValue) }
  }

  func exclusively<Outcome>(
    _ body: () throws(SyncError) -> Outcome
  ) throws(SyncError) -> Outcome {
    let outcome = try SyncError.onDisk { () throws(StoreError) in try folder.exclusively(body) }
    return try outcome.get()
  }
}
