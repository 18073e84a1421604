internal import RedoTasks
internal import RedoTerminal

extension AppViewModel {
  /// Whether all that is listed is in its order, and not only what shows.
  public var isSorted: Bool {
    listing.sorted?.isFinal ?? true && triage?.vantage == nil && plan.isSorted
  }

  /// Puts in order what ``AppHost/defersSorting`` has left; nothing that shows changes.
  ///
  /// Commands that go by the order do so themselves; to do it while no key waits spares them that.
  mutating func finishSorting() {
    guard !isSorted else { return }
    sortTriage()
    plan.finishSorting(with: host.workers)
    guard listing.sorted?.isFinal == false else { return }
    listing.sorted?.finish(knowing: listing.titleStarts, with: host.workers)
    relist()
  }

  /// Whether ``workWhileIdle()`` has something to do.
  public var hasIdleWork: Bool { !isSorted || lacksTitleStarts }

  /// Does while no key waits what a later one would have to wait for; nothing that shows changes.
  public mutating func workWhileIdle() {
    if lacksTitleStarts, let projection {
      listing.titleStarts = TitleStarts(of: projection, with: host.workers)
    }
    finishSorting()
  }

  private var lacksTitleStarts: Bool {
    host.defersSorting && listing.titleStarts == nil && projection?.tasks.isEmpty == false
  }

  /// What shows of the list; nil where all of it is to be put in order at once.
  ///
  /// Marks may span tasks that do not show, and what a filter leaves stands elsewhere.
  var listingWindow: ListingWindow? {
    guard host.defersSorting, list.filterLine.isEmpty, list.marks.isEmpty else { return nil }
    return ListingWindow(height: max(1, size.rows), round: list.selectedPlace)
  }
}
