internal import RedoProtocol

/// Where a log ended when it was looked at.
struct LogEnd {
  /// How many nodes it had.
  let count: Int
  private let tip: NodeID?

  init(of graph: ChangeGraph) {
    count = graph.nodes.count
    tip = graph.nodes.last?.id
  }

  /// Whether a log has been added to since and nothing else, as far as the last node of then tells.
  func isWithin(_ graph: ChangeGraph) -> Bool {
    guard let tip else { return true }
    return count <= graph.nodes.count && graph.nodes[count - 1].id == tip
  }
}
