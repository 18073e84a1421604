internal import RedoProtocol

extension ChangeGraph {
  /// The index of the last node that a device wrote; nil where it has written nothing.
  ///
  /// What is refused and lines that repeat a node do not count.
  func latestNode(of device: Author) -> Int? {
    let own = authors.map { $0.isSameDevice(as: device) }
    return nodes.indices.last { own[Int(nodes[$0].author)] && isSound($0) && !isRepeated($0) }
  }
}
