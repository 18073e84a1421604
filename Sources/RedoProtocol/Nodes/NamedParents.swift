/// The parents that a node's line names.
enum NamedParents: Equatable, Sendable {
  /// Those of a CREATE.
  case none
  /// That of any other node but a MERGE.
  case one(NodeID)
  /// Those of a MERGE, in its order.
  case several([NodeID])

  /// Takes notice of the next parent that a line names.
  mutating func append(_ parent: NodeID, isMerge: Bool) {
    switch self {
    case .none: self = isMerge ? .several([parent]) : .one(parent)
    case .one: break
    case .several(let parents): self = .several(parents + [parent])
    }
  }

  /// The only parent; nil where there is none, or where there are several.
  var only: NodeID? {
    if case .one(let parent) = self { parent } else { nil }
  }
}
