/// Tasks of a graph in a few pieces of about as many nodes each, for workers to do side by side.
public struct TaskPieces: Sendable {
  private let ends: [Int]

  /// The fewest nodes that are worth dividing: for fewer, help would cost more than it saves.
  private static let leastNodes = 20_000
  /// The fewest nodes of a piece where there are more pieces than workers: each piece has its beginning.
  private static let leastPiece = 2_000

  /// Divides tasks of a graph; one piece where help is not worth it, and else about `count`, or fewer
  /// where they would be small.
  public init(of tasks: GraphTasks, for workers: any Workers, about count: Int) {
    self.init(dividing: tasks, for: workers, about: count)
  }

  /// Divides some tasks of a graph in the same way.
  init(of tasks: [TaskNodes], for workers: any Workers) {
    self.init(dividing: tasks, for: workers, about: 1)
  }

  private init(
    dividing tasks: some RandomAccessCollection<TaskNodes>, for workers: any Workers,
    about count: Int
  ) {
    let nodes = tasks.reduce(0) { $0 + $1.range.count }
    guard workers.count > 1, nodes >= Self.leastNodes else {
      ends = [tasks.count]
      return
    }
    let size = nodes / max(workers.count, min(count, nodes / Self.leastPiece)) + 1
    var ends: [Int] = []
    var soFar = 0
    for (place, task) in tasks.enumerated() {
      soFar += task.range.count
      if soFar >= size * (ends.count + 1) { ends.append(place + 1) }
    }
    if ends.last != tasks.count { ends.append(tasks.count) }
    self.ends = ends
  }

  /// How many pieces there are.
  public var count: Int { ends.count }

  /// The places of a piece's tasks among all.
  public subscript(piece: Int) -> Range<Int> {
    (piece > 0 ? ends[piece - 1] : 0)..<ends[piece]
  }
}
