extension ChangeGraph {
  /// The index of a node, the first of its copies; nil where the log does not hold it.
  ///
  /// - Complexity: O(*n*) in the nodes of the log.
  public func index(of id: NodeID) -> Int? {
    nodes.firstIndex { $0.id == id }
  }
}
