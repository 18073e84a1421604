/// How a log's nodes hang together: what is the same however often the log is replayed.
///
/// A node never changes, so which task and which parents it names is found once, when its line is
/// read, by a ``NodeLinker``. No verdict is kept: those follow from the whole set and are given anew
/// at every replay. A log shares its links with the graphs made of it.
struct NodeLinks: Sendable {
  /// What is known of one node from itself and its parents alone.
  struct Facts: OptionSet, Sendable {
    let rawValue: UInt8
    /// The same node stands on an earlier line.
    static let repeated = Facts(rawValue: 1)
    /// It has parents that the log does not hold.
    static let lacksParent = Facts(rawValue: 2)
    /// A parent belongs to another task.
    static let leavesTask = Facts(rawValue: 4)
    /// Its Lamport number does not follow from its parents'.
    static let breaksClock = Facts(rawValue: 8)
    /// It is a MERGE.
    static let merges = Facts(rawValue: 16)
    /// It is a DELETE.
    static let deletes = Facts(rawValue: 32)
    /// What a replay need look at before it gives the node a verdict: its action and payload.
    static let needsLook = Facts(rawValue: 64)
  }

  /// What is known of each node.
  var facts: [Facts] = []
  /// Each node's task, as ``taskIDs`` counts them; −1 for a repeated node.
  var taskOf: [Int32] = []
  /// Each node's first parent; −1 for none.
  var firstParents: [Int32] = []
  /// The parents of the MERGE nodes that the log holds.
  var mergeParents: [Int: [Int32]] = [:]
  /// The parent that a node names and the log lacks, for each such node but MERGEs.
  var absentParents: [Int: NodeID] = [:]
  /// The first line's node, for each node that stands on an earlier line too.
  var originals: [Int: Int] = [:]
  /// The tasks in the order in which the log first names them.
  var taskIDs: [TaskID] = []
  /// How many nodes each task has, repeated ones left out.
  var nodeCounts: [Int32] = []
  /// How each task's nodes hang together.
  var shapes: [TaskShape] = []

  /// How many nodes are linked.
  var count: Int { facts.count }

  /// Makes room for so many nodes.
  mutating func reserve(_ capacity: Int) {
    facts.reserveCapacity(capacity)
    taskOf.reserveCapacity(capacity)
    firstParents.reserveCapacity(capacity)
  }

  /// The index of the node's first copy: itself, unless an earlier line has it.
  func first(of index: Int) -> Int {
    // Few are repeated: a look at the flag is quicker than one into the dictionary.
    facts[index].contains(.repeated) ? originals[index] ?? index : index
  }

  /// The task that the node at an index belongs to.
  func taskID(of index: Int) -> TaskID { taskIDs[Int(taskOf[first(of: index)])] }

  /// The parent that the node at an index names; nil for a CREATE and a MERGE.
  func parentID(of index: Int, in nodes: NodeList) -> NodeID? {
    let first = first(of: index)
    guard !facts[first].contains(.merges) else { return nil }
    let parent = Int(firstParents[first])
    return parent < 0 ? absentParents[first] : nodes[parent].id
  }

  /// The parents of the node at an index that the log holds, in the node's order.
  func parents(of index: Int) -> [Int] {
    if facts[index].contains(.merges) { return (mergeParents[index] ?? []).map(Int.init) }
    return firstParents[index] < 0 ? [] : [Int(firstParents[index])]
  }
}

extension NodeLinks.Facts {
  /// What follows from a node's action alone.
  init(of action: Action) {
    switch action {
    case .merge: self = [.merges, .needsLook]
    case .delete: self = [.deletes, .needsLook]
    case .create, .createTodo, .completeTodo, .snooze: self = .needsLook
    case .update, .archive, .unarchive: self = []
    }
  }
}
