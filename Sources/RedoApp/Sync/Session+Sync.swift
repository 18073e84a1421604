internal import RedoCommandLine
internal import RedoStore
internal import RedoSync

extension Session {
  /// Exchanges everything with every remote, in the foreground.
  func syncAll() throws(StoreError) -> [RemoteReport] {
    guard try !RemoteListFile(in: replica.directory).read().isEmpty else { return [] }
    // First the log: what is kept about a remote counts only for a log that still holds it.
    try replica.load()
    let links = try links()
    var reports: [RemoteReport] = []
    for link in links { reports.append(try sync(link)) }
    return reports
  }

  private func sync(_ link: RemoteLink) throws(StoreError) -> RemoteReport {
    var report = RemoteReport(link, of: self)
    let remote: any Remote
    switch link.remote {
    case .success(let known): remote = known
    case .failure(let error):
      report.failure = error.message
      return report
    }
    while true {
      let outcome = Self.engine.run(link.request(for: replica), with: remote)
      let admission = try link.absorb(outcome, into: replica, at: clock.now)
      report.take(outcome, admission)
      guard outcome.hasMore, outcome.failure == nil else { break }
    }
    report.lastPush = link.ledger.record.lastPush
    report.lastPull = link.ledger.record.lastPull
    report.peers = link.ledger.record.peers
    return report
  }
}
