internal import RedoProtocol
internal import RedoTasks

extension Projection {
  /// Whether nodes that change nothing stand where a DELETE stood before, and so undelete.
  /// - Complexity: O(*n*) in the task's changes, once they are seen to change nothing.
  func bringsBack(_ nodes: [Int]) -> Bool {
    guard let first = nodes.first, nodes.allSatisfy(isIdle) else { return false }
    let parents = Set(nodes.compactMap(graph.onlyParent))
    return graph.nodeIndices(at: graph.task(of: first).range).contains { other in
      graph.nodes[other].action == .delete && graph.isSound(other)
        && graph.onlyParent(of: other).map(parents.contains) == true
    }
  }
}
