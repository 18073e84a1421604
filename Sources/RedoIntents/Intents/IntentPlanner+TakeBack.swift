internal import RedoProtocol
internal import RedoTasks

extension IntentPlanner {
  /// Takes back several intents of the device in one write, whatever was done besides and since.
  ///
  /// Each task goes back to what it was before the first of them. One that somebody else changed
  /// since stays as it is, and counts as skipped.
  mutating func takeBack(_ marks: [IntentMark]) throws(IntentError) -> IntentPlan {
    let graph = projection.graph
    let wanted = Set(marks.map(\.node))
    let history = DeviceHistory(graph, device: context.device)
    let entries = history.standing.filter { entry in
      entry.nodes.contains { wanted.contains(graph.nodes[$0].id) }
    }
    var taken: [TaskReference] = []
    var changed: [String] = []
    for part in parts(of: HistoryEntry(nodes: entries.flatMap(\.nodes))) {
      let count = nodes.count
      do {
        try takeBack(part, in: history)
      } catch {
        guard case .changedSince(let title) = error else { throw error }
        changed.append(title)
      }
      if nodes.count > count { taken.append(TaskReference(id: part.taskID, title: part.title)) }
    }
    guard !nodes.isEmpty else {
      throw changed.first.map { .changedSince(title: $0) } ?? .nothingToUndo
    }
    return IntentPlan(
      nodes: nodes, report: IntentReport(.takenBack, taken, skipped: changed.count))
  }
}
