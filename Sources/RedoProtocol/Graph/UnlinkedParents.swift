/// The parents that nodes name which are not linked yet: from then on the links know them.
struct UnlinkedParents: Sendable {
  /// No node is its own parent: where that is written, it has none, or several.
  private var ids: ContiguousArray<NodeID> = []

  /// Makes room for about so many nodes.
  mutating func reserve(_ capacity: Int) { ids.reserveCapacity(capacity) }

  /// Keeps what the next node names; a MERGE's parents are kept elsewhere.
  mutating func append(_ parent: NodeID?, of id: NodeID) { ids.append(parent ?? id) }

  /// The parent of the node at a place among these.
  func parent(at place: Int, of id: NodeID) -> NodeID? { ids[place] == id ? nil : ids[place] }

  /// Forgets the first so many nodes.
  mutating func removeFirst(_ count: Int) {
    if count == ids.count { ids = [] } else { ids.removeFirst(count) }
  }

  /// Forgets all of them.
  mutating func removeAll() { ids = [] }
}
