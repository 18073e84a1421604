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
}
