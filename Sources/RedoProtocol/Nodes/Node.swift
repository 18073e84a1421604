/// One change in the log, decoded and checked: the part of a node that a replay needs at hand.
///
/// The rest of it (texts, chains, resolutions) stays in the log and is read when somebody looks; its
/// task and its parents are asked of the log or the graph.
public struct Node: Sendable {
  /// The hash of the canonical body.
  public let id: NodeID
  /// Its place in the order of causes, 1 … 2^53 − 1.
  public let lamport: Int64
  /// What the author's clock showed.
  public let wall: Instant
  /// Where its line stands in the log, without the line feed.
  public let line: LogText
  /// What it changes.
  public let change: LoggedChange
  /// The author and, as the lowest bit, the signature; behind the change, where they take no room.
  @usableFromInline var mark: Int32

  init(
    id: NodeID, lamport: Int64, wall: Instant, line: LogText, change: LoggedChange, author: Int,
    isSigned: Bool
  ) {
    (self.id, self.lamport, self.wall) = (id, lamport, wall)
    (self.line, self.change) = (line, change)
    mark = Int32(truncatingIfNeeded: author) << 1 | (isSigned ? 1 : 0)
  }

  /// Which of the log's authors made it.
  public internal(set) var author: Int32 {
    @inlinable get { mark >> 1 }
    set { mark = newValue << 1 | mark & 1 }
  }
  /// Whether its line holds a signature, which then has been verified or taken on trust.
  @inlinable public var isSigned: Bool { mark & 1 == 1 }

  /// What the wire calls the change.
  public var action: Action { change.action }
}

extension Node {
  /// Whether this node comes before another in total order: by Lamport number, wall, id.
  public func precedes(_ other: Node) -> Bool {
    if lamport != other.lamport { return lamport < other.lamport }
    if wall != other.wall { return wall < other.wall }
    return id < other.id
  }
}
