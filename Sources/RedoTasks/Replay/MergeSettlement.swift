internal import RedoProtocol

/// Settles MERGE nodes (PROTOCOL.md, "Merging"): compares the state at the base with the state at
/// each parent and writes the fields that a parent changed, and only those.
///
/// A state is found from the nearest one that is kept, so a MERGE costs what its branches hold and
/// not what the task's whole history does.
struct MergeSettlement {
  /// One field that a MERGE writes.
  struct Assignment {
    let field: StateField
    let value: FieldValue
  }

  private let graph: ChangeGraph
  private var walk: BackwardWalk
  private var kept = KeptStates()
  /// What each MERGE writes; it depends on the MERGE alone, so it is found once.
  private var settled: [Int: [Assignment]] = [:]
  /// The bases of MERGEs, which one after another often share.
  private var bases: [NodeID: Int] = [:]
  /// From so many nodes on, a line is not gone through again for the next one that forks off it.
  private static let longLine = 32

  init(_ graph: ChangeGraph) {
    self.graph = graph
    walk = BackwardWalk(graph)
  }

  /// Applies the node at an index, of any action.
  mutating func apply(_ index: Int, to fold: inout TaskFold) {
    apply(graph.nodes[index], at: index, to: &fold)
  }

  // The node is lent, not copied: this is done for every node of a log.
  @inline(__always)
  private mutating func apply(_ node: borrowing Node, at index: Int, to fold: inout TaskFold) {
    if case .merge(let payload) = node.change {
      for assignment in assignments(of: index, payload) {
        assignment.field.set(assignment.value, in: &fold)
      }
    } else {
      fold.apply(node.change, at: node.wall)
    }
  }

  /// The state at a sound node: a replay of it and its ancestors.
  mutating func state(at index: Int) -> TaskFold {
    // Up the line of only parents, to a state that is known or to where branches were joined.
    var line: [Int] = []
    var state = TaskFold()
    var next: Int? = index
    while let index = next {
      if let known = kept[index] {
        state = known
        break
      }
      line.append(index)
      let parents = graph.parents(of: index)
      if parents.count > 1 {
        state = self.state(of: parents)
        break
      }
      next = parents.first
    }
    for place in line.indices.reversed() {
      apply(line[place], to: &state)
      let isJoint = graph.nodes[line[place]].action == .merge
      let isFork = place == 1 && line.count >= Self.longLine
      if place == 0 || isJoint || isFork { kept.keep(state, at: line[place]) }
    }
    return state
  }

  /// What some sound nodes and all their ancestors amount to.
  mutating func state(of nodes: [Int]) -> TaskFold {
    let known = kept
    let (met, trunk) = walk.back(from: nodes, toTrunk: known.holds)
    var state = trunk.flatMap { kept[$0] } ?? TaskFold()
    for index in met.reversed() { apply(index, to: &state) }
    return state
  }

  /// What a MERGE writes.
  mutating func assignments(of index: Int, _ payload: LogText) -> [Assignment] {
    if let known = settled[index] { return known }
    guard let merge = graph.bytes.merge(payload) else { return [] }
    let parents = graph.parents(of: index)
    guard let base = bases[merge.base] ?? graph.nearest(merge.base, above: parents) else {
      return []
    }
    bases[merge.base] = base
    let before = state(at: base)
    var states: [TaskFold] = []
    for parent in parents { states.append(state(at: parent)) }
    let contest = MergeContest(
      merge: merge, graph: graph, parents: parents, base: before, states: states)
    let result = contest.assignments()
    settled[index] = result
    return result
  }
}

extension ChangeGraph {
  /// The index of a node that is among some nodes of a task or their ancestors; nil for another one.
  ///
  /// The nearest are looked at first: branches mostly part not long before they are merged.
  fileprivate func nearest(_ id: NodeID, above nodes: [Int]) -> Int? {
    var seen: Set<Int> = []
    var generation = nodes
    while !generation.isEmpty {
      if let found = generation.first(where: { self.nodes[$0].id == id }) { return found }
      generation = generation.flatMap(parents).filter { seen.insert($0).inserted }
    }
    return nil
  }
}
