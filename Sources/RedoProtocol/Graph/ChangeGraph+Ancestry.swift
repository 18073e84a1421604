extension ChangeGraph {
  /// The ancestors of a node, each once, without the node itself; ends early at `limit` of them.
  mutating func ancestors(of index: Int, limit: Int) -> [Int] {
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
  /// - Complexity: O(*a*) in their number.
  public func ancestry(of index: Int) -> Set<Int> {
    history(upTo: parents(of: index))
  }

  /// A node and all its ancestors.
  /// - Complexity: O(*a*) in their number.
  public func history(upTo index: Int) -> Set<Int> {
    history(upTo: [index])
  }

  /// Some nodes and all their ancestors.
  /// - Complexity: O(*a*) in their number, however many they share.
  public func history(upTo indices: [Int]) -> Set<Int> {
    ancestors(of: indices) { _ in true }
  }

  /// Some nodes and their ancestors, but for those that are not to be included and what is reached
  /// through them alone.
  /// - Complexity: O(*a*) in the number of those that are included.
  public func ancestors(of indices: [Int], while isIncluded: (Int) -> Bool) -> Set<Int> {
    var found: Set<Int> = []
    var pending = indices
    while let next = pending.popLast() {
      guard isIncluded(next), found.insert(next).inserted else { continue }
      pending.append(contentsOf: parents(of: next))
    }
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
