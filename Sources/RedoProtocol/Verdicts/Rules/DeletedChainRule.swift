/// Check 13: `deletedChain` holds every ancestor of the DELETE.
enum DeletedChainRule {
  static func holds(at index: Int, _ chain: [NodeID], in graph: inout ChangeGraph) -> Bool {
    let ancestors = graph.ancestors(of: index, limit: chain.count)
    guard ancestors.count <= chain.count else { return false }
    let nodes = graph.nodes
    // A few are sooner looked through than hashed.
    guard chain.count > few else { return ancestors.allSatisfy { chain.contains(nodes[$0].id) } }
    let named = Set(chain)
    return ancestors.allSatisfy { named.contains(nodes[$0].id) }
  }

  private static let few = 16
}
