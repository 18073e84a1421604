internal import RedoCommandLine
internal import RedoStore
internal import RedoSync

extension RemoteReport {
  /// A remote as it stands, and who is signed in to it.
  init(_ link: RemoteLink, of session: Session) {
    self.init(
      name: link.entry.name, kind: RemoteKind(link.entry.kind), address: link.entry.address,
      isSealed: link.entry.isSealed)
    let record = link.ledger.record
    lastPush = record.lastPush
    lastPull = record.lastPull
    peers = record.peers
    clockSkew = record.clockSkew
    waiting = link.ledger.waiting
    tooLarge = record.tooLarge
    incomplete = record.incomplete
    refusedEver = record.refused
    if case .failure(let error) = link.remote { failure = error.message }
    guard link.entry.kind == .firestore,
      let access = try? GoogleAccess(link.entry, of: session), !access.isOpen
    else { return }
    account = access.knownAccount?.name
    isSignedOut = account == nil
  }

  /// Adds what a round came to, and how the remote stands after it.
  mutating func take(_ outcome: SyncOutcome, _ admission: Admission, by link: RemoteLink) {
    (waiting, tooLarge) = (link.ledger.waiting, link.ledger.record.tooLarge)
    sent += outcome.sent.count
    received += outcome.received.count - admission.refusedIDs.count
    for (refusal, count) in outcome.refused { refused[refusal.code, default: 0] += count }
    for (refusal, count) in admission.refused { refused[refusal.code, default: 0] += count }
    incomplete = link.ledger.record.incomplete
    requests += outcome.traffic.requests
    bytesSent += outcome.traffic.sent
    bytesReceived += outcome.traffic.received
    note = link.note(on: outcome) ?? note
    failure = outcome.failure?.message
  }
}
