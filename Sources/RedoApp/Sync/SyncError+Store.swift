internal import RedoCommandLine
internal import RedoStore
internal import RedoSync

nonisolated extension SyncError {
  /// Whether it is to be mended on this device; the disk that a shared folder lies on is the remote's.
  func isHere(at kind: RemoteKind) -> Bool {
    switch self {
    case .noSecretMemory, .noLibcurl, .noThread, .folder(.passphraseNeeded): true
    case .storage: kind == .firestore
    default: false
    }
  }

  /// Does something on this machine's disk, whose failure is one of sync's then.
  static func onDisk<Outcome>(
    _ body: () throws(StoreError) -> Outcome
  ) throws(SyncError) -> Outcome {
    do throws(StoreError) {
      return try body()
    } catch {
      throw .storage(error.message)
    }
  }
}
