extension ChangeGraph {
  /// The ancestors of a node, each once, without the node itself; ends early at `limit` of them.
  mutating func ancestors(of index: Int, limit: Int = .max) -> [Int] {
    walk.begin(over: nodes.count)
    var found: [Int] = []
    var pending = parents(of: index)
    while let next = pending.popLast() {
      guard walk.meet(next) else { continue }
      found.append(next)
      guard found.count <= limit else { return found }
      pending.append(contentsOf: parents(of: next))
    }
    return found
  }

  /// The ancestors of a node, each once, without the node itself.
  /// - Complexity: O(*a* log *a*) in their number.
  public func ancestry(of index: Int) -> Set<Int> {
    var found: Set<Int> = []
    var pending = parents(of: index)
    while let next = pending.popLast() {
      if found.insert(next).inserted { pending.append(contentsOf: parents(of: next)) }
    }
    return found
  }

  /// A node and all its ancestors.
  /// - Complexity: O(*a* log *a*) in their number.
  public func history(upTo index: Int) -> Set<Int> {
    var found = ancestry(of: index)
    found.insert(index)
    return found
  }

  /// The nodes that stand on some sound nodes of one task, those themselves left out, as far as they are
  /// sound.
  /// - Complexity: O(*n*) in the task's changes.
  public func descendants(of roots: [Int]) -> Set<Int> {
    guard let root = roots.first else { return [] }
    var found = Set(roots)
    // In total order, a sound node comes after its parents.
    for place in task(of: root).range {
      let node = Int(order[place])
      if parents(of: node).contains(where: found.contains) { found.insert(node) }
    }
    return found.subtracting(roots)
  }
}
