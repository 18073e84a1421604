/// The parents that a node's line names.
enum NamedParents: Equatable, Sendable {
  /// Those of a CREATE.
  case none
  /// That of any other node but a MERGE.
  case one(NodeID)
  /// Those of a MERGE, in its order.
  case several([NodeID])

  /// Those that the line of a MERGE, or of another node, names.
  init(_ parents: [NodeID], ofMerge isMerge: Bool) {
    self = isMerge ? .several(parents) : parents.first.map { .one($0) } ?? .none
  }

  /// The only parent; nil where there is none, or where there are several.
  var only: NodeID? {
    if case .one(let parent) = self { parent } else { nil }
  }
}
