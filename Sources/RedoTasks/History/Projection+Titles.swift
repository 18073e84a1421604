public import RedoProtocol

extension Projection {
  /// Where the title stands that a task has; of one that is gone, the last that any change gave it.
  /// - Complexity: O(log *n*) in the tasks, and once O(*n*) in the changes of one that is gone.
  public func lastTitle(of nodes: TaskNodes) -> LogText? {
    if let task = task(of: nodes) { return task.fields.title }
    return goneTitles.title(of: nodes, in: self)
  }

  /// The last titles of tasks that are next to each other in ``ChangeGraph/tasks``, one for each.
  /// - Complexity: O(*n*) in these tasks, and in the changes of those that are gone.
  public func lastTitles(of places: Range<Int>) -> [LogText?] {
    let parts = graph.tasks[places]
    var place = parts.first.map { firstTask(from: $0.range.lowerBound) } ?? 0
    return parts.map { nodes in
      let start = nodes.range.lowerBound
      while place < tasks.count, tasks[place].nodes.lowerBound < start { place += 1 }
      guard place < tasks.count, tasks[place].id == nodes.taskID else {
        return titleBeforeEnd(of: nodes)
      }
      return tasks[place].fields.title
    }
  }

  /// The last title that any change gave a task; nil where none did.
  func titleBeforeEnd(of nodes: TaskNodes) -> LogText? {
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
