internal import RedoProtocol

/// Where the bases of MERGEs stand, which one MERGE after another often shares.
struct MergeBases {
  private var known: [NodeID: Int] = [:]
  /// The task all of whose bases are known.
  private var whole: Range<Int>?

  /// The index of the base of a sound MERGE.
  mutating func index(of base: NodeID, of merge: Int, in graph: ChangeGraph) -> Int? {
    if let index = known[base] { return index }
    if let index = graph.near(base, above: graph.parents(of: merge)) {
      known[base] = index
      return index
    }
    let task = graph.task(of: merge).range
    if whole != task {
      findAll(in: task, of: graph)
      whole = task
    }
    return known[base]
  }

  private mutating func findAll(in task: Range<Int>, of graph: ChangeGraph) {
    var named: Set<NodeID> = []
    for place in task {
      if case .merge(let payload) = graph.nodes[Int(graph.order[place])].change,
        let base = graph.bytes.merge(payload)?.base
      {
        named.insert(base)
      }
    }
    for place in task {
      let index = Int(graph.order[place])
      let id = graph.nodes[index].id
      if named.contains(id) { known[id] = index }
    }
  }
}

extension ChangeGraph {
  /// The index of a node that is among some nodes of a task or their ancestors, the nearest first;
  /// nil for another one, and for one beyond ``nearLimit``.
  fileprivate func near(_ id: NodeID, above nodes: [Int]) -> Int? {
    var seen: Set<Int> = []
    var generation = nodes
    while !generation.isEmpty, seen.count < Self.nearLimit {
      if let found = generation.first(where: { self.nodes[$0].id == id }) { return found }
      generation = generation.flatMap(parents).filter { seen.insert($0).inserted }
    }
    return nil
  }
}
