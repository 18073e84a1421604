internal import RedoTasks
internal import RedoTerminal

extension AppViewModel {
  /// Whether all that is listed is in its order, and not only what shows.
  public var isSorted: Bool {
    sorted?.isFinal ?? true && triage?.vantage == nil && plan.isSorted
  }

  /// Puts in order what ``sortsLater`` has left; nothing that shows changes.
  ///
  /// Commands that go by the order do so themselves; to do it while no key waits spares them that.
  mutating func finishSorting() {
    guard !isSorted else { return }
    sortTriage()
    plan.finishSorting(with: workers)
    guard sorted?.isFinal == false else { return }
    sorted?.finish(knowing: titleStarts, with: workers)
    relist()
  }

  /// Whether ``useRest()`` has something to do.
  public var hasUseForRest: Bool { !isSorted || lacksTitleStarts }

  /// Does while no key waits what a later one would have to wait for; nothing that shows changes.
  public mutating func useRest() {
    if lacksTitleStarts, let projection {
      titleStarts = TitleStarts(of: projection, with: workers)
    }
    finishSorting()
  }

  private var lacksTitleStarts: Bool {
    sortsLater && titleStarts == nil && projection?.tasks.isEmpty == false
  }

  /// What shows of the list; nil where all of it is to be put in order at once.
  ///
  /// Marks may span tasks that do not show, and what a filter leaves stands elsewhere.
  var listingWindow: ListingWindow? {
    guard sortsLater, list.filterLine.isEmpty, list.marks.isEmpty else { return nil }
    return ListingWindow(height: max(1, size.rows), round: list.selectedPlace)
  }
}
