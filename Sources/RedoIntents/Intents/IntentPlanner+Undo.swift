internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// Takes back the device's latest intent that stands (PROTOCOL.md, "Undo and redo").
  ///
  /// A field that others changed since stays, and with it all that was done to it before: the rest of
  /// the intent is taken back. A task of which nothing can be stays whole, and where that is all of the
  /// intent, the latest one about other tasks goes.
  mutating func undo() throws(IntentError) -> IntentPlan {
    let history = DeviceHistory(projection, device: context.device)
    let start = self
    var kept = KeptFields()
    var told: [Leftover] = []
    var refusal: IntentError?
    for step in history.undoable {
      kept.keep(step.left)
      // What stays is not even looked at: a task's past is a replay of its own for each intent.
      let open = step.entry.nodes.filter { !kept.keeps(projection.graph.taskID(of: $0)) }
      guard !open.isEmpty else { continue }
      let parts = projection.parts(of: HistoryEntry(nodes: open))
      // What a person settled counts, even where it settled for what showed already.
      guard
        parts.contains(where: { $0.before != $0.after || !$0.settlements(in: projection).isEmpty })
      else { continue }
      let (taken, refused) = takeBack(parts, keeping: kept, in: history)
      if let other = refused.first(where: { !$0.error.isOfOthers }) { throw other.error }
      kept.keep(refused.map(\.part.taskID))
      refusal = refusal ?? refused.first?.error
      guard !step.isRest else {
        // An undo went past it; it stays before all that was done to its tasks earlier.
        kept.keep(taken.map(\.taskID))
        self = start
        continue
      }
      told += (refused.map(\.part) + taken.filter { !$0.left.isEmpty }).map {
        leftover(of: $0, fields: $0.left)
      }
      // Where others have taken it back meanwhile, there is nothing left to do.
      guard !nodes.isEmpty else { continue }
      let report = report(on: taken)
      return IntentPlan(
        nodes: nodes,
        report: IntentReport(
          .undone(report, leaving: told), report.tasks,
          datesLost: taken.count(where: isMadeTodoChangedByOthers)))
    }
    throw refusal ?? .nothingToUndo
  }

  /// Puts tasks back as they were before some parts of an intent, where that can be; says which
  /// parts it wrote something for, without what stays of them, and why others stay.
  ///
  /// Where nothing is said of what to keep, a task goes back whole or not at all.
  mutating func takeBack(
    _ parts: [HistoryPart], keeping kept: KeptFields? = nil, in history: DeviceHistory
  ) -> (taken: [HistoryPart], refused: [(part: HistoryPart, error: IntentError)]) {
    var taken: [HistoryPart] = []
    var refused: [(part: HistoryPart, error: IntentError)] = []
    for part in parts {
      let start = place(for: part.taskID)
      do {
        let left = try takeBack(part, keeping: kept?[part.taskID], in: history)
        if nodes.count > start.count { taken.append(part.leaving(left, in: projection)) }
      } catch {
        goBack(to: start)
        refused.append((part, error.telling(of: title(after: part))))
      }
    }
    return (taken, refused)
  }

  /// What stays of a part: some fields, or all of it.
  func leftover(of part: HistoryPart, fields: Set<StateField>) -> Leftover {
    Leftover(
      TaskReference(id: part.taskID, title: title(after: part)), fields: fields,
      isDeleted: projection[part.taskID] == nil)
  }

  /// What a task is called now, which others may have changed since.
  func title(after part: HistoryPart) -> String {
    projection[part.taskID].map { projection.title(of: $0).shown } ?? part.title
  }

  /// Puts a task back as it was before a part of an intent, and says what stays of it as others made it
  /// since; nothing may stay where nothing is said of what to keep.
  @discardableResult
  mutating func takeBack(
    _ part: HistoryPart, keeping kept: Set<StateField>? = nil, in history: DeviceHistory
  ) throws(IntentError) -> Set<StateField> {
    let graph = projection.graph
    if part.before == nil {
      guard let task = projection[part.taskID] else { return [] }
      // What stays of a task needs the task.
      guard kept?.isEmpty ?? true, kept == nil || !isTakenUpByOthers(part) else {
        throw .changedSince(title: part.title)
      }
      guard deleteBranches(of: task) else { throw .tooLongToUndo(title: part.title) }
      return []
    }
    if part.after == nil {
      if try takeBackDeadBranch(part, in: history) { return [] }
      let deletions = part.nodes.filter { graph.nodes[$0].action == .delete }
      try bringBack(deletions.flatMap(graph.parents), of: part)
      return []
    }
    guard let task = projection[part.taskID] else { throw .deletedSince(title: part.title) }
    if try reopen(part, of: task, in: history) { return [] }
    if let inverses = try inverses(of: part, on: task, keeping: kept) {
      for change in inverses.changes { append(change, to: task) }
      return inverses.left
    }
    try takeBackBranch(part, of: task, in: history)
    guard let kept else { return [] }
    // The branch that grows holds what others did on the one that goes.
    return part.fieldsSet(in: projection).filter {
      kept.contains($0) || part.isOverruled(in: $0, by: projection.visibleState(of: task))
    }
  }

  /// Brings back what a part of an intent deleted, where others have neither deleted it too nor brought
  /// all of it back.
  private mutating func bringBack(
    _ tips: [Int], of part: HistoryPart
  ) throws(IntentError) {
    let graph = projection.graph
    let isAlive = projection[part.taskID] != nil
    guard !tips.contains(where: { isEndedByOthers($0, of: part) }) else {
      throw isAlive ? .changedSince(title: part.title) : .deletedSince(title: part.title)
    }
    guard !tips.allSatisfy(graph.isLive) else { throw .changedSince(title: part.title) }
    resurrect(tips, of: part.taskID)
  }
}
