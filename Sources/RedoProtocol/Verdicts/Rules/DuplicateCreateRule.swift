/// Check 11: of a task's CREATEs, the one with the earliest wall time, then the smallest id, stands.
enum DuplicateCreateRule {
  /// Whether a CREATE stands after the one that the task keeps so far, if any: sound ones all have
  /// Lamport number 1, so the first in total order does.
  static func holds(after original: Int?) -> Bool {
    original == nil
  }
}
