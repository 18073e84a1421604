/// Which bases of a task's MERGEs each of the task's nodes stands on.
///
/// A base may be anywhere in a task's past, and a walk to each of thousands would cost in squares.
/// So one pass over the task finds hundreds of them together: a bit each, which every node has that
/// one of its parents has.
struct FarBases {
  /// How many bases one pass looks for: at 64 bytes a node, for as long as a task is judged.
  private static let limit = 512

  /// Each base's bit.
  private var columns: [NodeID: Int] = [:]
  /// How many words a row has.
  private var width = 1
  /// The bits of each node of the task, in total order.
  private var rows: [UInt64] = []
  /// Where each node of the task stands in total order; what it says of other tasks' is of no use.
  private var places: [Int32] = []
  private var hasPlaces = false

  /// Forgets a task, but not the room for its places.
  mutating func reset() {
    guard hasPlaces else { return }
    columns = [:]
    rows = []
    hasPlaces = false
  }

  /// Whether the sound parents of a MERGE of a task all stand on its base.
  /// - Complexity: O(*n*) in the task's nodes for every 512 MERGEs.
  mutating func hold(
    _ base: NodeID, under parents: [Int], of merge: Int, in task: TaskNodes,
    of graph: borrowing ChangeGraph
  ) -> Bool {
    if columns[base] == nil { look(from: merge, in: task, of: graph) }
    guard let column = columns[base] else { return false }
    return parents.allSatisfy { parent in
      rows[Int(places[parent]) * width + column / 64] >> UInt64(column % 64) & 1 == 1
    }
  }

  /// Looks for the bases of a MERGE and of those after it.
  private mutating func look(
    from merge: Int, in task: TaskNodes, of graph: borrowing ChangeGraph
  ) {
    if !hasPlaces { setPlaces(in: task, of: graph) }
    columns.removeAll(keepingCapacity: true)
    for place in task.range.dropFirst(Int(places[merge])) where columns.count < Self.limit {
      guard case .merge(let payload) = graph.nodes[Int(graph.order[place])].change,
        let base = graph.bytes.merge(payload)?.base, columns[base] == nil
      else { continue }
      columns[base] = columns.count
    }
    width = (columns.count + 63) / 64
    rows = [UInt64](repeating: 0, count: task.range.count * width)
    for (row, place) in task.range.enumerated() {
      fill(row, of: Int(graph.order[place]), in: graph)
    }
  }

  /// Gives a node its parents' bits, and its own if it is a base.
  private mutating func fill(_ row: Int, of index: Int, in graph: borrowing ChangeGraph) {
    for parent in graph.parents(of: index) {
      // One that is not earlier is another task's, or breaks the clock: no sound node stands on it.
      let above = Int(places[parent])
      guard above < row else { continue }
      for word in 0..<width { rows[row * width + word] |= rows[above * width + word] }
    }
    if let column = columns[graph.nodes[index].id] {
      rows[row * width + column / 64] |= 1 << UInt64(column % 64)
    }
  }

  private mutating func setPlaces(in task: TaskNodes, of graph: borrowing ChangeGraph) {
    if places.count != graph.nodes.count {
      places = [Int32](repeating: 0, count: graph.nodes.count)
    }
    for (row, place) in task.range.enumerated() {
      places[Int(graph.order[place])] = Int32(truncatingIfNeeded: row)
    }
    hasPlaces = true
  }
}
