internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal

/// Which tasks are listed, and in which order.
extension TasksScreen {
  /// Takes what a replay came to; what is selected, held and read stays so.
  ///
  /// Of a list whose cursor will be on `next`, what does not show may be put in its final order later.
  mutating func absorb(
    _ world: ScreenWorld, after known: Projection?, leadingTo next: TaskID? = nil
  ) {
    let change = known.flatMap { known in detail.selectedNode.map { known.graph.nodes[$0].id } }
    let held = heldTask
    cursor.held = nil
    if let change {
      let place = place(of: change, in: world.projection.graph)
      detail.selection = place.map { .change(node: $0) }
    }
    listing.titleStarts = nil
    listing.sorted?.isCurrent = false
    // The selected task may stand elsewhere, or be gone: what shows is not known before all is sorted.
    let coming = next.flatMap { window(round: $0, in: world) }
    relist(in: world, through: known == nil ? window(in: world) : coming)
    if let held { keepHeld(held.id, in: world.projection) }
  }

  /// Where the change stands that is selected in the task's text: where it stood, unless lines before
  /// it went or came.
  private func place(of change: NodeID, in graph: ChangeGraph) -> Int? {
    guard let place = detail.selectedNode, graph.nodes.indices.contains(place),
      graph.nodes[place].id == change
    else { return graph.index(of: change) }
    return place
  }

  /// Lists only what a filter line asks for; an empty one lists every active task.
  mutating func narrow(to line: String, in world: ScreenWorld) {
    list.filterLine = line
    (wayBack.opening, cursor.held) = (nil, nil)
    // Another task may be selected then, far from the window that is known before.
    relist(in: world, through: nil)
    selectBest()
    refresh(world)
  }

  /// Lists only what a filter line asks for that was typed to its end: its last word grows no more.
  ///
  /// A label of which only the beginning was typed found its tasks while it grew, and is taken whole
  /// where nothing else is left, or for every label that begins so.
  mutating func narrow(byAll line: String, in world: ScreenWorld) {
    narrow(to: line, in: world)
    guard list.taskCount == 0 else { return }
    let completion = LabelCompletion(of: world.projection, inFilter: true)
    guard let whole = completion.finished(line) else { return }
    narrow(to: whole, in: world)
    if list.taskCount == 0 { narrow(to: line, in: world) }
  }

  /// Selects a task in the list, which is narrowed otherwise where that hides it; false where the task
  /// is gone.
  mutating func reveal(_ id: TaskID, in world: ScreenWorld) -> Bool {
    if list.select(id) { return true }
    for line in ["", "is:done", "is:archived", "is:archived is:done"] {
      narrow(to: line, in: world)
      if list.select(id) { return true }
    }
    return false
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
  mutating func find(forwards: Bool, in world: ScreenWorld) -> ScreenStep {
    guard let selected = list.selectedOrdinal else { return .stay }
    let projection = world.projection
    let filter = TaskFilter(searched, in: world.dates)
    let places = list.places
    for step in 1...places.count {
      let ordinal = (selected + (forwards ? step : places.count - step)) % places.count
      guard filter.matches(projection.tasks[places[ordinal]], in: projection) else { continue }
      list.select(ordinal: ordinal)
      refresh(world)
      return .stay
    }
    let again = world.settings.keys.press(.find, in: .list)
    return .say(
      .failure,
      "nothing in the list matches “\(searched)”; \(again) to search for something else")
  }

  /// Lists the tasks in the next order.
  mutating func changeOrder(in world: ScreenWorld) -> ScreenStep {
    list.arrangement = list.arrangement.next
    relist(in: world, through: window(in: world))
    refresh(world)
    return .say(.neutral, "the list is \(list.arrangement.words)")
  }

  /// Lists the tasks anew where other things than tasks have changed, such as the time or the ranking.
  mutating func sortAnew(in world: ScreenWorld) {
    listing.sorted = nil
    relist(in: world, through: window(in: world))
  }

  /// Lists the tasks; what does not show through a window may be put in its final order later.
  private mutating func relist(in world: ScreenWorld, through window: ListingWindow?) {
    let filter = TaskFilter(list.filterLine, in: world.dates, isTyping: world.isFinding)
    self.filter = list.filterLine.isEmpty ? nil : filter
    let arrangement = list.arrangement
    let layout = SortedListing.Layout(
      scope: filter.scope, order: filter.order ?? arrangement.order,
      isGrouped: arrangement.isGrouped && filter.order == nil)
    if listing.sorted?.layout != layout || listing.sorted?.isCurrent == false {
      let vantage = Vantage(world.dates, formula: world.settings.ranking)
      listing.sorted = SortedListing(
        of: world.projection, layout, from: vantage, after: listing.sorted, through: window,
        knowing: listing.titleStarts, with: world.workers)
    }
    if !filter.isEmpty {
      listing.sorted?.finish(knowing: listing.titleStarts, with: world.workers)
    }
    let sections = listing.sorted?.sections(matching: filter, with: world.workers) ?? []
    list.show(ListRows(of: sections), of: world.projection.tasks)
  }

  /// What shows of the list; nil where all of it is to be put in order at once.
  ///
  /// Marks may span tasks that do not show, and what a filter leaves stands elsewhere.
  private func window(in world: ScreenWorld) -> ListingWindow? {
    guard world.defersSorting, list.filterLine.isEmpty, list.marks.isEmpty else { return nil }
    return ListingWindow(height: max(1, world.room.rows), round: list.selectedPlace)
  }

  /// What shows once the cursor is on a task; nil where all is to be put in order at once, as what comes
  /// after a task that is not listed may stand anywhere.
  private func window(round next: TaskID, in world: ScreenWorld) -> ListingWindow? {
    let tasks = world.projection.tasks
    guard var window = window(in: world), let place = tasks.firstIndex(where: { $0.id == next }),
      TaskScope.active.includes(tasks[place])
    else { return nil }
    window.place = place
    return window
  }

  /// Whether all that is listed is in its order, and not only what shows.
  var isSorted: Bool { listing.sorted?.isFinal ?? true }

  /// Puts what does not show in its order; leaves it once `isIdle` says no.
  mutating func finishSorting(in world: ScreenWorld, while isIdle: (@Sendable () -> Bool)?) {
    guard !isSorted else { return }
    listing.sorted?.finish(
      knowing: listing.titleStarts, with: world.workers, while: isIdle)
    guard isSorted else { return }
    relist(in: world, through: nil)
  }

  /// Whether it is to be read yet how titles begin, which sorting by them takes.
  func lacksTitleStarts(in world: ScreenWorld) -> Bool {
    world.defersSorting && listing.titleStarts == nil && !world.projection.tasks.isEmpty
  }

  /// Reads how titles begin.
  mutating func readTitleStarts(in world: ScreenWorld) {
    listing.titleStarts = TitleStarts(of: world.projection, with: world.workers)
  }

  /// The group of the list that a task is in; nil where the list has none.
  func group(of id: TaskID, in projection: Projection, at dates: DateContext) -> TaskGroup? {
    guard listing.sorted?.layout.isGrouped == true, let task = projection[id] else { return nil }
    return TaskGrouping(at: dates.now, in: dates.zone).group(of: task, in: projection)
  }
}
