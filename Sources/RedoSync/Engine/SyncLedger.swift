public import RedoProtocol

/// What this device knows of one remote between rounds.
public struct SyncLedger: Hashable, Sendable {
  /// The nodes that the remote is known to have.
  public var acknowledged: Set<NodeID>
  /// How far the remote has been read, and how it went.
  public var record: SyncRecord
  /// What it lets this program do.
  public var permission: RemoteTerms.Permission?
  /// How many nodes wait to be sent, as far as was counted, those aside that are too large for it.
  public var waiting = 0

  /// Takes what was kept.
  public init(acknowledged: Set<NodeID> = [], record: SyncRecord = SyncRecord()) {
    self.acknowledged = acknowledged
    self.record = record
  }

  /// For so long are terms believed that were read before, in milliseconds.
  static let termsLifetime = Instant.day

  /// What the next round needs.
  public func request(for graph: ChangeGraph, at now: Instant) -> SyncRequest {
    SyncRequest(
      graph: graph, acknowledged: acknowledged, cursor: record.cursor,
      terms: reading(at: now), maySend: permission?.maySend ?? true)
  }

  /// Counts what waits to be sent: a look at every node, or at those from an index on where the others
  /// are counted.
  public mutating func countWaiting(in graph: ChangeGraph, from start: Int = 0) {
    let more = Outbox(graph, without: acknowledged, from: start).waiting.count
    waiting = start == 0 ? max(0, more - record.tooLarge) : waiting + more
  }

  /// Whether none of the nodes that wait to be sent is known to be at one of some other remotes.
  public func waitsEverywhere(in graph: ChangeGraph, among others: [SyncLedger]) -> Bool {
    let waiting = Outbox(graph, without: acknowledged).waiting
    return others.allSatisfy { $0.acknowledged.isDisjoint(with: waiting) }
  }

  private func reading(at now: Instant) -> TermsReading {
    // A moment that is still to come was told by another clock, and how old it is nobody knows.
    guard let last = record.termsRead, last <= now,
      now.milliseconds - last.milliseconds < Self.termsLifetime
    else { return .first }
    switch permission {
    // Whoever waits for leave to send asks for it each time.
    case nil, .readOnly: return .beforeUse
    case .full, .newer: return .never
    }
  }

  /// Takes in a round whose nodes are on the disk as they were admitted; returns the ids that are new to
  /// the ledger.
  ///
  /// Where they could not be written, nil, the remote is read from the same place again, and with it what
  /// was sent: what is known to be there and how far it was read go together.
  public mutating func absorb(
    _ outcome: SyncOutcome, _ admission: Admission?, at now: Instant
  ) -> [NodeID] {
    if outcome.hasLost { acknowledged = [] }
    var known: [NodeID] = []
    if let admission {
      known += outcome.sent + outcome.confirmed + outcome.received.map(\.id)
      record.cursor = outcome.cursor
      record.received += admission.takenIDs.count
    }
    permission = outcome.permission ?? permission
    setAside(outcome)
    record.take(outcome, refused: admission?.refused ?? [:], at: now)
    return known.filter { acknowledged.insert($0).inserted }
  }

  /// Counts what is too large apart from what waits, and what is not whole there; a round that ended
  /// early may not have come to it.
  private mutating func setAside(_ outcome: SyncOutcome) {
    record.incomplete =
      outcome.isThrough ? outcome.incomplete : max(record.incomplete, outcome.incomplete)
    let found = outcome.tooLarge.count
    record.tooLarge = outcome.isThrough ? found : max(record.tooLarge, found)
    waiting = max(0, outcome.waiting + found - record.tooLarge)
  }
}
