internal import RedoCommandLine
internal import RedoStore
internal import RedoSync

extension RemoteReport {
  /// A remote as it stands, and who is signed in to it.
  init(_ link: RemoteLink, of session: Session) {
    self.init(
      name: link.entry.name, kind: RemoteKind(link.entry.kind), address: link.entry.address,
      isSealed: link.entry.isSealed)
    take(link.ledger)
    // Nothing was asked of the remote so far.
    if case .failure(let error) = link.remote { (failure, failsHere) = (error.message, true) }
    guard link.entry.kind == .firestore,
      let access = try? GoogleAccess(link.entry, of: session), !access.isOpen
    else { return }
    account = access.knownAccount?.name
    isSignedOut = account == nil
  }

  /// Adds what a round came to, and how the remote stands after it.
  mutating func take(_ outcome: SyncOutcome, _ admission: Admission, by link: RemoteLink) {
    take(link.ledger)
    sent += outcome.sent.count
    received += admission.takenIDs.count
    for (refusal, count) in outcome.refused { refused[refusal.code, default: 0] += count }
    for (refusal, count) in admission.refused { refused[refusal.code, default: 0] += count }
    requests += outcome.traffic.requests
    bytesSent += outcome.traffic.sent
    bytesReceived += outcome.traffic.received
    note = link.note(on: outcome) ?? note
    failure = outcome.failure?.message
    failsHere = outcome.failure?.isHere(at: kind) ?? false
  }

  private mutating func take(_ ledger: SyncLedger) {
    let record = ledger.record
    lastPush = record.lastPush
    lastPull = record.lastPull
    peers = record.peers
    clockSkew = record.clockSkew
    waiting = ledger.waiting
    tooLarge = record.tooLarge
    incomplete = record.incomplete
    refusedEver = record.refused
  }
}
