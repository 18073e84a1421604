/// Nodes and their signatures.
///
/// A signed node and its unsigned copy have one id and are one node (PROTOCOL.md, "Ids and signatures"), whichever
/// of them stands first: what is handed on is the line that proves who wrote it.
extension ChangeGraph {
  /// Whether the line of the node at an index holds a signature.
  public func isSigned(_ index: Int) -> Bool { nodes[index].isSigned }

  /// The first signed lines of nodes that are unsigned where they stand first, by the index of that.
  ///
  /// Nodes that stand on one line are not looked at.
  public func signedCopies() -> [Int: Int] {
    var copies: [Int: Int] = [:]
    for (copy, first) in links.originals where !isSigned(first) && isSigned(copy) {
      copies[first] = min(copies[first] ?? copy, copy)
    }
    return copies
  }

  /// The nodes among some that are signed on no line.
  public func unsigned(among ids: Set<NodeID>) -> Set<NodeID> {
    guard !ids.isEmpty else { return [] }
    let copies = signedCopies()
    return Set(
      nodes.indices.lazy.filter { index in
        ids.contains(nodes[index].id) && isUnsigned(index, beside: copies)
      }.map { nodes[$0].id })
  }

  /// How many nodes that keep every rule are signed on no line.
  /// - Complexity: O(*n*) in the number of nodes.
  public var unsignedCount: Int {
    let copies = signedCopies()
    return nodes.indices.count { isSound($0) && isUnsigned($0, beside: copies) }
  }

  private func isUnsigned(_ index: Int, beside copies: [Int: Int]) -> Bool {
    !isRepeated(index) && copies[index] == nil && !isSigned(index)
  }
}
