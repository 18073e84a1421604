internal import RedoProtocol
public import RedoTasks

extension Projection {
  /// Whether a change meant to delete its task, and not to end one branch of it, as an undo does and
  /// what leaves out a twin (PROTOCOL.md, "Undo and redo" and "Twins").
  /// - Complexity: O(*n*) in the task's changes.
  public func meansDeletion(_ index: Int) -> Bool {
    guard graph.nodes[index].action == .delete, graph.isSound(index) else { return false }
    let nodes = graph.nodesWritten(with: index)
    return nodes.allSatisfy { graph.nodes[$0].action == .delete } && !endsTwin(nodes)
  }

  /// Whether a change that deleted a task was taken back since: a change that changes nothing stands
  /// where it stood (PROTOCOL.md, "Undo and redo").
  /// - Complexity: O(*n*) in the task's changes.
  public func isDeletionTakenBack(_ index: Int) -> Bool {
    let parents = graph.parents(of: index)
    return graph.nodeIndices(at: graph.task(of: index).range).contains { other in
      graph.precedes(index, other) && graph.isSound(other)
        && graph.onlyParent(of: other).map(parents.contains) == true && isIdle(other)
    }
  }

  /// Whether DELETEs of one intent end branches that completed what another branch completed too.
  func endsTwin(_ nodes: [Int]) -> Bool {
    if nodes.contains(where: { graph.nodes[$0].action == .merge }) { return true }
    guard let tip = nodes.lazy.compactMap(graph.onlyParent).first else { return false }
    let pair = [tip, graph.onlyParent(of: tip)].compactMap { $0 }
    let completed = pair.lazy.compactMap { graph.nodes[$0].change.completedTodo }.first
    guard let completed else { return false }
    return isCompleted(completed, besides: pair, before: nodes)
  }
}
