internal import RedoProtocol

extension Projection {
  /// Whether the change at an index of the log's graph is an UPDATE that says what its branch said
  /// already: one that keeps a branch alive, as undo writes them (PROTOCOL.md, "Undo and redo").
  /// - Complexity: O(*a* log *a*) in the ancestors of an UPDATE.
  public func isIdle(_ index: Int) -> Bool {
    let node = graph.nodes[index]
    guard case .update(let fields) = node.change, graph.isSound(index) else { return false }
    var replay = EffectReplay(graph)
    replay.start(at: graph.ancestry(of: index))
    var task = TaskState(node.taskID, nodes: 0..<0, created: node.wall)
    task.fields = replay.fields
    let before = visibleState(of: task)
    task.fields.overlay(fields)
    return visibleState(of: task) == before
  }
}
