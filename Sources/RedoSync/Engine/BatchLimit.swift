/// How much a remote takes at a time.
public struct BatchLimit: Hashable, Sendable {
  /// At most so many nodes.
  let nodes: Int
  /// At most so many bytes, unless one node alone has more.
  let bytes: Int

  /// Creates a limit.
  public init(nodes: Int, bytes: Int) {
    self.nodes = nodes
    self.bytes = bytes
  }

  /// The nodes in order, cut into batches that keep to the limit.
  func batches(of nodes: [OutgoingNode]) -> [ArraySlice<OutgoingNode>] {
    var batches: [ArraySlice<OutgoingNode>] = []
    var start = 0
    var size = 0
    for (index, node) in nodes.enumerated() {
      let isFull = index - start >= self.nodes || size + node.line.count > bytes
      if isFull, index > start {
        batches.append(nodes[start..<index])
        (start, size) = (index, 0)
      }
      size += node.line.count
    }
    if start < nodes.count { batches.append(nodes[start...]) }
    return batches
  }
}
