/// One task's part of a graph.
public struct TaskNodes: Sendable {
  /// The task.
  public let taskID: TaskID
  /// Its nodes' places in ``ChangeGraph/order``.
  public internal(set) var range: Range<Int>

  /// Names a task's part of a graph.
  public init(taskID: TaskID, range: Range<Int>) {
    self.taskID = taskID
    self.range = range
  }
}
