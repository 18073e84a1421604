public import RedoProtocol

extension Projection {
  /// Where the title stands that a task has; of one that is gone, the last that any change gave it.
  /// - Complexity: O(log *n*) in the tasks, and O(*n*) in the changes of one that is gone.
  public func lastTitle(of nodes: TaskNodes) -> LogText? {
    if let task = task(of: nodes) { return task.fields.title }
    for slot in nodes.range.reversed() {
      switch graph.nodes[Int(graph.order[slot])].change {
      case .create(let fields), .update(let fields):
        if let title = fields.title { return title }
      default: break
      }
    }
    return nil
  }
}
