internal import RedoProtocol

/// One intent of this device as the log shows it: nodes that were written together.
struct HistoryEntry: Equatable {
  /// The nodes' indices in the graph, in the order they were written; none where only fields are left
  /// of an intent that was taken back.
  let nodes: [Int]

  /// Its first node, which no other entry has; for an intent that was read from the log, which has one.
  var first: Int { nodes[0] }

  /// Whether both changed the same task.
  func isAboutTask(of other: HistoryEntry, in graph: ChangeGraph) -> Bool {
    if graph.taskID(of: first) == graph.taskID(of: other.first) { return true }
    let tasks = Set(nodes.map(graph.taskID))
    return other.nodes.contains { tasks.contains(graph.taskID(of: $0)) }
  }
}
