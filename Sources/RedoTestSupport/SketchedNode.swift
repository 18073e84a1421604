public import RedoProtocol

/// A signed node of a test, and what its children need to know of it.
public struct SketchedNode: Hashable, Sendable {
  /// Its id.
  public let id: NodeID
  /// Its Lamport number, as its action and parents require it.
  public let lamport: Int64
  /// Itself and its ancestors' ids, oldest first.
  public let chain: [NodeID]
  /// Its members, all of them.
  public var json: JSONSketch

  /// Creates a node.
  public init(id: NodeID, lamport: Int64, chain: [NodeID], json: JSONSketch) {
    self.id = id
    self.lamport = lamport
    self.chain = chain
    self.json = json
  }

  /// Its line, canonical where it can be, without line feed.
  public var line: [UInt8] { json.canonical }

  /// The same node with members changed after it was signed.
  public func edited(_ edit: (inout JSONSketch) -> Void) -> SketchedNode {
    var copy = self
    edit(&copy.json)
    return copy
  }
}
