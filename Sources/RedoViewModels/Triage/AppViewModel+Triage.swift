internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension AppViewModel {
  /// Begins to go through tasks: those that are marked, those that the filter leaves, else those
  /// that are overdue or have no date.
  mutating func startTriage() {
    guard let projection else { return }
    triage = triage(in: projection)
    triage?.origin = tasks.list.selectedOrdinal.map { (task: tasks.list.id(of: $0), ordinal: $0) }
    refreshScreen()
  }

  /// Puts what is gone through in its order, where only the first task is known to come first; leaves
  /// it once `isIdle` says no.
  mutating func sortTriage(while isIdle: (@Sendable () -> Bool)?) {
    guard let vantage = triage?.vantage, let projection else { return }
    let pending = Self.pending(in: projection, from: vantage, with: host.workers, while: isIdle)
    guard pending.isFinal else { return }
    let queue = ids(pending)
    triage?.take(sorted: queue)
  }

  /// Takes a triage after a command; one that has been left makes room for what it covered.
  mutating func adopt(_ triage: Triage) {
    self.triage = triage.isClosed ? nil : triage
    guard triage.isClosed else { return }
    leadCursorBack(from: triage)
    relayout()
  }

  /// Leads the cursor of the list to where a triage began, which led it along with what it changed: to
  /// the same task, or in the list to the row of one that something was done to.
  private mutating func leadCursorBack(from triage: Triage) {
    guard let origin = triage.origin else { return }
    let isDealtWith = tasks.focus == .list && triage.outcomes[origin.task] != nil
    guard isDealtWith || tasks.list.selectedID != origin.task else { return }
    finishSorting()
    tasks.list.endRange()
    if isDealtWith || !tasks.list.select(origin.task) {
      tasks.list.select(ordinal: origin.ordinal)
    }
  }

  private func triage(in projection: Projection) -> Triage {
    if meansMarked { return Triage(markedIDs, from: .marked) }
    if screen == .tasks, !tasks.list.filterLine.isEmpty {
      return Triage(tasks.list.ids, from: .filter(tasks.list.filterLine))
    }
    let vantage = Vantage(dates, formula: settings.ranking)
    let window = host.defersSorting ? ListingWindow(height: 1, round: nil) : nil
    let listing = Self.pending(in: projection, from: vantage, through: window, with: host.workers)
    return Triage(
      ids(listing), from: .overdueAndDrafts, toSortFrom: listing.isFinal ? nil : vantage)
  }

  /// The tasks that are overdue or have no date, the most pressing first.
  private static func pending(
    in projection: Projection, from vantage: Vantage, through window: ListingWindow? = nil,
    with workers: any Workers, while isIdle: (@Sendable () -> Bool)? = nil
  ) -> TaskListing {
    TaskListing(
      of: projection, from: vantage, through: window, with: workers,
      matching: { task in
        projection.pendingStart(of: task).map { $0 < vantage.now } == true ? .exact : nil
      }, while: isIdle)
  }

  private func ids(_ listing: TaskListing) -> [TaskID] {
    listing.tasks.compactMap { projection?.tasks[$0].id }
  }

  /// Whether there is anything to go through.
  var triageAvailability: Availability {
    guard projection != nil else { return .unavailable(because: "the log is still being read") }
    if meansMarked { return .available }
    if screen == .tasks, !tasks.list.filterLine.isEmpty {
      return tasks.list.taskCount > 0
        ? .available : .unavailable(because: "the filter leaves no task to go through")
    }
    return survey.isAnyPending(at: dates.now)
      ? .available
      : .unavailable(
        because:
          "nothing is overdue or without a date; \(key(.find)) narrows the list to other tasks"
      )
  }
}
