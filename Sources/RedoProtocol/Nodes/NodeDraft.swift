public import RedoCrypto

/// A node that is about to be written: signed, it becomes a line of the log.
public struct NodeDraft: Hashable, Sendable {
  /// What it changes.
  public var change: Change
  /// The task it belongs to.
  public var taskID: TaskID
  /// What it builds on; as many as the action has.
  public var parents: [NodeID]
  /// One more than the parents' highest; 1 for a CREATE.
  public var lamport: Int64
  /// What the author's clock shows.
  public var wall: Instant
  /// Who writes it.
  public var author: Author

  /// Creates a draft.
  public init(
    change: Change, taskID: TaskID, parents: [NodeID], lamport: Int64, wall: Instant,
    author: Author
  ) {
    self.change = change
    self.taskID = taskID
    self.parents = parents
    self.lamport = lamport
    self.wall = wall
    self.author = author
  }

  /// The node as a line without its line feed, and its id.
  ///
  /// The line is canonical JSON; id and signature are over its canonical body (PROTOCOL.md,
  /// "Ids and signatures").
  public func signed(by key: SigningKey, with sha256: SHA256) -> (id: NodeID, line: [UInt8]) {
    let body = bytes(id: nil, signature: nil)
    let id = NodeID(sha256.digest(of: body.span))
    let signature = Hex.text(of: key.signature(of: body.span))
    return (id, bytes(id: id, signature: signature))
  }

  private func bytes(id: NodeID?, signature: String?) -> [UInt8] {
    var writer = CanonicalWriter()
    writer.beginObject()
    writer.write("action", change.action.name.description)
    writer.key("author")
    author.write(to: &writer)
    writer.key("data")
    writer.beginObject()
    writer.key("payload")
    change.write(to: &writer)
    writer.endObject()
    writer.write("id", id?.description)
    writer.key("parents")
    writer.beginArray()
    for parent in parents { writer.value(parent.description) }
    writer.endArray()
    writer.write("signature", signature)
    writer.write("taskId", taskID.description)
    writer.key("timestamp")
    writer.beginObject()
    writer.write("lamport", lamport)
    writer.write("wall", wall.wallText)
    writer.endObject()
    writer.write("version", 1)
    writer.endObject()
    return writer.bytes
  }
}
