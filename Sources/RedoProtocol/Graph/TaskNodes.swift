/// One task's part of a graph.
public struct TaskNodes: Sendable, BitwiseCopyable {
  /// The task.
  public let taskID: TaskID
  private var places: PlaceRange

  /// Its nodes' places in ``ChangeGraph/order``.
  public internal(set) var range: Range<Int> {
    get { places.range }
    set { places = PlaceRange(newValue) }
  }

  /// Names a task's part of a graph.
  public init(taskID: TaskID, range: Range<Int>) {
    self.taskID = taskID
    places = PlaceRange(range)
  }
}
