internal import RedoProtocol
internal import RedoTasks

extension Projection {
  /// What a task was before a change in total order, where that holds changes of which its author did
  /// not know; nil where there are none, and its branch says it.
  /// - Complexity: O(*n* log *n*) in the task's changes.
  func stateWithOthers(before index: Int) -> VisibleState? {
    guard mayHaveOthers(before: index) else { return nil }
    let known = graph.ancestry(of: index)
    let later = nodesGrown(insteadOf: index)
    let others = graph.nodeIndices(at: graph.task(of: index).range)
      .prefix { $0 != index }
      .filter { graph.isLive($0) && !known.contains($0) && !later.contains($0) }
    guard !others.isEmpty else { return nil }
    let past = Projection(graph.restricted(to: (others + known).sorted()))
    return past.tasks.first.map(past.visibleState)
  }

  /// Whether a live change comes before another one in total order that is not on the line of only
  /// parents below it; where that is not so, its author knew all of them.
  /// - Complexity: O(*n*) in the task's changes, without a look at more than their parents.
  private func mayHaveOthers(before index: Int) -> Bool {
    nodesBesideOthers(in: graph.task(of: index)).contains(index)
  }

  /// The changes of a task before which, in total order, a live one comes that is not on the line of
  /// only parents below them: of all others the author knew whatever comes before.
  /// - Complexity: O(*n*) in the task's changes, without a look at more than their parents.
  func nodesBesideOthers(in task: TaskNodes) -> Set<Int> {
    var found: Set<Int> = []
    var last: Int?
    var isForked = false
    for node in graph.nodeIndices(at: task.range) {
      let isApart = isForked || last != nil && graph.onlyParent(of: node) != last
      if isApart { found.insert(node) }
      guard graph.isLive(node) else { continue }
      (last, isForked) = (node, isApart)
    }
    return found
  }

  /// What intents wrote that ended the branch of a change: they knew of it, wherever the total order
  /// puts what they let grow instead.
  private func nodesGrown(insteadOf index: Int) -> Set<Int> {
    guard !graph.isLive(index) else { return [] }
    let ends = graph.descendants(of: [index]).filter {
      graph.nodes[$0].action == .delete && graph.isSound($0)
    }
    let endsByTime = Dictionary(grouping: ends) { graph.nodes[$0].wall }
    return Set(
      graph.nodeIndices(at: graph.task(of: index).range).filter { node in
        graph.isSound(node)
          && endsByTime[graph.nodes[node].wall]?.contains { graph.isOneIntent($0, node) } == true
      })
  }
}
