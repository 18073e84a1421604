extension AppViewModel {
  /// Whether all that is listed is in its order, and not only what shows.
  public var isSorted: Bool {
    tasks.isSorted && triage?.vantage == nil && plan.isSorted
  }

  /// Puts in order what ``AppHost/defersSorting`` has left; nothing that shows changes.
  ///
  /// Commands that go by the order do so themselves; to do it while no key waits spares them that,
  /// and is left once `isIdle` says no.
  mutating func finishSorting(while isIdle: (@Sendable () -> Bool)? = nil) {
    guard !isSorted else { return }
    sortTriage(while: isIdle)
    plan.finishSorting(with: host.workers, while: isIdle)
    if let world { tasks.finishSorting(in: world, while: isIdle) }
  }

  /// Whether ``workWhileIdle()`` has something to do.
  public var hasIdleWork: Bool { !isSorted || lacksTitleStarts }

  /// Does while no key waits what a later one would have to wait for; nothing that shows changes.
  ///
  /// Once `isIdle`, which is asked every few hundred tasks, says no, the rest is left for another time.
  public mutating func workWhileIdle(_ isIdle: @escaping @Sendable () -> Bool = { true }) {
    if lacksTitleStarts, let world { tasks.readTitleStarts(in: world) }
    finishSorting(while: isIdle)
  }

  private var lacksTitleStarts: Bool { world.map(tasks.lacksTitleStarts) ?? false }
}
