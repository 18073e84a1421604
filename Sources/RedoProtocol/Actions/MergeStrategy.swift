/// How a MERGE settles a field that its parents left with different values.
public enum MergeStrategy: String, CaseIterable, Sendable {
  /// The value of the chosen, else the first parent.
  case ours
  /// The value of the chosen, else the second parent.
  case theirs
  /// Both, for arrays; the protocol has no array fields, so it acts as ``lww``.
  case union
  /// The value of the parent that is highest in total order among those that changed the field.
  case lww
  /// The value that the resolution itself gives.
  case manual
  /// The greatest number.
  case max
  /// The smallest number.
  case min
}
