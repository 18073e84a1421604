internal import RedoProtocol
internal import RedoTasks

extension Projection {
  /// Whether nodes that change nothing stand where a DELETE stood before, and so undelete.
  /// - Complexity: O(*n* log *n*) in the task's changes, once for a task.
  func bringsBack(_ nodes: [Int]) -> Bool {
    nodes.allSatisfy(isIdle) && nodes.compactMap(graph.onlyParent).contains(where: isEnd)
  }
}
