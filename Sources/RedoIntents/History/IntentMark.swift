public import RedoProtocol
public import RedoTasks

/// The trace that an intent left in the log, by which it can be taken back later.
public struct IntentMark: Hashable, Sendable {
  /// A node that it wrote.
  let node: NodeID

  /// Marks the latest intent of a device; nil where the device has written nothing.
  public init?(latestOf device: Author, in projection: Projection) {
    let graph = projection.graph
    guard let last = graph.latestNode(of: device) else { return nil }
    node = graph.nodes[last].id
  }
}
