internal import RedoProtocol
internal import Synchronization

/// The changes of a projection's tasks that were carried over to another branch.
///
/// Every row of a history asks; a task is looked through once. It follows from the graph and goes
/// with the projection.
final class CarriedChanges: Sendable {
  /// By the task's first place in the graph's order.
  private let tasks = Mutex<[Int: [Int: Int]]>([:])

  /// The changes of a task, each with what repeats it, by their indices in the graph.
  func copies(of task: TaskNodes, in projection: Projection) -> [Int: Int] {
    let place = task.range.lowerBound
    if let known = tasks.withLock({ $0[place] }) { return known }
    let found = projection.copies(of: task)
    tasks.withLock { $0[place] = found }
    return found
  }
}
