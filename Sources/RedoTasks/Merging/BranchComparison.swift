internal import RedoProtocol

/// What the branches of a task made of its fields, side by side.
public struct BranchComparison: Hashable, Sendable {
  /// What one branch made of a field.
  public struct Version: Hashable, Sendable {
    /// The value at the branch's end.
    public let value: ShownValue
    /// The change of the branch, by its index in the graph, that set the field last; nil where none
    /// did.
    public let setter: Int?
  }

  /// One field that the branches left with different values.
  public struct Row: Hashable, Sendable {
    /// The field that the branches differ in.
    public let field: StateField
    /// What it was where the branches went apart.
    public let before: ShownValue
    /// One version for each branch.
    public let versions: [Version]
    /// What the task shows.
    public let shown: ShownValue
    /// Whether more than one branch changed the field, or one took back what another has; where one
    /// did, nobody disagrees.
    public let isDisputed: Bool
    /// The DELETE, by its index in the graph, by which one branch took the field back while another
    /// went on from there; nil for any other field.
    public let takenBackBy: Int?
  }

  /// The ends of the branches, by their indices in the graph.
  public let tips: [Int]
  /// For each branch the change that speaks for it, by its index in the graph: the last that set a
  /// field which is apart, else the branch's end.
  public let voices: [Int]
  /// The fields, those that are disputed first.
  public let rows: [Row]

  /// Compares the heads of a task; nil for a task with one head.
  public init?(ofHeads task: TaskState, in projection: Projection) {
    let heads = projection.heads(of: task)
    guard heads.count > 1,
      let base = projection.branches.commonAncestor(of: heads, in: projection.graph)
    else { return nil }
    self.init(heads, base: base, of: task, in: projection)
  }

  /// Compares what a MERGE of a task has joined, with those of its write on which it stands, with what
  /// the task shows now; nil for another node.
  public init?(ofMerge index: Int, of task: TaskState, in projection: Projection) {
    let graph = projection.graph
    guard case .merge(let payload) = graph.nodes[index].change,
      let merge = graph.bytes.merge(payload), graph.isSound(index),
      let base = graph.ancestry(of: index).first(where: { graph.nodes[$0].id == merge.base })
    else { return nil }
    let tips = graph.tips(joinedBy: index, since: merge.base)
    self.init(tips, base: base, of: task, in: projection)
  }

  /// Whether a branch's version of a row can be chosen.
  ///
  /// No MERGE takes away a date or a repeat. Nor can it take away a completion where the same branch
  /// lacks the todo that followed: that one would stay, and two todos would be open.
  public func canTake(_ place: Int, of row: Row) -> Bool {
    guard row.versions[place].value == .unset else { return true }
    switch row.field {
    case .todo(.deadline, _), .task(.frequencyDays): return false
    case .todo(.completed, _):
      return !rows.contains { other in
        guard case .todo(.deadline, _) = other.field else { return false }
        return other.versions[place].value == .unset
      }
    default: return true
    }
  }

  private init(_ tips: [Int], base: Int, of task: TaskState, in projection: Projection) {
    let graph = projection.graph
    let branches = projection.branches
    let before = branches.state(at: base, in: graph)
    let shown = branches.state(of: projection.heads(of: task), in: graph)
    let states = tips.map { branches.state(at: $0, in: graph) }
    let contest = MergeContest(
      merge: Merge(base: graph.nodes[base].id), graph: graph, parents: tips, base: before,
      states: states)
    let fields = contest.fields().filter { contest.isApart($0) }
    let revivals = Revivals(in: contest, of: tips, above: base)
    let common = graph.history(upTo: base)
    let wanted = Set(fields)
    var replay = EffectReplay(graph)
    let setters = tips.map { tip in
      graph.setters(
        of: wanted, among: graph.ancestors(of: [tip]) { !common.contains($0) }, by: &replay)
    }
    let rows = fields.map { field in
      Row(
        field: field, before: ShownValue(field.value(in: before), in: graph.bytes),
        versions: tips.indices.map { place in
          Version(
            value: ShownValue(field.value(in: states[place]), in: graph.bytes),
            setter: setters[place][field])
        }, shown: ShownValue(field.value(in: shown), in: graph.bytes),
        isDisputed: contest.isDisputed(field) || revivals[field] != nil,
        takenBackBy: revivals[field]?.deletion)
    }
    self.tips = tips
    voices = tips.indices.map { place in
      setters[place].values.max(by: graph.precedes) ?? tips[place]
    }
    self.rows = rows.filter(\.isDisputed) + rows.filter { !$0.isDisputed }
  }
}

extension ChangeGraph {
  /// The ends of the branches that a MERGE joined, in total order.
  ///
  /// More of them than one may have parents are joined by several MERGEs of one write, each on the one
  /// before, and all compare with one `base`.
  fileprivate func tips(joinedBy merge: Int, since base: NodeID) -> [Int] {
    var seen: Set<Int> = []
    var tips: [Int] = []
    var rounds = [merge]
    while let round = rounds.popLast() {
      for parent in parents(of: round) where seen.insert(parent).inserted {
        if case .merge(let payload) = nodes[parent].change, isOneIntent(parent, round),
          bytes.merge(payload)?.base == base
        {
          rounds.append(parent)
        } else {
          tips.append(parent)
        }
      }
    }
    return inTotalOrder(tips)
  }
}

extension MergeContest {
  /// Whether the parents do not all have the same value.
  fileprivate func isApart(_ field: StateField) -> Bool {
    let values = states.map(field.value)
    return !values.allSatisfy { $0.isEqual(to: values[0], in: graph.bytes) }
  }
}
