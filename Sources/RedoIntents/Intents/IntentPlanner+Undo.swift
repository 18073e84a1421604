internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// Takes back the device's latest intent that stands (PROTOCOL.md, "Undo and redo").
  ///
  /// A task that others changed since stays, and with it all that was done to it before: the rest of
  /// the intent is taken back, or where there is none, the latest one about other tasks.
  mutating func undo() throws(IntentError) -> IntentPlan {
    let history = DeviceHistory(projection, device: context.device)
    let start = self
    var stays: Set<TaskID> = []
    var told: [TaskReference] = []
    var refusal: IntentError?
    for (entry, isRest) in history.undoable {
      let parts = parts(of: entry).filter { !stays.contains($0.taskID) }
      // What a person settled counts, even where it settled for what showed already.
      guard
        parts.contains(where: { $0.before != $0.after || !$0.settlements(in: projection).isEmpty })
      else { continue }
      let (taken, refused) = takeBack(parts, in: history)
      if let other = refused.first(where: { !$0.error.isOfOthers }) { throw other.error }
      stays.formUnion(refused.map(\.part.taskID))
      refusal = refusal ?? refused.first?.error
      guard !isRest else {
        // An undo went past it; it stays before all that was done to its tasks earlier.
        stays.formUnion(taken.map(\.taskID))
        self = start
        continue
      }
      told += refused.map { TaskReference(id: $0.part.taskID, title: title(after: $0.part)) }
      // Where others have taken it back meanwhile, there is nothing left to do.
      guard !nodes.isEmpty else { continue }
      let report = report(on: taken)
      return IntentPlan(
        nodes: nodes, report: IntentReport(.undone(report, leaving: told), report.tasks))
    }
    throw refusal ?? .nothingToUndo
  }

  /// Puts those tasks back as they were before some parts of an intent that can be; says which parts
  /// it wrote something for, and why others stay.
  mutating func takeBack(
    _ parts: [HistoryPart], in history: DeviceHistory
  ) -> (taken: [HistoryPart], refused: [(part: HistoryPart, error: IntentError)]) {
    var taken: [HistoryPart] = []
    var refused: [(part: HistoryPart, error: IntentError)] = []
    for part in parts {
      let before = self
      do {
        try takeBack(part, in: history)
        if nodes.count > before.nodes.count { taken.append(part) }
      } catch {
        self = before
        refused.append((part, error.telling(of: title(after: part))))
      }
    }
    return (taken, refused)
  }

  /// What a task is called now, which others may have changed since.
  private func title(after part: HistoryPart) -> String {
    projection[part.taskID].map { projection.title(of: $0).shown } ?? part.title
  }

  /// Puts a task back as it was before a part of an intent.
  mutating func takeBack(
    _ part: HistoryPart, in history: DeviceHistory
  ) throws(IntentError) {
    let graph = projection.graph
    if part.before == nil {
      guard let task = projection[part.taskID] else { return }
      guard deleteBranches(of: task) else { throw .tooLongToUndo(title: part.title) }
      return
    }
    if part.after == nil {
      if try takeBackDeadBranch(part, in: history) { return }
      let deletions = part.nodes.filter { graph.nodes[$0].action == .delete }
      return resurrect(deletions.flatMap(graph.parents), of: part.taskID)
    }
    guard let task = projection[part.taskID] else { throw .deletedSince(title: part.title) }
    if try reopen(part, of: task, in: history) { return }
    if let changes = try inverses(of: part, on: task) {
      for change in changes { append(change, to: task) }
    } else {
      try takeBackBranch(part, of: task, in: history)
    }
  }
}
