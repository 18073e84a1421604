/// Check 10: a CREATE's Lamport number is 1, any other's one more than its parents' highest.
enum LamportRule {
  static func holds(at index: Int, in graph: ChangeGraph) -> Bool {
    let node = graph.nodes[index]
    if node.action == .merge {
      let highest = graph.parents(of: index).map { graph.nodes[$0].lamport }.max() ?? 0
      return node.lamport == highest + 1
    }
    let parent = Int(graph.firstParents[index])
    return node.lamport == (parent < 0 ? 0 : graph.nodes[parent].lamport) + 1
  }
}
