internal import RedoIntents

extension AppViewModel {
  /// Takes how syncing stands; says whether anything that shows has changed.
  ///
  /// Trouble is told once, and only to who asked; the first row shows it to everybody.
  @discardableResult
  public mutating func absorb(_ health: SyncHealth) -> Bool {
    guard health != sync else { return false }
    conclude(health)
    return true
  }

  /// Takes how syncing stands behind a round that was waited for; whoever asked is told what it came to,
  /// though it is what the round before came to.
  public mutating func conclude(_ health: SyncHealth) {
    sync = health
    refreshScreen()
    if isSyncAsked, !health.isRunning {
      isSyncAsked = false
      if let problem = health.problem(settings.keys) {
        say(.failure, Clause(problem))
      } else if message.map({ $0.text == Self.syncing }) ?? true {
        // What came with the round, such as a task that was changed apart, is worth more.
        say(.success, Clause(health.remotes.compactMap(\.note).first ?? "everything is synced"))
      }
    }
  }

  /// Why no round can be started now; nil where one can.
  var syncAvailability: Availability {
    if let problem = sync.listProblem { return .unavailable(because: problem) }
    return sync.isOff
      ? .unavailable(
        because: "no remote is set up; \(settings.keys.name(of: .showSettings, in: context)) "
          + "shows the settings, which add one")
      : .available
  }

  /// Starts a round, or lets one follow the one that runs.
  mutating func startSync() -> [Effect] {
    if refuses(.sync) { return [] }
    isSyncAsked = true
    say(.neutral, Clause(Self.syncing))
    return [.sync]
  }

  private static let syncing = "syncing"
}
