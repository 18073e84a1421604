/// Check 11: of a task's CREATEs, the one with the earliest wall time, then the smallest id, stands.
enum DuplicateCreateRule {
  /// Whether a CREATE stands: sound ones all have Lamport number 1, so the first in total order does.
  static func holds(
    at index: Int, _ soFar: inout ChangeGraph.TaskSoFar
  ) -> Bool {
    guard soFar.original == nil else { return false }
    soFar.original = index
    return true
  }
}
