internal import RedoProtocol
internal import Synchronization

/// The last titles of a projection's tasks that are gone.
///
/// Every row of a history asks, and a task's changes may be many of which none gives it a title; they
/// are looked through once. It follows from the graph and goes with the projection.
final class GoneTitles: Sendable {
  /// By the task's first place in the graph's order.
  private let titles = Mutex<[Int: LogText?]>([:])

  /// The last title of a task that is gone.
  func title(of task: TaskNodes, in projection: Projection) -> LogText? {
    let place = task.range.lowerBound
    if let known = titles.withLock({ $0[place] }) { return known }
    let found = projection.titleBeforeEnd(of: task)
    titles.withLock { $0[place] = .some(found) }
    return found
  }
}
