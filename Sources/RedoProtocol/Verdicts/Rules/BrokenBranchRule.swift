/// Between checks 11 and 12: nothing grows on a node that is not sound, nor on a DELETE.
enum BrokenBranchRule {
  /// The ancestor at fault; nil where every parent stands.
  static func cause(at index: Int, in graph: ChangeGraph) -> NodeID? {
    if graph.links.facts[index].contains(.merges) {
      for parent in graph.parents(of: index) {
        if let cause = cause(ofParent: parent, in: graph) { return cause }
      }
      return nil
    }
    let parent = Int(graph.firstParents[index])
    return parent < 0 ? nil : cause(ofParent: parent, in: graph)
  }

  private static func cause(ofParent parent: Int, in graph: ChangeGraph) -> NodeID? {
    guard graph.flags[parent].contains(.sound) else {
      if case .pruned(let cause)? = graph.exceptions[parent] { return cause }
      return graph.nodes[parent].id
    }
    return graph.links.facts[parent].contains(.deletes) ? graph.nodes[parent].id : nil
  }
}
