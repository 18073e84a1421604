internal import RedoProtocol

/// Walks from some nodes of a task back through all that they stand on, in total order, the latest
/// first; used again, it costs no more than the way it goes.
struct BackwardWalk {
  private let graph: ChangeGraph
  /// Each node's place in the graph's order; made when first needed, since most logs know no MERGE.
  private var places: [Int32] = []
  /// The number of the walk in which a node was last marked.
  private var marks: [Int32] = []
  private var number: Int32 = 0

  init(_ graph: ChangeGraph) {
    self.graph = graph
  }

  /// Meets the nodes and their ancestors until one of the trunk is `wanted`.
  ///
  /// A node is of the trunk when all that were met before stand on it, and all that were not met yet
  /// are its ancestors. The nodes must be sound: those come after their parents.
  /// - Returns: the nodes that were met before the trunk, and where on it the walk ended; nil where
  ///   it went on to the task's first node.
  mutating func back(
    from nodes: [Int], toTrunk wanted: (Int) -> Bool
  ) -> (met: [Int], trunk: Int?) {
    prepare()
    number += 1
    var waiting = 0
    var place = -1
    for node in nodes where mark(node) {
      waiting += 1
      place = max(place, Int(places[node]))
    }
    var met: [Int] = []
    while waiting > 0, place >= 0 {
      let index = Int(graph.order[place])
      place -= 1
      guard marks[index] == number else { continue }
      if waiting == 1, wanted(index) { return (met, index) }
      waiting -= 1
      met.append(index)
      for parent in graph.parents(of: index) where mark(parent) { waiting += 1 }
    }
    return (met, nil)
  }

  /// Whether the node had not been marked in this walk.
  private mutating func mark(_ index: Int) -> Bool {
    guard marks[index] != number else { return false }
    marks[index] = number
    return true
  }

  private mutating func prepare() {
    guard places.isEmpty else { return }
    places = [Int32](repeating: 0, count: graph.nodes.count)
    marks = places
    for task in graph.tasks {
      for place in task.range {
        places[Int(graph.order[place])] = Int32(truncatingIfNeeded: place)
      }
    }
  }
}
