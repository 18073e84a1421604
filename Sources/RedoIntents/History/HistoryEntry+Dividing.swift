internal import RedoProtocol

extension HistoryEntry {
  /// What it did to each task.
  func divided(in graph: ChangeGraph) -> [TaskID: HistoryEntry] {
    Dictionary(grouping: nodes, by: graph.taskID).mapValues { HistoryEntry(nodes: $0) }
  }
}
