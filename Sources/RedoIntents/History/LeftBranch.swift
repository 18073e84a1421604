internal import RedoProtocol
internal import RedoTasks

/// A branch that an intent gave up while another one grew from before it (PROTOCOL.md, "Undo and
/// redo").
struct LeftBranch {
  /// The intents whose changes went, each as its nodes, the earliest first.
  let taken: [[Int]]
  /// The end of the branch that was left.
  let tip: Int
  /// The end of the branch that grew instead.
  let end: Int
  /// Whether changes were written once more on the branch that grew.
  let isRegrown: Bool

  /// Looks for it in the nodes that one intent wrote; nil where it left no branch.
  /// - Complexity: O(*a* log *a*) in the ancestors of the branch.
  init?(of written: [Int], in projection: Projection) {
    let graph = projection.graph
    let grown = written.filter { ![.delete, .merge].contains(graph.nodes[$0].action) }
    guard let first = grown.first, let last = grown.last, projection.isIdle(first),
      let base = graph.onlyParent(of: first),
      let tip = written.lazy.filter({ graph.nodes[$0].action == .delete })
        .compactMap(graph.onlyParent).last
    else { return nil }
    let lost = graph.history(upTo: tip)
    // What takes back the giving up of a branch goes back to where that one ended.
    let isReturn = !lost.contains(base)
    guard !isReturn || projection.wasLeft(base, before: written) else { return nil }
    let kept = graph.history(upTo: base)
    let nodes = graph.inTotalOrder(lost.subtracting(kept))
    guard !nodes.isEmpty else { return nil }
    var taken: [[Int]] = []
    for node in nodes {
      if let last = taken.last?.last, graph.isOneIntent(last, node) {
        taken[taken.count - 1].append(node)
      } else {
        taken.append([node])
      }
    }
    // That what was taken back ended a branch itself is part of what it was.
    if isReturn { taken = taken.map { graph.nodesWritten(with: $0[0]) } }
    (self.taken, self.tip, end, isRegrown) = (taken, tip, last, grown.count > 1)
  }

  /// Whether a task was given its first date on the branch, and done nowhere on it.
  func dates(_ graph: ChangeGraph) -> Bool {
    let actions = taken.joined().map { graph.nodes[$0].action }
    return actions.first == .createTodo && !actions.contains(.completeTodo)
  }
}
