internal import RedoProtocol
internal import RedoStore
internal import RedoSync
internal import RedoTasks

/// One remote of this device: how to speak with it, and what is known of it, kept on the disk.
final class RemoteLink {
  let entry: RemoteEntry
  /// How to speak with it; a failure where something for that is missing here.
  private(set) var remote: Result<any Remote, SyncError>
  private(set) var ledger: SyncLedger
  private let acknowledged: AcknowledgedFile
  private let state: SyncStateFile?
  /// Who was signed in when a round last ended; nil where nobody has to be.
  var account: String?
  /// Why how far the remote was read could not be kept on the disk; nil where it was.
  private(set) var keepingTrouble: StoreError?
  /// Where the log ended when the remote was last read; nil where that is not known.
  private var end: LogEnd?
  /// Where the log ended that the round was asked for.
  private var logInRound: LogEnd?
  /// Whether nothing was known to be there when that was last read from the disk, and no round was asked
  /// for since.
  private var knowsNothing: Bool
  /// Whether the round was asked for as if nothing were known to be there.
  private var isAnew = false
  /// Where the log ended when it was counted what waits to be sent; nil where all is to be counted.
  private var counted: LogEnd?
  /// What was kept on the disk when it was last read or written here.
  private var kept: (sent: FileFingerprint?, state: FileFingerprint?)
  /// How many nodes there were, with those that came, when the last round was through; nil before.
  private var nodesDealtWith: Int?

  /// Reads what is kept about a remote.
  init(_ entry: RemoteEntry, of session: Session) {
    self.entry = entry
    let directory = session.replica.directory
    // What an emulator has, or has not, says nothing about the project.
    let isEmulated =
      entry.kind == .firestore && Emulators.standInForFirestore(session.environment)
    acknowledged = AcknowledgedFile(of: entry, isEmulated: isEmulated, in: directory)
    state = SyncStateFile(
      of: entry, isEmulated: isEmulated, environment: session.environment.environment)
    remote = Self.remote(of: entry, session)
    // Before they are read: what is written meanwhile is news.
    kept = (acknowledged.fingerprint, state?.fingerprint)
    let content = state?.read()
    ledger = SyncLedger(acknowledged: acknowledged.read(), record: SyncRecord(content))
    knowsNothing = ledger.acknowledged.isEmpty
    end = content?.end
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

  /// Looks again whether all is there that it takes to speak with the remote; whether it is now and was
  /// not.
  func mend(for session: Session) -> Bool {
    guard case .failure = remote else { return false }
    remote = Self.remote(of: entry, session)
    if case .success = remote { return true }
    return false
  }

  /// How to speak with a folder; a failure where its passphrase is missing here.
  static func folder(
    _ entry: RemoteEntry, _ session: Session
  ) throws(StoreError) -> Result<FolderRemote, SyncError> {
    let key = try SharedKeyFile(of: entry, in: session.replica.directory).read()
    guard !entry.isSealed || key != nil else { return .failure(.folder(.passphraseNeeded)) }
    let writer = try session.replica.author().userID
    return .success(
      FolderRemote(CarriedFolder(path: FilePath(entry.address)), writer: writer, key: key))
  }

  /// Why a sync with the folder fails at its first look; nil where none does, and for what is no folder.
  var absence: SyncError? {
    guard entry.kind == .folder else { return nil }
    do throws(SyncError) {
      _ = try CarriedFolder(path: FilePath(entry.address)).folders()
      // The mount point of a stick that is not plugged in is a folder, too.
      var traffic = SyncTraffic()
      if case .success(let folder) = remote { _ = try folder.terms(&traffic) }
      return nil
    } catch {
      return error
    }
  }

  /// What the next round needs.
  ///
  /// Where the log is another than it was, such as one from a backup or one that lost a line, the remote
  /// is read anew. Of a folder that is read from its start, nothing counts as there until then, and one
  /// of which nothing is known any more is read from there: what it has is not sent again.
  func request(for replica: Replica, at now: Instant) -> SyncRequest {
    let graph = replica.projection.graph
    logInRound = LogEnd(of: graph)
    if end?.isWithin(graph) != true { ledger.record.cursor = .start }
    let isFolder = entry.kind == .folder
    // Where there is nothing to send, nothing can be sent again.
    if isFolder, knowsNothing, !graph.nodes.isEmpty { ledger.record.cursor = .start }
    knowsNothing = false
    // Only what the cursor names can be missed in a folder; what is there, reading it anew finds.
    isAnew = isFolder && ledger.record.cursor == .start
    var asked = ledger
    if isAnew { asked.acknowledged = [] }
    return asked.request(for: graph, at: now)
  }

  /// Whether a round found out anew what the remote has; one that could not read it found nothing.
  private func startsOver(_ outcome: SyncOutcome) -> Bool {
    isAnew && (outcome.failure == nil || outcome.cursor != .start)
  }

  /// Whether the log has changed since the last round, or something else waits to be sent.
  func owes(_ replica: Replica) -> Bool { isBehind(replica) || ledger.waiting > 0 }

  /// Whether the log has changed since the last round by more than what came in it.
  func isBehind(_ replica: Replica) -> Bool {
    replica.projection.graph.nodes.count != nodesDealtWith
  }

  /// Counts what waits to be sent, where no round is going to.
  func countWaiting(in replica: Replica) {
    let graph = replica.projection.graph
    // What was counted before stands where the log was only added to.
    let start = counted.flatMap { $0.isWithin(graph) ? $0.count : nil } ?? 0
    ledger.countWaiting(in: graph, from: start)
    counted = LogEnd(of: graph)
  }

  private var keptNow: (sent: FileFingerprint?, state: FileFingerprint?) {
    (acknowledged.fingerprint, state?.fingerprint)
  }

  /// Takes in what another process has kept about the remote; whether there was anything.
  func follow() -> Bool {
    let now = keptNow
    guard now != kept else { return false }
    if now.sent != kept.sent {
      ledger.acknowledged = acknowledged.read()
      knowsNothing = ledger.acknowledged.isEmpty
    }
    if now.state != kept.state {
      let content = state?.read()
      ledger.record = SyncRecord(content)
      end = content?.end
    }
    (kept, counted) = (now, nil)
    return true
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
      // Nothing of it is acknowledged: what was not written is asked for again.
      _ = take(outcome, nil, at: now)
      kept = keptNow
      throw error
    }
    // What came is there, whoever brought it first; what others appended meanwhile was not sent.
    let came = outcome.received.count - admission.refusedIDs.count
    // What it had to pass by is tried again in its time, and no change that waits.
    if outcome.failure == nil || outcome.isThrough {
      nodesDealtWith = (logInRound?.count ?? 0) + came
    }
    let new = take(outcome, admission, at: now)
    let end = replica.end
    self.end = end
    // A log that was put in the place of the one the round went by may lack what came before.
    if logInRound?.isWithin(replica.projection.graph) == false { ledger.record.cursor = .start }
    keep(new, of: outcome, end)
    kept = keptNow
    if counted == nil { countWaiting(in: replica) }
    return admission
  }

  /// Keeps what is known now, in an order in which a run that is killed may forget what the remote has,
  /// and never believes what it may have lost.
  private func keep(_ new: [NodeID], of outcome: SyncOutcome, _ end: LogEnd) {
    if startsOver(outcome), !outcome.hasLost {
      // What is known goes together with a state that may be kept elsewhere, unless one is kept here.
      var record = ledger.record
      record.cursor = .start
      guard keepState(record, end) else { return }
    }
    if startsOver(outcome) || outcome.hasLost { acknowledged.remove() }
    let isKept = keepState(ledger.record, end)
    // Last, since it wakes who watches the data directory and then looks at both.
    // Only where what was read is known can it be missed.
    if isKept || entry.kind != .folder { acknowledged.append(new) }
  }

  private func keepState(_ record: SyncRecord, _ end: LogEnd) -> Bool {
    guard let state else { return false }
    do throws(StoreError) {
      try state.write(record.content(end: end))
      keepingTrouble = nil
    } catch {
      keepingTrouble = error
    }
    return keepingTrouble == nil
  }

  /// What a round came to that is worth saying, without a full stop; nil where nothing is.
  func note(on outcome: SyncOutcome) -> String? {
    let trouble = keepingTrouble.map {
      "how far it was read could not be kept, so all of it is read again: \($0.message.dropLast())"
    }
    let notes = [outcome.note, trouble].compactMap { $0 }
    return notes.isEmpty ? nil : notes.joined(separator: ", ")
  }

  /// Adds a round to what is known by now, here and elsewhere; returns the ids that are new.
  private func take(
    _ outcome: SyncOutcome, _ admission: Admission?, at now: Instant
  ) -> [NodeID] {
    let isNews = follow()
    if admission != nil, startsOver(outcome) { ledger.acknowledged = [] }
    counted = isNews ? nil : logInRound
    return ledger.absorb(outcome, admission, at: now)
  }

  /// Removes what is kept about the remote here, but for a sign-in.
  func forget(of session: Session) {
    let environment = session.environment.environment
    for isEmulated in [false, true] {
      AcknowledgedFile(of: entry, isEmulated: isEmulated, in: session.replica.directory).remove()
      SyncStateFile(of: entry, isEmulated: isEmulated, environment: environment)?.remove()
    }
    SharedKeyFile(of: entry, in: session.replica.directory).remove()
    ClientFile(of: entry, in: session.replica.directory).remove()
    AccountFile(of: entry, in: session.replica.directory).remove()
  }
}
