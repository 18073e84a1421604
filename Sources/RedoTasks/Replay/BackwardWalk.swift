internal import RedoProtocol

/// Walks from some nodes of a task back through all that they stand on, in total order, the latest
/// first.
///
/// The first walk costs O(*n*) in the log; used again, it costs no more than the way it goes.
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

  /// Where a walk ends.
  enum End {
    /// At the task's first node, which was met too.
    case first
    /// At a node that all that were met stand on, and all others are ancestors of.
    case trunk(Int)
    /// Where all nodes that count up to a place are the rest of the way.
    case prefix(PrefixStates.Prefix)
  }

  /// Meets the nodes and their ancestors until one of the trunk is `wanted`, or until what is left is
  /// one of some prefixes of the task.
  ///
  /// The nodes must be sound, since those come after their parents, and count if there are prefixes.
  /// - Returns: the nodes that were met before the end of the walk, and what it ended at.
  mutating func back(
    from nodes: [Int], toTrunk wanted: (Int) -> Bool, orTo prefixes: PrefixStates? = nil
  ) -> (met: [Int], end: End) {
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
      if let prefix = prefixes?[place], prefix.tips.allSatisfy({ marks[$0] == number }) {
        return (met, .prefix(prefix))
      }
      let index = Int(graph.order[place])
      place -= 1
      guard marks[index] == number else { continue }
      if waiting == 1, wanted(index) { return (met, .trunk(index)) }
      waiting -= 1
      met.append(index)
      for parent in graph.parents(of: index) where mark(parent) { waiting += 1 }
    }
    return (met, .first)
  }

  /// The place of a node that was met in a walk, in the graph's order.
  func place(of index: Int) -> Int { Int(places[index]) }

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
