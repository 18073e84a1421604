internal import RedoProtocol

/// A task's changes by their authors' clocks, the latest first, each before all that it builds on.
///
/// A clock that is behind what was built on counts as if it were not. Changes of one moment are in
/// total order; one that breaks the rule of Lamport numbers is put as late as what it builds on
/// demands.
struct HistoryOrder {
  let latestFirst: [Int]
  private let taskID: TaskID
  private let graph: ChangeGraph

  /// How late a change comes: by the clock, and among those of one moment by the Lamport number.
  private struct Lateness {
    var wall: Instant
    var height: Int64
  }

  init(of task: TaskNodes, in graph: ChangeGraph) {
    let nodes = graph.nodeIndices(at: task.range)
    taskID = task.taskID
    self.graph = graph
    let isInOrder =
      nodes.allSatisfy { node in
        graph.parents(of: node).allSatisfy { graph.nodes[$0].lamport < graph.nodes[node].lamport }
      } && zip(nodes, nodes.dropFirst()).allSatisfy { graph.nodes[$0].wall <= graph.nodes[$1].wall }
    guard !isInOrder else {
      latestFirst = nodes.reversed()
      return
    }
    var lateness: [Int: Lateness] = [:]
    let own = Set(nodes)
    for node in nodes { Self.measure(node, own, graph, &lateness) }
    let measured = nodes.compactMap { node in lateness[node].map { (node: node, lateness: $0) } }
    latestFirst = measured.sorted { left, right in
      let (first, second) = (left.lateness, right.lateness)
      if first.wall != second.wall { return first.wall > second.wall }
      if first.height != second.height { return first.height > second.height }
      return graph.nodes[right.node].precedes(graph.nodes[left.node])
    }.map(\.node)
  }

  /// Whether a change is one of the task's.
  func isKnown(_ node: Int) -> Bool { graph.taskID(of: node) == taskID }

  /// Finds how late a change and those it builds on come, deepest first; ids are hashes of what they
  /// build on, so there is an end to it.
  private static func measure(
    _ node: Int, _ own: Set<Int>, _ graph: ChangeGraph, _ lateness: inout [Int: Lateness]
  ) {
    var pending = [node]
    while let next = pending.last {
      let parents = graph.parents(of: next).filter(own.contains)
      let unknown = parents.filter { lateness[$0] == nil }
      guard unknown.isEmpty || lateness[next] != nil else {
        pending += unknown
        continue
      }
      let change = graph.nodes[next]
      let before = parents.compactMap { lateness[$0] }
      lateness[next] = Lateness(
        wall: before.map(\.wall).reduce(change.wall, max),
        height: before.map { $0.height + 1 }.reduce(max(1, change.lamport), max))
      pending.removeLast()
    }
  }
}
