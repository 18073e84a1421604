/// One task's part of a graph.
public struct TaskNodes: Sendable, BitwiseCopyable {
  /// The task.
  public let taskID: TaskID
  @usableFromInline let places: PlaceRange

  /// Its nodes' places in ``ChangeGraph/order``.
  @inlinable public var range: Range<Int> { places.range }

  /// Names a task's part of a graph.
  @inlinable public init(taskID: TaskID, range: Range<Int>) {
    self.taskID = taskID
    places = PlaceRange(range)
  }
}
