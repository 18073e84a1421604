internal import RedoProtocol

extension ChangeGraph {
  /// The latest node, in total order, that all of some heads of a task stand on; nil for none.
  ///
  /// The walk is lent, so that who asks about many tasks makes one.
  /// - Complexity: O(*n*) in what the branches hold; where branches were joined among it, once for every
  ///   512 heads.
  func commonAncestor(of heads: [Int], by walk: inout BackwardWalk) -> Int? {
    let (met, end) = walk.back(from: heads, toTrunk: { _ in true })
    guard case .trunk(let trunk) = end else { return nil }
    // Without a MERGE on the way, whatever all stand on is a trunk.
    guard met.contains(where: { nodes[$0].action == .merge }) else { return trunk }
    return latest(of: met, sharedBy: heads) ?? trunk
  }

  /// So many heads are looked at in one pass: at 64 bytes a node.
  private static let headLimit = 512

  /// The first of some nodes, which hold each other's ancestors behind them, that all of some heads
  /// among them stand on; nil for none.
  private func latest(of nodes: [Int], sharedBy heads: [Int]) -> Int? {
    let rows = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
    var isShared = [Bool](repeating: true, count: nodes.count)
    for start in stride(from: 0, to: heads.count, by: Self.headLimit) {
      let part = heads[start..<min(start + Self.headLimit, heads.count)]
      let counts = countHeads(part, under: nodes, rows)
      for row in isShared.indices where counts[row] < part.count { isShared[row] = false }
    }
    return isShared.firstIndex(of: true).map { nodes[$0] }
  }

  /// How many of some heads stand on each of some nodes: a bit for each, which a node's parents get from
  /// it.
  private func countHeads(
    _ heads: ArraySlice<Int>, under nodes: [Int], _ rows: [Int: Int]
  ) -> [Int] {
    let width = (heads.count + 63) / 64
    var bits = [UInt64](repeating: 0, count: nodes.count * width)
    for (place, head) in heads.enumerated() {
      for row in parents(of: head).compactMap({ rows[$0] }) {
        bits[row * width + place / 64] |= 1 << UInt64(place % 64)
      }
    }
    for (row, node) in nodes.enumerated() {
      for above in parents(of: node).compactMap({ rows[$0] }) {
        for word in 0..<width { bits[above * width + word] |= bits[row * width + word] }
      }
    }
    return nodes.indices.map { row in
      bits[row * width..<(row + 1) * width].reduce(0) { $0 + $1.nonzeroBitCount }
    }
  }
}
