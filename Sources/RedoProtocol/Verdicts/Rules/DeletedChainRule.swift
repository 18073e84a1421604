/// Check 13: `deletedChain` holds every ancestor of the DELETE.
enum DeletedChainRule {
  static func holds(at index: Int, _ chain: [NodeID], in graph: inout ChangeGraph) -> Bool {
    let named = Set(chain)
    let ancestors = graph.ancestors(of: index, limit: named.count)
    let nodes = graph.nodes
    return ancestors.count <= named.count && ancestors.allSatisfy { named.contains(nodes[$0].id) }
  }
}
