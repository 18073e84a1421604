internal import RedoApp
internal import RedoProtocol
internal import RedoSync

/// A log in memory that syncs as a replica does.
struct SyncedLog: ~Copyable {
  private var log: ChangeLog
  private var graph: ChangeGraph
  private var ledger = SyncLedger()
  private let workers = ThreadWorkers()
  private let engine = SyncEngine(client: ProgramVersion(major: 99, minor: 0, patch: 0))

  /// Takes a log's bytes, whose signatures are verified here.
  init(_ bytes: LogBytes) {
    log = ChangeLog(bytes, with: workers)
    graph = ChangeGraph(log, with: workers)
  }

  /// Rounds until there is no more to read, and what they took; nil where one failed.
  mutating func settle(
    with remote: some Remote
  ) -> (milliseconds: Double, traffic: SyncRow.Traffic)? {
    var traffic = SyncRow.Traffic()
    let start = ContinuousClock.now
    while true {
      let outcome = engine.run(ledger.request(for: graph, at: .earliest), with: remote)
      traffic.requests += outcome.traffic.requests
      traffic.sent += outcome.traffic.sent
      traffic.received += outcome.traffic.received
      guard outcome.failure == nil else { return nil }
      take(outcome)
      guard outcome.hasMore else { break }
    }
    return ((ContinuousClock.now - start).milliseconds, traffic)
  }

  private mutating func take(_ outcome: SyncOutcome) {
    var admission = Admission()
    if !outcome.received.isEmpty {
      let known = log.nodes.count
      var all = log.bytes.withSpan { $0.withUnsafeBufferPointer { Array($0) } }
      for node in outcome.received { all += node.line + [0x0A] }
      log.extend(to: LogBytes(all), with: workers, isVerified: true)
      graph = ChangeGraph(log, with: workers)
      admission = Admission(of: graph, from: known)
    }
    _ = ledger.absorb(outcome, admission, at: .earliest)
  }
}
