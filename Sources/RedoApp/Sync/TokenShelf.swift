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
    do throws(StoreError) {
      return try folder.read(kind.rawValue)
    } catch {
      throw .storage(error.message)
    }
  }

  func write(_ kind: TokenKind, _ text: Secret) throws(SyncError) {
    do throws(StoreError) {
      try folder.write(kind.rawValue, text)
    } catch {
      throw .storage(error.message)
    }
  }

  func remove(_ kind: TokenKind) throws(SyncError) -> Bool {
    do throws(StoreError) {
      return try folder.remove(kind.rawValue)
    } catch {
      throw .storage(error.message)
    }
  }

  func exclusively<Outcome>(
    _ body: () throws(SyncError) -> Outcome
  ) throws(SyncError) -> Outcome {
    let outcome: Result<Outcome, SyncError>
    do throws(StoreError) {
      outcome = try folder.exclusively(body)
    } catch {
      throw .storage(error.message)
    }
    return try outcome.get()
  }
}
