/// What a reader says of one node; it depends on the set of nodes alone, never on their order.
public enum Verdict: Hashable, Sendable {
  /// The node keeps every rule.
  case sound
  /// The node breaks a rule.
  case rejected(Violation)
  /// The node descends from `cause`, which was rejected, is held, or is a DELETE.
  case pruned(cause: NodeID)
  /// The node waits for a parent that has not arrived.
  case held(missing: NodeID)
}
