internal import RedoProtocol

/// Settles MERGE nodes (PROTOCOL.md, "Merging"): compares the state at the base with the state at
/// each parent and writes the fields that a parent changed, and only those.
struct MergeSettlement {
  /// One field that a MERGE writes.
  struct Assignment {
    let field: StateField
    let value: FieldValue
  }

  private let graph: ChangeGraph
  /// What each MERGE writes; it depends on the MERGE alone, so it is found once.
  private var settled: [Int: [Assignment]] = [:]

  init(_ graph: ChangeGraph) {
    self.graph = graph
  }

  /// Applies the node at an index, of any action.
  mutating func apply(_ index: Int, to fold: inout TaskFold) {
    guard case .merge(let payload) = graph.nodes[index].change else {
      fold.apply(graph.nodes[index].change, at: graph.nodes[index].wall)
      return
    }
    for assignment in assignments(of: index, payload) {
      assignment.field.set(assignment.value, in: &fold)
    }
  }

  /// The state at a node: a replay of it and its ancestors.
  mutating func state(at index: Int) -> TaskFold {
    state(of: graph.ancestry(of: index).union([index]))
  }

  /// What some nodes of a task amount to.
  mutating func state(of indices: Set<Int>) -> TaskFold {
    var fold = TaskFold()
    let nodes = graph.nodes
    for index in indices.sorted(by: { nodes[$0].precedes(nodes[$1]) }) { apply(index, to: &fold) }
    return fold
  }

  /// What a MERGE writes.
  mutating func assignments(of index: Int, _ payload: LogText) -> [Assignment] {
    if let known = settled[index] { return known }
    guard let merge = graph.bytes.merge(payload) else { return [] }
    let parents = graph.parents(of: index)
    let graph = graph
    let base = parents.lazy.compactMap { graph.index(of: merge.base, atOrAbove: $0) }.first
    guard let base else { return [] }
    var states: [TaskFold] = []
    for parent in parents { states.append(state(at: parent)) }
    let contest = MergeContest(
      merge: merge, graph: graph, parents: parents, base: state(at: base), states: states)
    let result = contest.assignments()
    settled[index] = result
    return result
  }
}

extension ChangeGraph {
  /// The index of a node that is `index` or one of its ancestors; nil where it is neither.
  func index(of id: NodeID, atOrAbove index: Int) -> Int? {
    if nodes[index].id == id { return index }
    return ancestry(of: index).first { nodes[$0].id == id }
  }
}
