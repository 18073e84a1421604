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

extension Projection {
  /// Those of some intents of a device that it has undone and not done again, in whatever program and
  /// whatever it did since.
  public func undone(among marks: [IntentMark], by device: Author) -> Set<IntentMark> {
    let undone = DeviceHistory(self, device: device).fates(of: Set(marks.map(\.node))).undone
    return Set(marks.filter { undone.contains($0.node) })
  }
}
