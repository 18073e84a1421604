internal import RedoProtocol

/// The fields that one branch took back and another has all the same, since it went on from there.
///
/// What has no inverse is taken back as a branch: a DELETE ends it, and in one write with that another
/// one grows from before it (PROTOCOL.md, "Undo and redo"). What a device added to the old one
/// meanwhile, without knowing, keeps all of that alive, so it counts again.
struct Revivals {
  /// How one field came back.
  struct Revival {
    /// The place of the branch that has the field.
    let keeper: Int
    /// The place of the branch that had taken it back.
    let taker: Int
    /// The DELETE by which it had, by its index in the graph.
    let deletion: Int
    /// The first change, by its index in the graph, that was made from there on.
    let successor: Int
  }

  /// A DELETE with what it ended and its intent did not keep.
  fileprivate struct Ending {
    let deletion: Int
    let nodes: Set<Int>
    /// The places of the branches that its intent kept, or let grow.
    let takers: [Int]
  }

  private var found: [StateField: Revival] = [:]

  /// So many DELETEs are looked at, the last ones: each has a branch of its own.
  private static let most = 64

  subscript(field: StateField) -> Revival? { found[field] }

  /// Looks for them in the branches that end in some nodes and went apart at another.
  init(in contest: MergeContest, of tips: [Int], above base: Int) {
    let graph = contest.graph
    let deletions = graph.soundDeletions(nextTo: base)
    guard !deletions.isEmpty else { return }
    let common = graph.history(upTo: base)
    let branches = tips.map { tip in graph.ancestors(of: [tip]) { !common.contains($0) } }
    let endings = deletions.suffix(Self.most).compactMap { deletion in
      let nodes = graph.ancestors(of: [deletion]) { !common.contains($0) }
      return Ending(of: deletion, at: nodes, among: branches, in: graph)
    }
    guard !endings.isEmpty else { return }
    for (keeper, kept) in Self.fieldsKept(in: contest) {
      let branch = branches[keeper]
      var successors: [Int: Int] = [:]
      for (field, setters) in graph.allSetters(of: kept, among: branch) {
        // Whoever went on from it may have set it again.
        guard
          let ending = endings.last(where: { !$0.nodes.isDisjoint(with: setters) }),
          let taker = ending.takers.first(where: { contest.isApart(field, $0, keeper) })
        else { continue }
        let successor =
          successors[ending.deletion]
          ?? branch.subtracting(ending.nodes).min(by: graph.precedes) ?? tips[keeper]
        successors[ending.deletion] = successor
        found[field] = Revival(
          keeper: keeper, taker: taker, deletion: ending.deletion, successor: successor)
      }
    }
  }

  /// The fields on whose new value nobody disagrees, by the place of the last branch that has it.
  private static func fieldsKept(in contest: MergeContest) -> [Int: Set<StateField>] {
    var kept: [Int: Set<StateField>] = [:]
    for field in contest.fields() {
      guard let keeper = contest.changed(field).last, !contest.isDisputed(field) else { continue }
      kept[keeper, default: []].insert(field)
    }
    return kept
  }
}

extension Revivals.Ending {
  /// Nil for a DELETE whose intent let none of the branches grow, as where the task was to go.
  fileprivate init?(
    of deletion: Int, at nodes: Set<Int>, among branches: [Set<Int>], in graph: ChangeGraph
  ) {
    let takers = branches.indices.filter { place in
      branches[place].contains { graph.isOneIntent($0, deletion) }
    }
    guard !takers.isEmpty else { return nil }
    self.nodes = takers.reduce(into: nodes) { $0.subtract(branches[$1]) }
    (self.deletion, self.takers) = (deletion, takers)
  }
}

extension ChangeGraph {
  /// The sound DELETEs of the task that a node belongs to, by their indices, in total order.
  fileprivate func soundDeletions(nextTo index: Int) -> [Int] {
    nodeIndices(at: task(of: index).range)
      .filter { nodes[$0].action == .delete && isSound($0) }
  }
}

extension MergeContest {
  /// Whether a field reads otherwise at one parent than at another.
  fileprivate func isApart(_ field: StateField, _ left: Int, _ right: Int) -> Bool {
    ShownValue(field.value(in: states[left]), in: graph.bytes)
      != ShownValue(field.value(in: states[right]), in: graph.bytes)
  }
}
