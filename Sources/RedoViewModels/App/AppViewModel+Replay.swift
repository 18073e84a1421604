public import RedoIntents
public import RedoProtocol
public import RedoTasks

extension AppViewModel {
  /// Takes what the log amounts to after a replay.
  ///
  /// The same task stays selected; where it is gone, its neighbour is, and where others dealt with
  /// it that is told.
  ///
  /// While the past shows it stays as it is.
  public mutating func absorb(_ projection: Projection, at dates: DateContext) {
    finishSorting()
    let isOwn = awaitsOwnReplay
    awaitsOwnReplay = false
    if let travel, let kept = travel.keeping(projection, at: dates) {
      self.travel = kept
      return
    }
    let known = presentBefore ?? self.projection
    presentBefore = nil
    let touched =
      isOwn || travel != nil ? nil : touchedTask(by: projection, since: known, at: dates)
    let looksAtChanges = screen == .activity && triage == nil && travel == nil
    let left = isOwn || !looksAtChanges ? nil : activity.selectedTask
    let unmarked = isOwn ? nil : unmarkCompleted(in: projection, since: known)
    let led = travel != nil && !isTaskOpen ? ledTask : nil
    if travel != nil {
      holdOpenTask()
      (travel, strayed) = (nil, nil)
      say(.neutral, "the log was read anew; this is the present")
    }
    let arrivals = arrivals(in: projection, since: known, besidesOwn: isOwn)
    if let gone = self.message?.gone, projection[gone] != nil { self.message = nil }
    let message = message
    if touched != nil { holdOpenTask() }
    take(projection, at: dates)
    leadCursor(to: led)
    board.withdrawDeleted(in: projection)
    let news = touched.flatMap { follow($0) }
    // What lay over the task has told of it already.
    let isTold = self.message != message
    let named = news == nil || isTold ? nil : touched
    // It goes first: what came last keeps the line, and with it what the key means that it names.
    if let news, let named { say(.neutral, news, gone: named.deed.isDeletion ? named.id : nil) }
    if let left { tellOfFollowing(from: left, since: known) }
    if let unmarked {
      let both = named.flatMap { unmarked.ids.contains($0.id) ? nil : news }
      say(.neutral, both.map { "\($0); \(unmarked.clause)" } ?? unmarked.clause)
    }
    var ids = unmarked?.named ?? []
    if let named { ids.insert(named.id) }
    if let arrivals { tell(of: arrivals, besidesOwn: isOwn, named: ids) }
  }

  /// Shows what a replay came to.
  mutating func take(_ projection: Projection, at dates: DateContext) {
    // The selected task may stand elsewhere, or be gone: what shows is not known before all is sorted.
    let isFirst = self.projection == nil
    let change = detail.selectedNode.flatMap { self.projection?.graph.nodes[$0].id }
    let heldID = heldPlace == nil ? nil : held?.id
    held = nil
    self.projection = projection
    if let change {
      detail.selection = place(of: change, in: projection.graph).map { .change(node: $0) }
    }
    titleStarts = nil
    self.dates = dates
    sorted?.isCurrent = false
    if isFirst { narrowToStart() }
    endWelcomeOnceUsed()
    relist(isWhole: !isFirst)
    keepHeld(heldID)
    triage?.absorb(projection, device: settings.device, dates: dates)
    selectWanted()
    refreshOverlay()
    relayout()
    selectReturned()
  }

  /// Where the change stands that is selected in the task's text: where it stood, unless lines before
  /// it went or came.
  private func place(of change: NodeID, in graph: ChangeGraph) -> Int? {
    guard let place = detail.selectedNode, graph.nodes.indices.contains(place),
      graph.nodes[place].id == change
    else { return graph.index(of: change) }
    return place
  }

  /// Takes notice that time has passed; says whether anything that shows has changed.
  @discardableResult
  public mutating func tick(_ dates: DateContext) -> Bool {
    let minute = clock.now.minute
    if travel == nil { self.dates = dates } else { travel?.dates = dates }
    var hasChanged = false
    message?.show(at: dates.now)
    if let expiry = message?.expiry, expiry <= dates.now {
      message = nil
      hasChanged = true
    }
    guard dates.now.minute != minute, travel == nil else { return hasChanged }
    sorted = nil
    relist()
    refreshOverlay()
    relayout()
    return true
  }

  /// When something that shows changes by itself: the next minute, or before it a message's end; at
  /// once for a message whose time has not begun.
  public var nextTick: Instant {
    let minute = Instant(milliseconds: (clock.now.minute + 1) * Instant.minute)
    guard let message else { return minute }
    return min(minute, message.expiry ?? clock.now)
  }
}
