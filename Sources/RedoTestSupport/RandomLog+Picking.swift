extension RandomLog {
  /// A node of the log, for a test to build on.
  public mutating func parentOfAny() -> SketchedNode {
    nodes[random(nodes.count)]
  }

  /// The number of the task that a node belongs to.
  public func task(of node: SketchedNode) -> Int {
    guard case .string(let name)? = node.json["taskId"] else { return 0 }
    return (0...99).first { TaskSketch.task($0) == name } ?? 0
  }
}
