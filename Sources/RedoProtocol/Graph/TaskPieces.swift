/// A graph's tasks in a few pieces of about as many nodes each, for workers to do side by side.
public struct TaskPieces: Sendable {
  private let ends: [Int]

  /// So few nodes that help would cost more than it saves.
  private static let leastNodes = 20_000

  /// Divides a graph's tasks; one piece where help is not worth it.
  public init(of graph: ChangeGraph, for workers: any Workers) {
    let tasks = graph.tasks
    guard workers.count > 1, graph.order.count >= Self.leastNodes else {
      ends = [tasks.count]
      return
    }
    let size = graph.order.count / workers.count + 1
    var ends: [Int] = []
    var next = size
    for (place, task) in tasks.enumerated() where task.range.upperBound >= next {
      ends.append(place + 1)
      next = task.range.upperBound + size
    }
    if ends.last != tasks.count { ends.append(tasks.count) }
    self.ends = ends
  }

  /// How many pieces there are.
  public var count: Int { ends.count }

  /// The places of a piece's tasks in ``ChangeGraph/tasks``.
  public subscript(piece: Int) -> Range<Int> {
    (piece > 0 ? ends[piece - 1] : 0)..<ends[piece]
  }
}
