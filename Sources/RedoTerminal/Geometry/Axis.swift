/// Which way a rectangle is cut.
public enum Axis: Hashable, Sendable, CaseIterable {
  /// Side by side: the parts are groups of columns.
  case columns
  /// One above the other: the parts are groups of rows.
  case rows
}
