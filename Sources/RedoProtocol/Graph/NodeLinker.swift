internal import RedoCrypto

/// Links nodes to their tasks and parents as their lines are read: where each id stands, and what
/// waits for a parent.
///
/// It belongs to the log alone, so that its tables grow in place; graphs share the ``links`` only.
struct NodeLinker: Sendable {
  /// How the nodes hang together that were linked so far.
  private(set) var links = NodeLinks()

  /// The nodes that lack a parent, which may arrive later.
  private var waiting: [Int] = []
  /// Each task's node that was linked last, which is most often the next one's parent; −1 for none.
  private var latestOfTask: [Int32] = []
  private var ids = SlotTable()
  private var tasks = SlotTable()

  /// Links the nodes up to an index that are not linked yet.
  /// - Complexity: O(*n*) on average in those nodes and the ones that wait for a parent.
  mutating func extend(
    to end: Int, of nodes: NodeList, naming parents: UnlinkedParents,
    mergeParentIDs: [Int: [NodeID]]
  ) {
    let start = links.count
    guard end > start else { return }
    makeRoom(for: end - start, nodes)
    for index in start..<end {
      let parent = parents.parent(at: index - start, of: nodes[index].id)
      enter(index, nodes, parent, mergeParentIDs)
    }
    let orphans = waiting
    waiting.removeAll()
    for index in orphans {
      linkParents(of: index, nodes, links.absentParents[index], mergeParentIDs)
    }
  }

  /// The links of the nodes up to an index, those among them that are not linked yet too.
  func links(
    to end: Int, of nodes: NodeList, naming parents: UnlinkedParents,
    mergeParentIDs: [Int: [NodeID]]
  ) -> NodeLinks {
    guard end > links.count else { return links }
    var further = self
    further.extend(to: end, of: nodes, naming: parents, mergeParentIDs: mergeParentIDs)
    return further.links
  }

  /// Makes room for so many nodes more.
  mutating func makeRoom(for more: Int, _ nodes: NodeList) {
    // Room for exactly so many each time would be made anew for every change.
    if links.count == 0 { links.reserve(more) }
    ids.makeRoom(for: more) { Self.hash(nodes[$0].id) }
  }

  private static func hash(_ id: NodeID) -> UInt64 { id.digest.word0 ^ id.digest.word2 }
  private static func hash(_ id: TaskID) -> UInt64 { id.uuid.high ^ id.uuid.low &* 3 }

  /// Gives a node its place among the ids and in its task, and its parents where they came before.
  ///
  /// Most often the parent is the task's latest node, which keeps check 9, so that check 10 alone is made.
  private mutating func enter(
    _ index: Int, _ nodes: NodeList, _ parent: NodeID?, _ mergeParentIDs: [Int: [NodeID]]
  ) {
    let id = nodes[index].id
    let first = ids.insert(Self.hash(id), index: index) { nodes[$0].id == id }
    links.firstParents.append(-1)
    guard first == index else {
      links.originals[index] = first
      links.facts.append(.repeated)
      links.taskOf.append(-1)
      return
    }
    links.facts.append(NodeLinks.Facts(of: nodes[index].action))
    let task = enterTask(of: nodes[index].taskID)
    links.taskOf.append(Int32(truncatingIfNeeded: task))
    links.nodeCounts[task] += 1
    let latest = Int(latestOfTask[task])
    latestOfTask[task] = Int32(truncatingIfNeeded: index)
    guard latest >= 0 else {
      linkParents(of: index, nodes, parent, mergeParentIDs)
      if LinearHistory.begins(at: index, nodes, in: links) { links.shapes[task] = .linear }
      return
    }
    let lamport = nodes[index].lamport
    if nodes[latest].lamport >= lamport, !nodes[latest].precedes(nodes[index]) {
      links.shapes[task] = .shuffled
    }
    if nodes[latest].id == parent {
      links.firstParents[index] = Int32(truncatingIfNeeded: latest)
      if !LamportRule.holds(lamport, above: nodes[latest].lamport) {
        links.facts[index].insert(.breaksClock)
      }
    } else {
      linkParents(of: index, nodes, parent, mergeParentIDs)
    }
    if links.shapes[task] == .linear,
      !LinearHistory.goesOn(at: index, from: latest, nodes, in: links)
    {
      links.shapes[task] = .ordered
    }
  }

  private mutating func enterTask(of id: TaskID) -> Int {
    let next = links.taskIDs.count
    let task = Self.insert(id, next, into: &tasks, of: links.taskIDs)
    if task == next {
      links.taskIDs.append(id)
      links.nodeCounts.append(0)
      links.shapes.append(.ordered)
      latestOfTask.append(-1)
    }
    return task
  }

  private static func insert(
    _ id: TaskID, _ next: Int, into table: inout SlotTable, of known: [TaskID]
  ) -> Int {
    table.makeRoom(for: 1) { hash(known[$0]) }
    return table.insert(hash(id), index: next) { known[$0] == id }
  }

  /// Finds a node's parents wherever they are; `parent` is the only one.
  private mutating func linkParents(
    of index: Int, _ nodes: NodeList, _ parent: NodeID?, _ mergeParentIDs: [Int: [NodeID]]
  ) {
    links.facts[index].remove(.lacksParent)
    if links.facts[index].contains(.merges) {
      let named = mergeParentIDs[index] ?? []
      let known = named.compactMap { find($0, nodes) }
      links.mergeParents[index] = known.map { Int32(truncatingIfNeeded: $0) }
      links.firstParents[index] = links.mergeParents[index]?.first ?? -1
      if known.count < named.count { return wait(index) }
    } else if let parent {
      guard let known = find(parent, nodes) else {
        links.absentParents[index] = parent
        return wait(index)
      }
      if !links.absentParents.isEmpty { links.absentParents[index] = nil }
      links.firstParents[index] = Int32(truncatingIfNeeded: known)
    }
    if !SameTaskRule.holds(at: index, in: links) { links.facts[index].insert(.leavesTask) }
    if !LamportRule.holds(at: index, nodes, in: links) { links.facts[index].insert(.breaksClock) }
  }

  private mutating func wait(_ index: Int) {
    links.facts[index].insert(.lacksParent)
    waiting.append(index)
  }

  private func find(_ id: NodeID, _ nodes: NodeList) -> Int? {
    ids.find(Self.hash(id)) { nodes[$0].id == id }
  }
}
