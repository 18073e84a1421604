internal import Glibc
internal import RedoCommandLine
internal import RedoCrypto
internal import RedoStore
internal import RedoSync

extension VerbRunner {
  /// Syncs soon after each change of the log and every minute, and says so, until a signal ends it.
  func watch(_ then: (SyncReport) -> CommandOutput) throws(StoreError) {
    var schedule = WatchSchedule()
    while true {
      let remotes = try RemoteListFile(in: session.replica.directory).read()
      guard !remotes.isEmpty else { return }
      schedule.follow(remotes.map(\.id), at: .now)
      if schedule.isDue(at: .now) { try sync(by: &schedule, then) }
      sleep(1)
      let change = try unlessLocked { () throws(StoreError) in try session.replica.refresh() }
      if let change, change != .unchanged { schedule.noteChange(at: .now) }
    }
  }

  /// One round with the remotes that a schedule names.
  private func sync(
    by schedule: inout WatchSchedule, _ then: (SyncReport) -> CommandOutput
  ) throws(StoreError) {
    var kept = schedule
    let now = ContinuousClock.now
    let report = try unlessLocked { () throws(StoreError) in
      try syncAll(where: { kept.includes($0.id, at: now) }) { remote, report, outcome in
        kept.end(
          remote.id, with: outcome, isSignedIn: report.account != nil, at: .now,
          random: RandomBytes.word)
      }
    }
    if report == nil { kept.postpone(at: .now, random: RandomBytes.word) }
    schedule = kept
    guard let report, !report.remotes.isEmpty else { return }
    _ = say(then(report))
  }

  /// Nil where another process keeps the log locked: whoever watches looks again later.
  private func unlessLocked<Outcome>(
    _ look: () throws(StoreError) -> Outcome
  ) throws(StoreError) -> Outcome? {
    do throws(StoreError) {
      return try look()
    } catch {
      guard case .lockIsHeld = error else { throw error }
      return nil
    }
  }

  /// Syncs, and shows meanwhile on a terminal how far it has come; `end` hears what rounds came to.
  func syncAll(
    where isIncluded: (RemoteEntry) -> Bool = { _ in true },
    end: (RemoteEntry, RemoteReport, SyncOutcome) -> Void = { _, _, _ in }
  ) throws(StoreError) -> SyncReport {
    var line = ProgressLine()
    defer { line.clear() }
    let report = try session.syncAll(
      where: isIncluded, tell: { line.show($1, with: $0) }, end: end)
    session.dueHooks += session.hookRuns(after: report.remotes)
    return report
  }
}
