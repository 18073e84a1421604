internal import RedoProtocol

/// What stands on a later line than something that is built on it, as what was lost and came back does.
extension ChangeGraph {
  /// The nodes that came back behind some which one of the authors built on them, each with the first
  /// node of the first intent that was; they are not what that author did last.
  /// - Complexity: O(*n*) in the nodes.
  func returnedNodes(of own: [Bool]) -> [Int: Int] {
    guard !isInLineOrder else { return [:] }
    var returned: [Int: Int] = [:]
    var seen: Set<Int> = []
    for index in nodes.indices where own[Int(nodes[index].author)] && standsAhead(index) {
      var first = index
      while first > 0, own[Int(nodes[first - 1].author)], returned[first - 1] == nil,
        nodes[first - 1].wall == nodes[index].wall
      {
        first -= 1
      }
      var pending = parents(of: index)
      while let next = pending.popLast() {
        // What an earlier one is built on too has its place.
        guard seen.insert(next).inserted else { continue }
        if next > index { returned[next] = first }
        pending.append(contentsOf: parents(of: next))
      }
    }
    return returned
  }

  /// Whether a node stands in front of one that it is built on.
  func standsAhead(_ index: Int) -> Bool {
    onlyParent(of: index).map { $0 > index } ?? parents(of: index).contains { $0 > index }
  }
}
