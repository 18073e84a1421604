/// One task's part of a graph.
public struct TaskNodes: Sendable {
  /// The task.
  public let taskID: TaskID
  // Places in 32 bits, as the graph's own are: half the room.
  private var places: Range<Int32>

  /// Its nodes' places in ``ChangeGraph/order``.
  public internal(set) var range: Range<Int> {
    get { Int(places.lowerBound)..<Int(places.upperBound) }
    set { places = Self.packed(newValue) }
  }

  /// Names a task's part of a graph.
  public init(taskID: TaskID, range: Range<Int>) {
    self.taskID = taskID
    places = Self.packed(range)
  }

  private static func packed(_ range: Range<Int>) -> Range<Int32> {
    Int32(truncatingIfNeeded: range.lowerBound)..<Int32(truncatingIfNeeded: range.upperBound)
  }
}
