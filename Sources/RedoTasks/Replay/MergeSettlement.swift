internal import RedoProtocol

/// Settles MERGE nodes (PROTOCOL.md, "Merging"): compares the state at the base with the state at
/// each parent and writes the fields that a parent changed, and only those.
///
/// A state is found from the nearest one that is kept, so a MERGE costs what its branches hold and
/// not what the task's whole history does.
struct MergeSettlement {
  private let graph: ChangeGraph
  private var walk: BackwardWalk
  private var kept = KeptStates()
  private var prefixes = PrefixStates()
  private var isAddingPrefixes = false
  /// What each MERGE writes; it depends on the MERGE alone, so it is found once.
  private var settled: [Int: MergeAssignments] = [:]
  private var bases = MergeBases()
  /// From so many nodes on, a way is not gone all along again for the next one that forks off it.
  private static let longWay = 32

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
      assignments(of: index, payload).apply(to: &fold)
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
    // A few on a long line, the one that the next may fork off with them.
    let stride = line.count < Self.longWay ? 0 : Int(Double(line.count).squareRoot())
    for place in line.indices.reversed() {
      apply(line[place], to: &state)
      let isJoint = graph.nodes[line[place]].action == .merge
      let isFork = stride > 0 && place % stride == 1
      if place == 0 || isJoint || isFork { kept.keep(state, at: line[place]) }
    }
    return state
  }

  /// What some sound nodes and all their ancestors amount to.
  mutating func state(of nodes: [Int]) -> TaskFold {
    let known = kept
    let isCounted = nodes.allSatisfy(prefixes.counts)
    let (met, end) = walk.back(
      from: nodes, toTrunk: known.holds, orTo: isCounted ? prefixes : nil)
    var state =
      switch end {
      case .first: TaskFold()
      case .trunk(let index): kept[index] ?? TaskFold()
      case .prefix(let prefix): prefix.state
      }
    for index in met.reversed() { apply(index, to: &state) }
    if met.count > Self.longWay, let last = met.first { addPrefixes(before: last) }
    return state
  }

  /// The latest node, in total order, that all of some heads of a task stand on; nil for none.
  mutating func commonAncestor(of heads: [Int]) -> Int? {
    let graph = graph
    return graph.commonAncestor(of: heads, by: &walk)
  }

  /// Goes on with the prefixes of a node's task up to it.
  private mutating func addPrefixes(before last: Int) {
    guard !isAddingPrefixes else { return }
    isAddingPrefixes = true
    let end = walk.place(of: last)
    prefixes.begin(graph.task(of: last).range, of: graph)
    while let place = prefixes.nextPlace(before: end) {
      let index = Int(graph.order[place])
      guard prefixes.counts(index) else { continue }
      var state = prefixes.takeState()
      apply(index, to: &state)
      prefixes.add(index, at: place, on: graph.parents(of: index), state)
    }
    isAddingPrefixes = false
  }

  /// What a MERGE writes.
  mutating func assignments(of index: Int, _ payload: LogText) -> MergeAssignments {
    if let known = settled[index] { return known }
    guard let merge = graph.bytes.merge(payload),
      let base = bases.index(of: merge.base, of: index, in: graph)
    else { return MergeAssignments() }
    let parents = graph.parents(of: index)
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
