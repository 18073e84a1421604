/// Check 8: every parent is known.
enum ParentRule {
  /// What becomes of a node that lacks a parent: pruned where the parent's id stands on a line that
  /// was refused, held where it has not arrived.
  static func exception(at index: Int, in graph: ChangeGraph) -> Verdict {
    let known = Set(graph.parents(of: index).map { graph.nodes[$0].id })
    let unknown = graph.parentIDs(of: index).filter { !known.contains($0) }
    if let cause = unknown.first(where: graph.refusedIDs.contains) { return .pruned(cause: cause) }
    return .held(missing: unknown.first ?? graph.nodes[index].id)
  }
}
