internal import RedoProtocol

/// A log as a screen saw it: its nodes, told apart by how many there are, the last of them, and
/// those left out.
struct SeenLog: Hashable, Sendable {
  let count: Int
  let last: NodeID?
  private let absence: UInt64

  /// Looks at a log.
  init(_ graph: ChangeGraph) {
    count = graph.nodes.count
    last = graph.nodes.last?.id
    absence = graph.absence
  }
}
