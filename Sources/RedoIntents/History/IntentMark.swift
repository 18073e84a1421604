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

  /// Whether a device has undone the intent and can do it again: it did nothing new since.
  public func isUndone(by device: Author, in projection: Projection) -> Bool {
    let graph = projection.graph
    return DeviceHistory(projection, device: device).undone.contains { undone in
      undone.entry.nodes.contains { graph.nodes[$0].id == node }
    }
  }
}
