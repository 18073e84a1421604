/// What nodes name which are not linked yet: from then on the links know it.
struct UnlinkedReferences: Sendable {
  private struct Entry: BitwiseCopyable, Sendable {
    let taskID: TaskID
    /// No node is its own parent: where that is written, it has none, or several.
    let parentID: NodeID
  }

  private var entries: ContiguousArray<Entry> = []

  /// Makes room for about so many nodes.
  mutating func reserve(_ capacity: Int) { entries.reserveCapacity(capacity) }

  /// Keeps what the next node names; a MERGE's parents are kept elsewhere.
  mutating func append(_ taskID: TaskID, parent: NodeID?, of id: NodeID) {
    entries.append(Entry(taskID: taskID, parentID: parent ?? id))
  }

  /// The task of the node at a place among these.
  func taskID(at place: Int) -> TaskID { entries[place].taskID }

  /// The parent of the node at a place among these.
  func parent(at place: Int, of id: NodeID) -> NodeID? {
    entries[place].parentID == id ? nil : entries[place].parentID
  }

  /// Forgets the first so many nodes.
  mutating func removeFirst(_ count: Int) {
    if count == entries.count { entries = [] } else { entries.removeFirst(count) }
  }

  /// Forgets all of them.
  mutating func removeAll() { entries = [] }
}
