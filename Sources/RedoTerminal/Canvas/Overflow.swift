/// How a text that does not fit ends.
public enum Overflow: Hashable, Sendable {
  /// With the last cluster that fits.
  case cut
  /// With an ellipsis in its last column.
  case ellipsis
}
