internal import RedoProtocol

extension ChangeGraph {
  /// The nodes that stand behind some which one of the authors built on them, each with the first of
  /// those: they were lost and came back, and are not what that author did last.
  /// - Complexity: O(*n*) in the nodes, and what came back with all that it is built on.
  func returnedNodes(of own: [Bool]) -> [Int: Int] {
    var returned: [Int: Int] = [:]
    for index in nodes.indices where own[Int(nodes[index].author)] {
      let isAhead =
        onlyParent(of: index).map { $0 > index } ?? parents(of: index).contains { $0 > index }
      guard isAhead else { continue }
      for other in ancestry(of: index) where other > index && returned[other] == nil {
        returned[other] = index
      }
    }
    return returned
  }
}
