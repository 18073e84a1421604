internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// Takes back the device's latest intent that stands (PROTOCOL.md, "Undo and redo").
  mutating func undo() throws(IntentError) -> IntentPlan {
    let history = DeviceHistory(projection, device: context.device)
    for entry in history.standing {
      let parts = parts(of: entry)
      // What a person settled counts, even where it settled for what showed already.
      guard
        parts.contains(where: { $0.before != $0.after || !$0.settlements(in: projection).isEmpty })
      else { continue }
      for part in parts { try takeBack(part, in: history) }
      // Where others have taken it back meanwhile, there is nothing left to do.
      guard !nodes.isEmpty else { continue }
      let report = report(on: parts)
      return IntentPlan(nodes: nodes, report: IntentReport(.undone(report), report.tasks))
    }
    throw .nothingToUndo
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
