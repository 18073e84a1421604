internal import RedoProtocol
internal import RedoTasks

extension Projection {
  /// What a task was before a change in total order, where that holds changes of which its author did
  /// not know; nil where there are none, and its branch says it.
  /// - Complexity: O(*n* log *n*) in the task's changes.
  func stateWithOthers(before index: Int) -> VisibleState? {
    let known = graph.ancestry(of: index)
    let earlier = graph.nodeIndices(at: graph.task(of: index).range)
      .prefix { $0 != index }.filter(graph.isLive)
    guard earlier.contains(where: { !known.contains($0) }) else { return nil }
    let past = Projection(graph.restricted(to: earlier.sorted()))
    return past.tasks.first.map(past.visibleState)
  }
}
