internal import RedoCrypto

/// How a log's nodes hang together: what is the same however often the log is replayed.
///
/// A node never changes, so which task and which parents it names is found once, when its line is
/// read. No verdict is kept: those follow from the whole set and are given anew at every replay.
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

  /// A task's node that was linked last: what the next one is held against, close at hand.
  private struct Latest {
    var index = -1
    var lamport: Int64 = 0
    var id: NodeID?
  }

  /// What is known of each node.
  private(set) var facts: [Facts] = []
  /// Each node's task, as ``taskIDs`` counts them; −1 for a repeated node.
  private(set) var taskOf: [Int32] = []
  /// Each node's first parent; −1 for none.
  private(set) var firstParents: [Int32] = []
  /// The parents of the MERGE nodes that the log holds.
  private(set) var mergeParents: [Int: [Int32]] = [:]
  /// The first line's node, for each node that stands on an earlier line too.
  private(set) var originals: [Int: Int] = [:]
  /// The tasks in the order in which the log first names them.
  private(set) var taskIDs: [TaskID] = []
  /// How many nodes each task has, repeated ones left out.
  private(set) var nodeCounts: [Int32] = []
  /// Whether a task's nodes stand in the log in another order than the total one.
  private(set) var isShuffled: [Bool] = []

  /// The nodes that lack a parent, which may arrive later.
  private var waiting: [Int] = []
  private var latestOfTask: [Latest] = []
  private var ids = SlotTable()
  private var tasks = SlotTable()

  /// How many nodes are linked.
  var count: Int { facts.count }

  /// Links the nodes up to an index that are not linked yet.
  /// - Complexity: O(*n*) on average in those nodes and the ones that wait for a parent.
  mutating func extend(to end: Int, of nodes: NodeList, mergeParentIDs: [Int: [NodeID]]) {
    guard end > count else { return }
    makeRoom(for: end - count, nodes)
    for index in count..<end { enter(index, nodes, mergeParentIDs) }
    let orphans = waiting
    waiting.removeAll()
    for index in orphans { linkParents(of: index, nodes, mergeParentIDs) }
  }

  private mutating func makeRoom(for more: Int, _ nodes: NodeList) {
    let total = count + more
    facts.reserveCapacity(total)
    taskOf.reserveCapacity(total)
    firstParents.reserveCapacity(total)
    ids.makeRoom(for: more) { Self.hash(nodes[$0].id) }
    let known = taskIDs
    tasks.makeRoom(for: more) { Self.hash(known[$0]) }
  }

  private static func hash(_ id: NodeID) -> UInt64 { id.digest.word0 ^ id.digest.word2 }
  private static func hash(_ id: TaskID) -> UInt64 { id.uuid.high ^ id.uuid.low &* 3 }

  /// Gives a node its place among the ids and in its task, and its parents where they came before.
  ///
  /// Most often the parent is the task's latest node, which keeps check 9, so that check 10 alone is made.
  private mutating func enter(
    _ index: Int, _ nodes: NodeList, _ mergeParentIDs: [Int: [NodeID]]
  ) {
    let id = nodes[index].id
    let first = ids.insert(Self.hash(id), index: index) { nodes[$0].id == id }
    firstParents.append(-1)
    guard first == index else {
      originals[index] = first
      facts.append(.repeated)
      taskOf.append(-1)
      return
    }
    facts.append(Self.facts(of: nodes[index].action))
    let task = enterTask(of: nodes[index].taskID)
    taskOf.append(Int32(truncatingIfNeeded: task))
    nodeCounts[task] += 1
    let latest = latestOfTask[task]
    let lamport = nodes[index].lamport
    latestOfTask[task] = Latest(index: index, lamport: lamport, id: id)
    if latest.lamport >= lamport, !nodes[latest.index].precedes(nodes[index]) {
      isShuffled[task] = true
    }
    if latest.id != nil, latest.id == nodes[index].parent, !facts[index].contains(.merges) {
      firstParents[index] = Int32(truncatingIfNeeded: latest.index)
      if !LamportRule.holds(lamport, above: latest.lamport) { facts[index].insert(.breaksClock) }
    } else {
      linkParents(of: index, nodes, mergeParentIDs)
    }
  }

  private mutating func enterTask(of id: TaskID) -> Int {
    let next = taskIDs.count
    let task = Self.insert(id, next, into: &tasks, of: taskIDs)
    if task == next {
      taskIDs.append(id)
      nodeCounts.append(0)
      isShuffled.append(false)
      latestOfTask.append(Latest())
    }
    return task
  }

  private static func insert(
    _ id: TaskID, _ next: Int, into table: inout SlotTable, of known: [TaskID]
  ) -> Int {
    table.insert(hash(id), index: next) { known[$0] == id }
  }

  private static func facts(of action: Action) -> Facts {
    switch action {
    case .merge: [.merges, .needsLook]
    case .delete: [.deletes, .needsLook]
    case .create, .createTodo, .completeTodo, .snooze: .needsLook
    case .update, .archive, .unarchive: []
    }
  }

  /// Finds a node's parents wherever they are.
  private mutating func linkParents(
    of index: Int, _ nodes: NodeList, _ mergeParentIDs: [Int: [NodeID]]
  ) {
    facts[index].remove(.lacksParent)
    if facts[index].contains(.merges) {
      let named = mergeParentIDs[index] ?? []
      let known = named.compactMap { find($0, nodes) }
      mergeParents[index] = known.map { Int32(truncatingIfNeeded: $0) }
      firstParents[index] = mergeParents[index]?.first ?? -1
      if known.count < named.count { return wait(index) }
    } else if let parent = nodes[index].parent {
      guard let known = find(parent, nodes) else { return wait(index) }
      firstParents[index] = Int32(truncatingIfNeeded: known)
    }
    if !SameTaskRule.holds(at: index, in: self) { facts[index].insert(.leavesTask) }
    if !LamportRule.holds(at: index, nodes, in: self) { facts[index].insert(.breaksClock) }
  }

  private mutating func wait(_ index: Int) {
    facts[index].insert(.lacksParent)
    waiting.append(index)
  }

  private func find(_ id: NodeID, _ nodes: NodeList) -> Int? {
    ids.find(Self.hash(id)) { nodes[$0].id == id }
  }

  /// The parents of the node at an index that the log holds, in the node's order.
  func parents(of index: Int) -> [Int] {
    if facts[index].contains(.merges) { return (mergeParents[index] ?? []).map(Int.init) }
    return firstParents[index] < 0 ? [] : [Int(firstParents[index])]
  }
}
