internal import Glibc
internal import RedoCommandLine
internal import RedoCrypto
internal import RedoStore
internal import RedoSync

extension VerbRunner {
  /// Syncs soon after each change of the log and every minute, and says so, until a signal ends it.
  ///
  /// What is in its way at the start ends it. Later it is said once, and looked at again and again.
  func watch(_ then: (SyncReport) -> CommandOutput) throws(StoreError) {
    let list = RemoteListFile(in: session.replica.directory)
    var remotes = try list.read()
    try session.replica.load()
    var schedule = WatchSchedule()
    var patience = WatchPatience()
    while !remotes.isEmpty {
      schedule.follow(remotes.map(\.id), at: .now)
      if schedule.isDue(at: .now) { sync(by: &schedule, with: &patience, then) }
      sleep(1)
      let change = patience.outcome { () throws(StoreError) in
        // First: a folder that is gone has no list either, which is not to say that nobody syncs.
        let change = try session.replica.refresh()
        remotes = try list.read()
        return change
      }
      if let change, change != .unchanged { schedule.noteChange(at: .now) }
    }
  }

  /// One round with the remotes that a schedule names.
  private func sync(
    by schedule: inout WatchSchedule, with patience: inout WatchPatience,
    _ then: (SyncReport) -> CommandOutput
  ) {
    var kept = schedule
    let now = ContinuousClock.now
    var report = patience.outcome { () throws(StoreError) in
      try syncAll(where: { kept.includes($0.id, at: now) }) { remote, report, outcome in
        kept.end(
          remote.id, with: outcome, isSignedIn: report.account != nil, at: .now,
          random: RandomBytes.word)
      }
    }
    if report?.failure != nil || report == nil {
      kept.postpone(at: .now, random: RandomBytes.word)
    }
    schedule = kept
    if let failure = report?.failure, !patience.isNews(failure) { report?.failure = nil }
    guard let report, !report.remotes.isEmpty else { return }
    _ = say(then(report))
  }

  /// Syncs, and shows meanwhile on a terminal how far it has come; `end` hears what rounds came to.
  func syncAll(
    where isIncluded: (RemoteEntry) -> Bool = { _ in true },
    end: (RemoteEntry, RemoteReport, SyncOutcome) -> Void = { _, _, _ in }
  ) throws(StoreError) -> SyncReport {
    var line = ProgressLine(term: session.environment[.terminal] ?? "")
    defer { line?.clear() }
    let report = try session.syncAll(
      where: isIncluded, tell: { line?.show($1, with: $0) }, end: end)
    session.dueHooks += session.hookRuns(after: report.remotes)
    return report
  }
}
