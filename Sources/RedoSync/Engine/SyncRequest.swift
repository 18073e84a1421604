internal import RedoProtocol

/// One round with a remote: what is here, and what is known of what is there.
public struct SyncRequest: Sendable {
  /// The log as it was replayed last.
  let graph: ChangeGraph
  /// The nodes that the remote is known to have.
  let acknowledged: Set<NodeID>
  /// How far the remote has been read.
  let cursor: SyncCursor
  /// When the remote's terms are to be read.
  let terms: TermsReading
  /// Whether the remote lets this program send, as far as is known.
  public let maySend: Bool

  /// Creates a request.
  init(
    graph: ChangeGraph, acknowledged: Set<NodeID>, cursor: SyncCursor,
    terms: TermsReading, maySend: Bool
  ) {
    self.graph = graph
    self.acknowledged = acknowledged
    self.cursor = cursor
    self.terms = terms
    self.maySend = maySend
  }
}
