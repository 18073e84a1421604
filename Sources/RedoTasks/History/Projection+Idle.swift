internal import RedoProtocol

extension Projection {
  /// Whether the change at an index of the log's graph is an UPDATE that says what its branch said
  /// already: one that keeps a branch alive, as undo writes them (PROTOCOL.md, "Undo and redo").
  ///
  /// One that says how often the task comes back is none: it says from when on that is counted.
  /// - Complexity: as ``fields(_:before:)``.
  public func isIdle(_ index: Int) -> Bool {
    guard case .update(let fields) = graph.nodes[index].change, graph.isSound(index),
      fields.frequencyDays == nil
    else { return false }
    let before = self.fields(fields.fieldsSet, before: index)
    var after = before
    after.overlay(fields)
    return seen(after, at: index) == seen(before, at: index)
  }

  /// What a person sees of a task that has some fields and no todo.
  private func seen(_ fields: LoggedFields, at index: Int) -> VisibleState {
    let wall = graph.nodes[index].wall
    return visibleState(
      of: TaskState(
        graph.taskID(of: index), fields, isArchived: false, nodes: 0..<0, headCount: 1,
        created: wall, updated: wall))
  }
}
