extension AppViewModel {
  /// Whether all that is listed is in its order, and not only what shows.
  public var isSorted: Bool {
    tasks.isSorted && triage?.vantage == nil && plan.isSorted
  }

  /// Puts in order what ``AppHost/defersSorting`` has left; nothing that shows changes.
  ///
  /// Commands that go by the order do so themselves; to do it while no key waits spares them that.
  mutating func finishSorting() {
    guard !isSorted else { return }
    sortTriage()
    plan.finishSorting(with: host.workers)
    if let world { tasks.finishSorting(in: world) }
  }

  /// Whether ``workWhileIdle()`` has something to do.
  public var hasIdleWork: Bool { !isSorted || lacksTitleStarts }

  /// Does while no key waits what a later one would have to wait for; nothing that shows changes.
  public mutating func workWhileIdle() {
    if lacksTitleStarts, let world { tasks.readTitleStarts(in: world) }
    finishSorting()
  }

  private var lacksTitleStarts: Bool { world.map(tasks.lacksTitleStarts) ?? false }
}
