/// The tasks of a graph in the order in which the log first names them, each with its part of the graph.
///
/// Their names are the links' own, shared and not copied: there are as many tasks as the log is long.
public struct GraphTasks: RandomAccessCollection, Sendable {
  @usableFromInline let ids: [TaskID]
  @usableFromInline var places: [PlaceRange]

  /// Tasks of which each has so many nodes, one after another.
  init(_ ids: [TaskID], nodeCounts: [Int32]) {
    self.ids = ids
    places = []
    places.reserveCapacity(ids.count)
    var start = 0
    for count in nodeCounts {
      let end = start + Int(count)
      places.append(PlaceRange(start..<end))
      start = end
    }
  }

  /// The first place, 0.
  public var startIndex: Int { 0 }
  /// The place after the last task's.
  @inlinable public var endIndex: Int { places.count }

  /// The task at a place.
  @inlinable public subscript(place: Int) -> TaskNodes {
    TaskNodes(taskID: ids[place], range: places[place].range)
  }

  /// Gives a task another part of the graph.
  mutating func setRange(_ range: Range<Int>, at place: Int) {
    places[place] = PlaceRange(range)
  }
}
