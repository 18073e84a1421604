internal import RedoProtocol

extension HistoryEntry {
  /// What it did to each task.
  func divided(in graph: ChangeGraph) -> [TaskID: HistoryEntry] {
    // The graph is lent: `by: graph.taskID` would copy it, and this is asked of every intent.
    Dictionary(grouping: nodes) { graph.taskID(of: $0) }.mapValues { HistoryEntry(nodes: $0) }
  }
}
