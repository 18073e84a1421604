/// Check 11: of a task's CREATEs, the one with the earliest wall time, then the smallest id, stands.
enum DuplicateCreateRule {
  /// Sound CREATEs all have Lamport number 1, so the original is the first in total order.
  /// Whether a CREATE stands.
  static func holds(
    at index: Int, _ soFar: inout ChangeGraph.TaskSoFar
  ) -> Bool {
    guard soFar.original == nil else { return false }
    soFar.original = index
    return true
  }
}
