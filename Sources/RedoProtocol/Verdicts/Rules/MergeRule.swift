/// Check 14: a MERGE's base is a parent or an ancestor of each parent; a chosen parent is a parent.
enum MergeRule {
  static func holds(
    at index: Int, _ merge: Merge<LogText>, in graph: inout ChangeGraph
  ) -> Bool {
    let parents = graph.parents(of: index)
    let ids = Set(parents.map { graph.nodes[$0].id })
    guard merge.chosenParents.allSatisfy(ids.contains) else { return false }
    if ids.contains(merge.base) { return true }
    for parent in parents {
      guard graph.hasAncestor(merge.base, of: parent) else { return false }
    }
    return true
  }
}

extension ChangeGraph {
  /// Whether a node stands on the one of an id.
  ///
  /// The nearest ancestors are looked at first: branches mostly part not long before they are merged.
  fileprivate mutating func hasAncestor(_ id: NodeID, of index: Int) -> Bool {
    walk.begin(over: nodes.count)
    var generation = parents(of: index)
    while !generation.isEmpty {
      var next: [Int] = []
      for ancestor in generation where walk.meet(ancestor) {
        if nodes[ancestor].id == id { return true }
        next += parents(of: ancestor)
      }
      generation = next
    }
    return false
  }
}
