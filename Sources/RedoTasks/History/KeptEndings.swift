internal import RedoProtocol
internal import Synchronization

/// How the branches of a projection's tasks were ended.
///
/// Every DELETE that a history tells of asks; a task is looked through once. It follows from the graph
/// and goes with the projection.
final class KeptEndings: Sendable {
  /// By the task's first place in the graph's order.
  private let tasks = Mutex<[Int: BranchEndings]>([:])

  /// The endings of the task that a node belongs to.
  func endings(nextTo index: Int, in graph: ChangeGraph) -> BranchEndings {
    let task = graph.task(of: index)
    let place = task.range.lowerBound
    if let known = tasks.withLock({ $0[place] }) { return known }
    let found = BranchEndings(of: task, in: graph)
    tasks.withLock { $0[place] = found }
    return found
  }
}
