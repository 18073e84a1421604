/// Check 10: a CREATE's Lamport number is 1, any other's one more than its parents' highest.
enum LamportRule {
  static func holds(at index: Int, _ nodes: NodeList, in links: NodeLinks) -> Bool {
    let lamport = nodes[index].lamport
    if links.facts[index].contains(.merges) {
      let highest = links.parents(of: index).map { nodes[$0].lamport }.max() ?? 0
      return holds(lamport, above: highest)
    }
    let parent = Int(links.firstParents[index])
    return holds(lamport, above: parent < 0 ? 0 : nodes[parent].lamport)
  }

  /// Whether a number follows from the highest of the parents; 0 stands for no parent.
  static func holds(_ lamport: Int64, above highest: Int64) -> Bool {
    lamport == highest + 1
  }
}
