internal import RedoProtocol
internal import RedoTasks

/// The deeds of the tasks that were asked about, each read once however many of its changes are told.
final class KeptDeeds {
  private let projection: Projection
  /// By the task's first place in the graph's order.
  private var tasks: [Int: TaskDeeds] = [:]

  /// Keeps what one log comes to.
  init(in projection: Projection) {
    self.projection = projection
  }

  /// What the intent of a node took back or did again; nil where it is neither.
  func turn(of index: Int) -> TaskDeeds.Turn? {
    // A wall time without a mark says enough.
    guard WallTime.mark(of: projection.graph.nodes[index].wall) != nil else { return nil }
    let task = projection.graph.task(of: index)
    let deeds = tasks[task.range.lowerBound] ?? TaskDeeds(of: task, in: projection)
    tasks[task.range.lowerBound] = deeds
    return deeds.turn(of: index)
  }
}
