internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension AppViewModel {
  /// Lists only what a filter line asks for; an empty one lists every active task.
  mutating func narrow(to line: String) {
    list.filterLine = line
    (wayBack.opening, cursor.held) = (nil, nil)
    // Another task may be selected then, far from the window that is known before.
    relist(isWhole: true)
    selectBest()
    relayout()
  }

  /// Lists only what a filter line asks for that was typed to its end: its last word grows no more.
  ///
  /// A label of which only the beginning was typed found its tasks while it grew, and is taken whole
  /// where nothing else is left, or for every label that begins so.
  mutating func narrow(byAll line: String) {
    narrow(to: line)
    guard list.taskCount == 0 else { return }
    guard let whole = LabelCompletion(of: projection, inFilter: true).finished(line) else { return }
    narrow(to: whole)
    if list.taskCount == 0 { narrow(to: line) }
  }

  /// Leaves a task that has the letters only scattered for the first that has them in a row.
  private mutating func selectBest() {
    guard let sorted = listing.sorted, let selected = list.selectedPlace,
      !sorted.fitsWell(selected),
      let ordinal = list.places.firstIndex(where: sorted.fitsWell)
    else { return }
    list.endRange()
    list.select(ordinal: ordinal)
  }

  /// Selects the next task that the last search found, round the end of the list.
  mutating func find(forwards: Bool) {
    guard let projection, let selected = list.selectedOrdinal else { return }
    let filter = TaskFilter(keptInput.find, in: dates)
    let places = list.places
    for step in 1...places.count {
      let ordinal = (selected + (forwards ? step : places.count - step)) % places.count
      guard filter.matches(projection.tasks[places[ordinal]], in: projection) else { continue }
      list.select(ordinal: ordinal)
      refreshDetail()
      return
    }
    let again = settings.keys.press(.find, in: .list)
    say(
      .failure,
      "nothing in the list matches “\(keptInput.find)”; \(again) to search for something else")
  }

  /// Whether the filter is being typed.
  private var isFinding: Bool {
    if case .prompt(let prompt) = covering { prompt.purpose.isOfFilter } else { false }
  }

  /// Lists the tasks anew; what does not show may be put in its final order later, unless `isWhole`.
  mutating func relist(isWhole: Bool = false) {
    guard let projection else { return }
    let filter = TaskFilter(list.filterLine, in: dates, isTyping: isFinding)
    self.filter = list.filterLine.isEmpty ? nil : filter
    let arrangement = list.arrangement
    let layout = SortedListing.Layout(
      scope: filter.scope, order: filter.order ?? arrangement.order,
      isGrouped: arrangement.isGrouped && filter.order == nil)
    if listing.sorted?.layout != layout || listing.sorted?.isCurrent == false {
      let vantage = Vantage(dates, formula: settings.ranking)
      let window = isWhole ? nil : listingWindow
      listing.sorted = SortedListing(
        of: projection, layout, from: vantage, after: listing.sorted, through: window,
        knowing: listing.titleStarts, with: host.workers)
    }
    if !filter.isEmpty { listing.sorted?.finish(knowing: listing.titleStarts, with: host.workers) }
    let sections = listing.sorted?.sections(matching: filter, with: host.workers) ?? []
    list.show(ListRows(of: sections), of: projection.tasks)
  }
}
