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
    var after = replay.fields
    after.overlay(fields)
    return seen(after, by: node) == seen(replay.fields, by: node)
  }

  /// What a person sees of a task that has some fields and no todo.
  private func seen(_ fields: LoggedFields, by node: Node) -> VisibleState {
    visibleState(
      of: TaskState(
        node.taskID, fields, isArchived: false, nodes: 0..<0, headCount: 1, created: node.wall,
        updated: node.wall))
  }
}
