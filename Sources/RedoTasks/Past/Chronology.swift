internal import RedoProtocol

/// The nodes of a log in an order in time, cut into the steps in which they came: the nodes of one
/// intent, which carry one wall time and one author, are one step.
struct Chronology {
  /// The nodes' indices, repeated ones left out.
  let nodes: [Int32]
  /// Where in ``nodes`` each step ends, ascending.
  let ends: [Int]

  /// Orders a log's nodes.
  /// - Complexity: O(*n*), and O(*n* log *n*) by the clock where lines are out of its order.
  init(of graph: ChangeGraph, in order: Past.Order) {
    var nodes: [Int32] = []
    nodes.reserveCapacity(graph.nodes.count)
    for index in graph.nodes.indices where !graph.isRepeated(index) {
      nodes.append(Int32(truncatingIfNeeded: index))
    }
    if order == .clock { Self.sortByClock(&nodes, of: graph) }
    ends = Self.ends(of: nodes, graph)
    self.nodes = nodes
  }

  /// How many nodes the first steps hold.
  func count(ofSteps steps: Int) -> Int {
    steps > 0 ? ends[steps - 1] : 0
  }

  private static func sortByClock(_ nodes: inout [Int32], of graph: ChangeGraph) {
    var keys: [(wall: Int64, author: Int32, index: Int32)] = []
    keys.reserveCapacity(nodes.count)
    for index in nodes {
      let node = graph.nodes[Int(index)]
      keys.append((node.wall.milliseconds, node.author, index))
    }
    keys.sort { $0 < $1 }
    nodes = keys.map(\.index)
  }

  private static func ends(of nodes: [Int32], _ graph: ChangeGraph) -> [Int] {
    var ends: [Int] = []
    ends.reserveCapacity(nodes.count)
    for next in nodes.indices.dropFirst()
    where !graph.isOneIntent(Int(nodes[next - 1]), Int(nodes[next])) {
      ends.append(next)
    }
    if !nodes.isEmpty { ends.append(nodes.count) }
    return ends
  }
}
