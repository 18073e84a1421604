internal import RedoProtocol

extension ChangeGraph {
  /// The latest node, in total order, that all of some heads of a task stand on; nil for none.
  ///
  /// The walk is lent, so that who asks about many tasks makes one.
  /// - Complexity: O(*n*) in what the branches hold; where branches were joined among it, as often
  ///   as there are heads.
  func commonAncestor(of heads: [Int], by walk: inout BackwardWalk) -> Int? {
    let (met, end) = walk.back(from: heads, toTrunk: { _ in true })
    guard case .trunk(let trunk) = end else { return nil }
    // Without a MERGE on the way, whatever all stand on is a trunk.
    guard met.contains(where: { nodes[$0].action == .merge }) else { return trunk }
    var uses: [Int: Int] = [:]
    for head in heads {
      for index in branch(of: head, above: trunk) { uses[index, default: 0] += 1 }
    }
    let shared = uses.filter { $0.value == heads.count }.keys
    return shared.max(by: precedes) ?? trunk
  }

  /// The ancestors of a node that come after another one in total order.
  private func branch(of head: Int, above trunk: Int) -> Set<Int> {
    ancestors(of: parents(of: head)) { precedes(trunk, $0) }
  }
}
