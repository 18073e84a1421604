/// Check 14: a MERGE's base is a parent or an ancestor of each parent; a chosen parent is a parent.
enum MergeRule {
  static func holds(
    at index: Int, _ merge: Merge<LogText>, of task: TaskNodes, in graph: inout ChangeGraph,
    _ bases: inout FarBases
  ) -> Bool {
    let parents = graph.parents(of: index)
    let ids = Set(parents.map { graph.nodes[$0].id })
    guard merge.chosenParents.allSatisfy(ids.contains) else { return false }
    if ids.contains(merge.base) { return true }
    for parent in parents {
      switch graph.hasNearAncestor(merge.base, of: parent) {
      case true: continue
      case false: return false
      case nil: return bases.hold(merge.base, under: parents, of: index, in: task, of: graph)
      }
    }
    return true
  }
}

extension ChangeGraph {
  /// How many ancestors of a MERGE are looked at for its base before all bases of its task are looked for
  /// at once.
  public static let nearLimit = 64

  /// Whether a node stands on the one of an id; nil where that one is none of its nearest ancestors
  /// and there are more.
  ///
  /// Branches mostly part not long before they are merged.
  fileprivate mutating func hasNearAncestor(_ id: NodeID, of index: Int) -> Bool? {
    walk.begin(over: nodes.count)
    var count = 0
    var generation = parents(of: index)
    while !generation.isEmpty {
      var next: [Int] = []
      for ancestor in generation where walk.meet(ancestor) {
        if nodes[ancestor].id == id { return true }
        count += 1
        guard count < Self.nearLimit else { return nil }
        next += parents(of: ancestor)
      }
      generation = next
    }
    return false
  }
}
