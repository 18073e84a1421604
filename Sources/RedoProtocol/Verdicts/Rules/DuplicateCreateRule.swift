/// Check 11: of a task's CREATEs, the one with the earliest wall time, then the smallest id, stands.
enum DuplicateCreateRule {
  /// Sound CREATEs all have Lamport number 1, so the original is the first in total order.
  static func holds(
    at index: Int, in graph: ChangeGraph, _ soFar: inout ChangeGraph.TaskSoFar
  ) -> Bool {
    guard graph.nodes[index].action == .create else { return true }
    guard soFar.original == nil else { return false }
    soFar.original = index
    return true
  }
}
