internal import RedoCommandLine
internal import RedoStore
internal import RedoSync
internal import RedoViewModels

extension Session {
  /// Exchanges everything with the remotes that are included, in the foreground; `tell` hears how far each
  /// has come, `end` what a round with it came to.
  ///
  /// Where the log takes no more, none is tried after that, and what the earlier ones did is told.
  func syncAll(
    where isIncluded: (RemoteEntry) -> Bool, tell: (String, SyncProgress) -> Void,
    end: (RemoteEntry, RemoteReport, SyncOutcome) -> Void
  ) throws(StoreError) -> SyncReport {
    guard try !RemoteListFile(in: replica.directory).read().isEmpty else {
      return SyncReport(remotes: [])
    }
    // First the log: what is kept about a remote counts only for a log that still holds it.
    try replica.load()
    let known = replica.projection
    let links = try links().filter { isIncluded($0.entry) }
    var report = SyncReport(remotes: links.map { RemoteReport($0, of: self) })
    do throws(StoreError) {
      try takeTurns(with: links, into: &report.remotes, tell: tell, end: end)
    } catch {
      report.failure = error.message
    }
    guard report.remotes.contains(where: { $0.received > 0 }) else { return report }
    report.arrivals = Arrivals(
      from: known, to: replica.projection, on: try replica.author())
    return report
  }

  private func takeTurns(
    with links: [RemoteLink], into reports: inout [RemoteReport],
    tell: (String, SyncProgress) -> Void,
    end: (RemoteEntry, RemoteReport, SyncOutcome) -> Void
  ) throws(StoreError) {
    // No folder waits for a server, which may be silent for long.
    let isFolder = links.map { $0.entry.kind == .folder }
    var turn = links.indices.filter { isFolder[$0] } + links.indices.filter { !isFolder[$0] }
    // What comes in one turn goes to the others in the next; a log that never rests is left for now.
    for _ in 0..<Self.turnLimit {
      for place in turn {
        let link = links[place]
        let outcome = try sync(link, into: &reports[place]) { tell(link.entry.name, $0) }
        end(link.entry, reports[place], outcome)
      }
      // What came from a later one, or was changed here during a round, has not been sent.
      turn = links.indices.filter { reports[$0].failure == nil && links[$0].isBehind(replica) }
    }
  }

  private static let turnLimit = 5
  /// So many pages are more than anybody has: a remote that never comes to an end is left for now.
  private static let pageLimit = 20_000

  private func sync(
    _ link: RemoteLink, into report: inout RemoteReport, tell: (SyncProgress) -> Void
  ) throws(StoreError) -> SyncOutcome {
    var outcome = SyncOutcome(cursor: .start)
    let remote: any Remote
    switch link.remote {
    case .success(let found): remote = found
    case .failure(let error):
      // It stands in the report.
      outcome.failure = error
      return outcome
    }
    for _ in 0..<Self.pageLimit {
      let received = report.received
      let request = link.request(for: replica, at: clock.now)
      outcome = Self.engine.run(request, with: remote) { tell($0.behind(received)) }
      let admission = try link.absorb(outcome, into: replica, at: clock.now)
      report.take(outcome, admission, by: link)
      tell(SyncProgress(received: report.received))
      guard outcome.hasMore, outcome.failure == nil else { break }
    }
    return outcome
  }
}
