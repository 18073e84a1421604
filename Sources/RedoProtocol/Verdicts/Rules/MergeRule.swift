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
      let ancestors = graph.ancestors(of: parent)
      guard ancestors.contains(where: { graph.nodes[$0].id == merge.base }) else { return false }
    }
    return true
  }
}
