public import RedoProtocol

/// Branches that DELETEs ended.
extension Projection {
  /// Whether a DELETE that came, in total order, before the first of an intent's nodes, which are given,
  /// and is none of them, ended the branch of a change.
  /// - Complexity: O(*n* log *n*) in the task's changes, once for a task; O(*n*) each time where a DELETE
  ///   of the intent comes before its first node.
  public func wasLeft(_ index: Int, before nodes: [Int]) -> Bool {
    guard let first = nodes.first,
      let ending = endings.endings(nextTo: index, in: graph).first[index],
      graph.precedes(ending, first)
    else { return false }
    return !nodes.contains(ending) || left(before: first, besides: nodes).contains(index)
  }

  /// Whether a sound change besides some, at most two, completed a todo and counts, or was not left
  /// before an intent.
  /// - Complexity: as ``wasLeft(_:before:)``.
  public func isCompleted(_ todo: TodoID, besides own: [Int], before nodes: [Int]) -> Bool {
    guard let first = nodes.first else { return false }
    let latest = endings.endings(nextTo: first, in: graph).completions[todo, default: []]
      .filter { !own.contains($0.node) }
    if latest.contains(where: { !($0.ending.map { graph.precedes($0, first) } ?? false) }) {
      return true
    }
    let isEarly = nodes.contains { graph.nodes[$0].action == .delete && graph.precedes($0, first) }
    guard isEarly, !latest.isEmpty else { return false }
    let left = left(before: first, besides: nodes)
    return graph.nodeIndices(at: graph.task(of: first).range).contains { other in
      guard case .completeTodo(let done) = graph.nodes[other].change, done.todoID == todo,
        graph.isSound(other), !own.contains(other)
      else { return false }
      return graph.isLive(other) || !left.contains(other)
    }
  }

  /// Whether a sound DELETE was made on a change.
  /// - Complexity: as ``wasLeft(_:before:)``.
  public func isEnd(_ index: Int) -> Bool {
    endings.endings(nextTo: index, in: graph).tips.contains(index)
  }

  /// All that sound DELETEs which came before a node stand on, some of them left out.
  private func left(before first: Int, besides nodes: [Int]) -> Set<Int> {
    let besides = Set(nodes)
    let deletions = graph.nodeIndices(at: graph.task(of: first).range).filter {
      graph.nodes[$0].action == .delete && graph.isSound($0) && !besides.contains($0)
        && graph.precedes($0, first)
    }
    return graph.history(upTo: deletions.flatMap(graph.parents))
  }
}
