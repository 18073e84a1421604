internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

extension AppViewModel {
  /// What came with a replay; nil where one that follows a change of this device's brought no other.
  func arrivals(
    in projection: Projection, since known: Projection?, besidesOwn isOwn: Bool
  ) -> Arrivals? {
    guard let known, !isOwn || bringsOthers(projection, since: known) else {
      return nil
    }
    return Arrivals(from: known, to: projection, on: settings.device)
  }

  /// The tasks that notices have just offered to delete: the key that they name means those, unless
  /// tasks are named or a message hides the notices.
  var toldUndeleted: [TaskState] {
    guard message == nil, named.tasks == nil, !isMovingTask, let projection else { return [] }
    return canOfferDeletion ? board.offeredTasks.compactMap { projection[$0] } : []
  }

  /// What a notice says now: behind another key, the one that it names means what is selected.
  public func text(of notice: Notice) -> String {
    notice.text(settings.keys, isNew: canOfferDeletion && board.offersDeletion(notice))
  }

  /// Whether the key that deletes may mean the tasks of a notice, wherever the cursor is: settings
  /// and the task that is gone through take that key for themselves.
  private var canOfferDeletion: Bool { triage == nil && screen != .settings }

  /// Tells of what came while the past showed, once the present shows again: what is told until the
  /// user dismisses it is told once only.
  mutating func tellOfMeanwhile() {
    guard travel == nil, let known = presentBefore, let projection else { return }
    let marks = marksBefore
    (presentBefore, marksBefore) = (nil, nil)
    guard projection.graph.nodes.count > known.graph.nodes.count else { return }
    let unmarked =
      unmarkCompleted(in: projection, since: known) ?? unmarkUnlisted(among: marks, since: known)
    if let unmarked { say(.neutral, unmarked.clause) }
    let first = unmarked == nil ? nil : message
    if let arrivals = arrivals(in: projection, since: known, besidesOwn: false) {
      tell(of: arrivals, besidesOwn: false, named: unmarked?.named ?? [])
    }
    if let first { sayFirst(first) }
  }

  /// Says before whatever else came that marks went, or the cursor from its task.
  ///
  /// The next key acts on other tasks than the eye saw there. What lasts until it is dismissed is there
  /// behind that key.
  mutating func sayFirst(_ first: Message) {
    guard let message, message != first else {
      self.message = first
      return
    }
    self.message = first.followed(by: message)
  }

  private func bringsOthers(_ new: Projection, since old: Projection) -> Bool {
    new.graph.nodes.indices.dropFirst(old.graph.nodes.count).contains { index in
      !new.graph.author(of: index).isSameDevice(as: settings.device)
    }
  }

  /// Tells of what other devices did that the list alone does not show.
  ///
  /// What this device has just brought back itself is no news, nor who changed the task of which
  /// that is said already.
  mutating func tell(of arrivals: Arrivals, besidesOwn isOwn: Bool, named: Set<TaskID>) {
    let back = isOwn ? [] : arrivals.back
    let kept = arrivals.kept
    if !back.isEmpty || !kept.isEmpty { board.endOffers() }
    for (kind, tasks) in [(ArrivalKind.back, back), (.kept, kept)] {
      if let news = arrivals.notice(of: tasks, as: kind) { offerDeletion(of: tasks, by: news) }
    }
    if let news = arrivals.notice(of: arrivals.leftOut, as: .leftOut) { notice(news) }
    tellOfStrangers(in: arrivals, besides: named)
    let unseen = arrivals.apart.filter { !TaskScope.active.includes($0) }
    if let task = unseen.first {
      notice(
        .apartUnseen(
          arrivals.title(of: task, as: .apart), isArchived: task.isArchived,
          others: unseen.count - 1))
    } else if let task = arrivals.apart.first,
      let news = arrivals.notice(of: arrivals.apart, as: .apart)
    {
      say(.neutral, Clause(news.text(settings.keys)), apart: task.id)
    }
  }

  /// Tells of keys that changed no task of others before, and of tasks that changed hands.
  private mutating func tellOfStrangers(in arrivals: Arrivals, besides named: Set<TaskID>) {
    let (gone, changed) = (arrivals[.deletedByStranger], arrivals[.changedByStranger])
    if let news = arrivals.notice(of: gone, as: .deletedByStranger) {
      let said = message
      notice(news)
      // What became of the task under the cursor is said first, and by whom behind it.
      if gone.allSatisfy({ named.contains($0.id) }) { message = said }
    }
    if let news = arrivals.notice(of: arrivals[.changedHands], as: .changedHands) { notice(news) }
    // Where what is said of one gives way to anything else, that one is told of with the others.
    let isSaid = message != nil && arrivals.apart.isEmpty
    if let news = arrivals.notice(of: changed, as: .changedByStranger),
      !isSaid || !changed.allSatisfy({ named.contains($0.id) })
    {
      notice(news)
    }
  }

  private mutating func offerDeletion(of tasks: [TaskState], by notice: Notice) {
    board.offerDeletion(of: tasks.map(\.id), by: notice)
    self.notice(notice)
  }
}
