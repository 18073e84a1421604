internal import RedoIntents
internal import RedoProtocol

/// Which changes of a task's history have no row of their own, since a deed is told in one.
///
/// Those that follow the change that stands for the deed, one after the other, lie in its row, and so
/// does a DELETE, on which nothing builds. A MERGE keeps its row, where lines meet.
struct DeedFolds {
  /// For each change without a row the one in whose row it lies.
  private var rows: [Int: Int] = [:]

  /// Nothing is folded.
  init() {}

  /// Folds the deeds among a task's changes.
  /// - Complexity: O(*n*).
  init(of nodes: [Int], in graph: ChangeGraph) {
    for node in nodes where graph.beginsDeed(node) {
      let deed = graph.deed(of: node)
      let lead = graph.lead(of: deed)
      guard graph.nodes[lead].action != .delete else { continue }
      for part in deed where part != lead { fold(part, into: lead, in: graph) }
    }
  }

  private mutating func fold(_ part: Int, into lead: Int, in graph: ChangeGraph) {
    switch graph.nodes[part].action {
    case .delete: rows[part] = lead
    case .merge: break
    default:
      guard let parent = graph.onlyParent(of: part), row(of: parent) == lead else { return }
      rows[part] = lead
    }
  }

  /// Whether a change has no row of its own.
  func hides(_ node: Int) -> Bool { rows[node] != nil }

  /// The change in whose row another lies.
  func row(of node: Int) -> Int { rows[node] ?? node }
}
