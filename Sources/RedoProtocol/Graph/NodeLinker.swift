/// Links nodes to their tasks and parents as their lines are read: where each id stands, and what
/// waits for a parent.
///
/// It belongs to the log alone, so that its tables grow in place; graphs share the ``links`` only.
struct NodeLinker: Sendable {
  /// How the nodes hang together that were linked so far.
  private(set) var links = NodeLinks()

  /// The nodes that lack a parent, which may arrive later.
  private var waiting: [Int] = []
  private var tables = LinkTables()
  private var hasTables = true

  /// Links the nodes up to an index that are not linked yet.
  /// - Complexity: O(*n*) on average in those nodes and the ones that wait for a parent.
  mutating func extend(
    to end: Int, of nodes: NodeList, naming named: UnlinkedReferences,
    mergeParentIDs: [Int: [NodeID]]
  ) {
    let start = links.count
    guard end > start else { return }
    makeRoom(for: end - start, nodes)
    for index in start..<end {
      let parent = named.parent(at: index - start, of: nodes[index].id)
      enter(index, nodes, named.taskID(at: index - start), parent, mergeParentIDs)
    }
    let orphans = waiting
    waiting.removeAll()
    for index in orphans {
      linkParents(of: index, nodes, links.absentParents[index], mergeParentIDs)
    }
  }

  /// The links of the nodes up to an index, those among them that are not linked yet too.
  func links(
    to end: Int, of nodes: NodeList, naming named: UnlinkedReferences,
    mergeParentIDs: [Int: [NodeID]]
  ) -> NodeLinks {
    guard end > links.count else { return links }
    var further = self
    further.extend(to: end, of: nodes, naming: named, mergeParentIDs: mergeParentIDs)
    return further.links
  }

  /// Makes room for so many nodes more.
  mutating func makeRoom(for more: Int, _ nodes: NodeList) {
    // Room for exactly so many each time would be made anew for every change.
    if links.count == 0 { links.reserve(more) }
    if !hasTables { tables = LinkTables(of: nodes, in: links) }
    hasTables = true
    tables.makeRoom(for: more, nodes)
  }

  /// Gives back what only further nodes need, until there are some.
  mutating func forgetTables() {
    tables = LinkTables()
    hasTables = false
  }

  /// Gives a node its place among the ids and in its task, and its parents where they came before.
  ///
  /// Most often the parent is the task's latest node, which keeps check 9, so that check 10 alone is made.
  private mutating func enter(
    _ index: Int, _ nodes: NodeList, _ taskID: TaskID, _ parent: NodeID?,
    _ mergeParentIDs: [Int: [NodeID]]
  ) {
    let first = tables.insert(index, nodes)
    links.firstParents.append(-1)
    guard first == index else {
      links.originals[index] = first
      links.facts.append(.repeated)
      links.taskOf.append(-1)
      return
    }
    links.facts.append(NodeLinks.Facts(of: nodes[index].action))
    let task = enterTask(of: taskID)
    links.taskOf.append(Int32(truncatingIfNeeded: task))
    links.nodeCounts[task] += 1
    let latest = tables.exchangeLatest(of: task, for: index)
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
    let task = tables.place(of: id, among: links.taskIDs, next: next)
    if task == next {
      links.taskIDs.append(id)
      links.nodeCounts.append(0)
      links.shapes.append(.ordered)
    }
    return task
  }

  /// Finds a node's parents wherever they are; `parent` is the only one.
  private mutating func linkParents(
    of index: Int, _ nodes: NodeList, _ parent: NodeID?, _ mergeParentIDs: [Int: [NodeID]]
  ) {
    links.facts[index].remove(.lacksParent)
    if links.facts[index].contains(.merges) {
      let named = mergeParentIDs[index] ?? []
      let known = named.compactMap { tables.find($0, nodes) }
      links.mergeParents[index] = known.map { Int32(truncatingIfNeeded: $0) }
      links.firstParents[index] = links.mergeParents[index]?.first ?? -1
      if known.count < named.count { return wait(index) }
    } else if let parent {
      guard let known = tables.find(parent, nodes) else {
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
}
