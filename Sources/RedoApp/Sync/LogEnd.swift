internal import RedoProtocol

/// Where a log ended when it was looked at.
struct LogEnd {
  /// How many nodes it had.
  let count: Int
  /// The node that stood last; nil for an empty log.
  let tip: NodeID?

  /// Whether a log has been added to since and nothing else, as far as the last node of then tells.
  func isWithin(_ graph: ChangeGraph) -> Bool {
    guard let tip else { return true }
    return count <= graph.nodes.count && graph.nodes[count - 1].id == tip
  }
}

extension LogEnd {
  init(of graph: ChangeGraph) {
    self.init(of: graph.nodes)
  }

  init(of nodes: NodeList) {
    self.init(count: nodes.count, tip: nodes.last?.id)
  }
}
