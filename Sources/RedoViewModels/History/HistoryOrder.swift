internal import RedoProtocol

/// A task's changes in total order, the latest first, each before all that it builds on.
///
/// The two agree wherever Lamport numbers keep their rule; a change that breaks it is put as late as
/// what it builds on demands.
struct HistoryOrder {
  let latestFirst: [Int]
  private let taskID: TaskID
  private let graph: ChangeGraph

  init(of task: TaskNodes, in graph: ChangeGraph) {
    let nodes = task.range.map { Int(graph.order[$0]) }
    taskID = task.taskID
    self.graph = graph
    let isInOrder = nodes.allSatisfy { node in
      graph.parents(of: node).allSatisfy { graph.nodes[$0].lamport < graph.nodes[node].lamport }
    }
    guard !isInOrder else {
      latestFirst = nodes.reversed()
      return
    }
    var heights: [Int: Int64] = [:]
    let own = Set(nodes)
    for node in nodes { Self.measure(node, own, graph, &heights) }
    latestFirst = nodes.sorted { left, right in
      let (first, second) = (heights[left] ?? 0, heights[right] ?? 0)
      return first != second ? first > second : graph.nodes[right].precedes(graph.nodes[left])
    }
  }

  /// Whether a change is one of the task's.
  func isKnown(_ node: Int) -> Bool { graph.taskID(of: node) == taskID }

  /// Finds how late a change and those it builds on come, deepest first; ids are hashes of what they
  /// build on, so there is an end to it.
  private static func measure(
    _ node: Int, _ own: Set<Int>, _ graph: ChangeGraph, _ heights: inout [Int: Int64]
  ) {
    var pending = [node]
    while let next = pending.last {
      let parents = graph.parents(of: next).filter(own.contains)
      let unknown = parents.filter { heights[$0] == nil }
      guard unknown.isEmpty || heights[next] != nil else {
        pending += unknown
        continue
      }
      let least = parents.compactMap { heights[$0] }.max().map { $0 + 1 } ?? 1
      heights[next] = max(graph.nodes[next].lamport, least)
      pending.removeLast()
    }
  }
}
