public import RedoProtocol
public import RedoTasks

/// The trace that an intent left in the log, by which it can be taken back later.
public struct IntentMark: Hashable, Sendable {
  /// A node that it wrote.
  let node: NodeID

  /// Marks the latest intent of a device; nil where the device has written nothing.
  public init?(latestOf device: Author, in projection: Projection) {
    let graph = projection.graph
    let own = graph.authors.map { $0.isSameDevice(as: device) }
    let last = graph.nodes.indices.last {
      own[Int(graph.nodes[$0].author)] && graph.isSound($0) && !graph.isRepeated($0)
    }
    guard let last else { return nil }
    node = graph.nodes[last].id
  }
}
