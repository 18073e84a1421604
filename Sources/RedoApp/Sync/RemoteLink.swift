internal import RedoProtocol
internal import RedoStore
internal import RedoSync
internal import RedoTasks

/// One remote of this device: how to speak with it, and what is known of it, kept on the disk.
final class RemoteLink {
  let entry: RemoteEntry
  /// How to speak with it; a failure where something for that is missing here.
  let remote: Result<any Remote, SyncError>
  private(set) var ledger: SyncLedger
  private let acknowledged: AcknowledgedFile
  private let state: SyncStateFile?
  /// How many nodes the log had at the last round.
  private(set) var knownNodes = 0

  /// Reads what is kept about a remote.
  init(_ entry: RemoteEntry, of session: Session) {
    self.entry = entry
    let directory = session.replica.directory
    acknowledged = AcknowledgedFile(of: entry, in: directory)
    state = SyncStateFile(of: entry, environment: session.environment.environment)
    remote = Self.remote(of: entry, session)
    ledger = SyncLedger(
      acknowledged: acknowledged.read(),
      record: SyncRecord(state?.read(), logLength: session.replica.length))
  }

  private static func remote(
    of entry: RemoteEntry, _ session: Session
  ) -> Result<any Remote, SyncError> {
    do throws(StoreError) {
      switch entry.kind {
      case .folder: return try folder(entry, session).map { $0 }
      case .firestore:
        let access = try GoogleAccess(entry, of: session)
        return Result { () throws(SyncError) in try access.remote() }
      }
    } catch {
      return .failure(.storage(error.message))
    }
  }

  private static func folder(
    _ entry: RemoteEntry, _ session: Session
  ) throws(StoreError) -> Result<FolderRemote, SyncError> {
    let key = SharedKeyFile(of: entry, in: session.replica.directory).read()
    guard !entry.isSealed || key != nil else { return .failure(.passphraseNeeded) }
    let writer = try session.replica.author().userID
    return .success(
      FolderRemote(CarriedFolder(path: FilePath(entry.address)), writer: writer, key: key))
  }

  /// What the next round needs.
  func request(for replica: Replica) -> SyncRequest {
    let graph = replica.projection.graph
    knownNodes = graph.nodes.count
    return ledger.request(for: graph)
  }

  /// Appends what came and keeps what is known now; what was refused among it.
  ///
  /// Throws where the disk refuses: what came is then asked for again.
  func absorb(
    _ outcome: SyncOutcome, into replica: Replica, at now: Instant
  ) throws(StoreError) -> Admission {
    let admission: Admission
    do throws(StoreError) {
      admission = try replica.admit(outcome.received)
    } catch {
      acknowledged.append(ledger.absorb(outcome, isWritten: false, at: now))
      throw error
    }
    knownNodes = replica.projection.graph.nodes.count
    acknowledged.append(
      ledger.absorb(outcome, isWritten: true, refused: admission.refused, at: now))
    state?.write(ledger.record.content(logLength: replica.length))
    return admission
  }

  /// Removes what is kept about the remote here, a sign-in included.
  func forget(of session: Session) {
    if entry.kind == .firestore {
      _ = try? GoogleAccess(entry, of: session).account.end()
    }
    acknowledged.remove()
    state?.remove()
    SharedKeyFile(of: entry, in: session.replica.directory).remove()
    ClientFile(of: entry, in: session.replica.directory).remove()
  }
}
