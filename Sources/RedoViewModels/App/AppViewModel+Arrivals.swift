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
    guard message == nil, namedTasks == nil, !isMovingTask, let projection else { return [] }
    return offeringDeletion.filter(offersDeletion).flatMap { undeleted[$0] ?? [] }
      .compactMap { projection[$0] }
  }

  /// What a notice says now: behind another key, the one that it names means what is selected.
  public func text(of notice: Notice) -> String {
    notice.text(settings.keys, isNew: offersDeletion(notice))
  }

  /// Whether the key that deletes means the tasks of a notice now, wherever the cursor is: settings
  /// and the task that is gone through take that key for themselves.
  private func offersDeletion(_ notice: Notice) -> Bool {
    triage == nil && screen != .settings && offeringDeletion.contains(notice)
      && notices.contains(notice)
  }

  /// Takes the notices back whose tasks are all deleted by now.
  mutating func withdrawDeleted() {
    guard let projection else { return }
    for (notice, ids) in undeleted where ids.allSatisfy({ projection[$0] == nil }) {
      undeleted[notice] = nil
      withdraw(notice)
    }
  }

  private func bringsOthers(_ new: Projection, since old: Projection) -> Bool {
    new.graph.nodes.indices.dropFirst(old.graph.nodes.count).contains { index in
      !new.graph.author(of: index).isSameDevice(as: settings.device)
    }
  }

  /// Tells of what other devices did that the list alone does not show.
  ///
  /// What this device has just brought back itself is no news.
  mutating func tell(of arrivals: Arrivals, besidesOwn isOwn: Bool) {
    let back = isOwn ? [] : arrivals.back
    let kept = arrivals.kept
    if !back.isEmpty || !kept.isEmpty { offeringDeletion = [] }
    if let task = back.first {
      offerDeletion(of: back, by: .cameBack(arrivals.title(of: task), others: back.count - 1))
    }
    if let task = kept.first {
      offerDeletion(of: kept, by: .kept(arrivals.title(of: task), others: kept.count - 1))
    }
    if let task = arrivals.leftOut.first {
      notice(.leftOut(arrivals.title(of: task), others: arrivals.leftOut.count - 1))
    }
    let unseen = arrivals.apart.filter { !TaskScope.active.includes($0) }
    if let task = unseen.first {
      notice(
        .apartUnseen(
          arrivals.title(of: task), isArchived: task.isArchived, others: unseen.count - 1))
    } else if let task = arrivals.apart.first {
      let news = Notice.apart(arrivals.title(of: task), others: arrivals.apart.count - 1)
      say(.neutral, Clause(news.text(settings.keys)), apart: task.id)
    }
  }

  private mutating func offerDeletion(of tasks: [TaskState], by notice: Notice) {
    undeleted[notice] = tasks.map(\.id)
    offeringDeletion.append(notice)
    self.notice(notice)
  }
}
