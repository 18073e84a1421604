internal import RedoProtocol

extension Projection {
  /// A number that any other set of live changes has too only by chance, whatever the order in
  /// which they arrived.
  ///
  /// The heads' hashes, which stand for everything below them, added up.
  public var fingerprint: UInt64 {
    var sum: UInt64 = 0
    for index in 0..<graph.nodes.count where graph.isHead(index) {
      sum &+= graph.nodes[index].id.leadingWord
    }
    return sum
  }
}
