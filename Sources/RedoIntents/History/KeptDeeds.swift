internal import RedoProtocol
internal import RedoTasks

/// The deeds of the tasks that were asked about, each read once however many of its changes are told.
final class KeptDeeds {
  private let projection: Projection
  /// By the task's first place in the graph's order.
  private var tasks: [Int: TaskDeeds] = [:]
  private var branches: [Int: [LeftBranch]] = [:]

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

  /// The branches that were left of a node's task while others grew, the earliest first.
  func leftBranches(ofTaskWith index: Int) -> [LeftBranch] {
    let graph = projection.graph
    let task = graph.task(of: index)
    if let kept = branches[task.range.lowerBound] { return kept }
    let left = task.range.lazy.map { Int(graph.order[$0]) }
      .filter { graph.nodes[$0].action == .delete && graph.isSound($0) }
      .compactMap { [projection] in
        LeftBranch(of: projection.graph.nodesWritten(with: $0), in: projection)
      }
    branches[task.range.lowerBound] = Array(left)
    return branches[task.range.lowerBound] ?? []
  }
}
