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
      tellOfReminders()
      return
    }
    var news = findNews(in: projection, besidesOwn: isOwn, at: dates)
    let isBusy = overlay != nil || triage != nil || travel != nil
    keepMarksBefore()
    let marks = isOwn ? nil : marksBefore ?? listedMarks
    marksBefore = nil
    let led = leavePast()
    while let gone = self.message?.gone, projection[gone] != nil {
      self.message = self.message?.withoutGone
    }
    if !isOwn { endOffer(in: projection, since: news.known) }
    let message = message
    if news.touched != nil { holdOpenTask() }
    display(projection, at: dates)
    if news.unmarked == nil, let unlisted = unmarkUnlisted(among: marks, since: news.known) {
      if isBusy { untoldMarks.append(unlisted) } else { news.unmarked = unlisted }
    }
    if let world { tasks.leadCursor(to: led, in: world) }
    board.withdrawDeleted(in: projection)
    tellOfReminders()
    tellOfReplay(news, after: message)
  }

  /// Names the keys that undo and redo no more behind a message, where another program on this device
  /// changed something since: they mean that by now.
  private mutating func endOffer(in new: Projection, since known: Projection?) {
    guard let known, offered != nil || message?.followUp != nil else { return }
    let graph = new.graph
    let isOwn = graph.nodes.indices.dropFirst(known.graph.nodes.count).contains { index in
      !graph.isRepeated(index) && graph.author(of: index).isSameDevice(as: settings.device)
    }
    guard isOwn else { return }
    message?.endOffer()
    offered = nil
  }

  /// Finds out what a replay brings, and takes the marks away that mean nothing behind it.
  private mutating func findNews(
    in projection: Projection, besidesOwn isOwn: Bool, at dates: DateContext
  ) -> ReplayNews {
    let known = presentBefore ?? self.projection
    presentBefore = nil
    let followsChanges = !isOwn && screen == .activity && triage == nil && travel == nil
    return ReplayNews(
      isOwn: isOwn, known: known,
      touched: isOwn || travel != nil
        ? nil : touchedTask(by: projection, since: known, at: dates),
      left: followsChanges ? activity.selectedTask : nil,
      unmarked: isOwn ? nil : unmarkCompleted(in: projection, since: known),
      arrivals: arrivals(in: projection, since: known, besidesOwn: isOwn))
  }

  /// Leaves a past that is no part of the log any more; the task that the cursor of the list is to be
  /// led back to comes back, nil where the cursor stays.
  private mutating func leavePast() -> TaskID? {
    guard travel != nil else { return nil }
    let led = isTaskOpen ? nil : tasks.ledTask
    holdOpenTask()
    travel = nil
    tasks.noteStraying(from: nil)
    calendar.returnToNow()
    say(.neutral, "the log was read anew; this is the present")
    return led
  }

  /// Tells what a replay has brought, once it shows; `message` is what was said before it did.
  private mutating func tellOfReplay(_ news: ReplayNews, after message: Message?) {
    if news.isOwn { tellOfJoining() }
    let clause = news.touched.flatMap { follow($0) }
    // What lay over the task has told of it already.
    let named = clause == nil || self.message != message ? nil : news.touched
    // It goes first: what came last keeps the line, and with it what the key means that it names.
    if let clause, let named { say(.neutral, clause, gone: named.deed.isDeletion ? named.id : nil) }
    let told = self.message
    if let left = news.left { tellOfFollowing(from: left, since: news.known) }
    if let unmarked = news.unmarked {
      let said = named.flatMap { unmarked.ids.contains($0.id) ? nil : told }
      say(.neutral, unmarked.clause)
      if let said { sayFirst(said) }
    }
    guard let arrivals = news.arrivals else { return }
    var ids = news.unmarked?.named ?? []
    if let named { ids.insert(named.id) }
    // A task that something else names is told of by that.
    let isAlone = named.map { !arrivals.contains($0.id) } ?? false
    let first = news.unmarked != nil || isAlone ? self.message : nil
    tell(of: arrivals, besidesOwn: news.isOwn, named: ids)
    if let first { sayFirst(first) }
  }

  /// Shows what a replay came to; `next` is the task that the cursor of the list will be on, as far as
  /// that is known.
  mutating func display(
    _ projection: Projection, at dates: DateContext, leadingTo next: TaskID? = nil
  ) {
    let known = self.projection
    self.projection = projection
    self.dates = dates
    if known == nil { narrowToStart() }
    endWelcomeOnceUsed()
    if let world { tasks.absorb(world, after: known, leadingTo: next) }
    if let report = triage?.absorb(projection, device: settings.device, dates: dates) {
      retell(report)
    }
    selectWanted()
    refreshOverlay()
    relayout()
    selectReturned()
  }

  /// Takes notice that time has passed; says whether anything that shows has changed.
  @discardableResult
  public mutating func tick(_ dates: DateContext) -> Bool {
    var hasChanged = takeTime(dates)
    // A digit, a click and a replay take away what lies over the screen, too.
    if overlay == nil, begunKeys.isEmpty, board.awaitsRoom {
      board.showHidden()
      hasChanged = true
    }
    if tellOfUntoldMarks() { hasChanged = true }
    if showsMessage {
      message?.show(at: dates.now)
      board.show(at: dates.now)
    }
    if let expiry = message?.expiry, expiry <= dates.now {
      message = nil
      hasChanged = true
    }
    noteReminders(at: dates.now)
    return hasChanged
  }

  /// Takes the time at which a key comes, before what it means is decided.
  ///
  /// Where the key would then act on other tasks than those that were seen, as behind a midnight under a
  /// filter for a day, or lead the cursor to another one than stood there, it is taken behind the key.
  /// What is told stays: the key may answer that.
  ///
  /// - Parameters:
  ///   - dates: the time at which it comes.
  ///   - command: what the key means; nil where that is no command.
  public mutating func takeTimeOfKey(_ dates: DateContext, for command: Command? = nil) {
    // A line and a form have their own tasks, and read what is typed.
    let isLine =
      switch overlay {
      case .prompt, .form: true
      default: false
      }
    guard !isLine, dates.now.minute != clock.now.minute else {
      takeTime(dates)
      return
    }
    var later = self
    later.takeTime(dates)
    guard later.targetIDs == targetIDs else { return }
    if let command, command.moves {
      var (seen, moved) = (self, later)
      _ = seen.perform(command)
      _ = moved.perform(command)
      guard moved.targetIDs == seen.targetIDs else { return }
    }
    self = later
  }

  /// Takes the time at which something is typed or pasted, before it is read; says whether anything that
  /// shows has changed.
  @discardableResult
  public mutating func takeTime(_ dates: DateContext) -> Bool {
    let minute = clock.now.minute
    if travel == nil { self.dates = dates } else { travel?.dates = dates }
    guard dates.now.minute != minute else { return false }
    let told = board.notices
    tellOfReminders()
    guard travel == nil else { return board.notices != told }
    if let world { tasks.sortAnew(in: world) }
    refreshOverlay()
    relayout()
    return true
  }

  /// When something that shows changes by itself: the next minute, or before it a message's end; at
  /// once for a message that shows and whose time has not begun.
  public var nextTick: Instant {
    let minute = Instant(milliseconds: (clock.now.minute + 1) * Instant.minute)
    guard let message, showsMessage || message.expiry != nil else { return minute }
    return min(minute, message.expiry ?? clock.now)
  }

  /// Whether what was said last has the last row: the line of a search and what may follow the keys of
  /// a chord take it.
  private var showsMessage: Bool { context != .search && begunKeys.isEmpty }
}
