/// How many columns and rows something has.
public struct Size: Hashable, Sendable {
  /// Columns, never negative.
  public let columns: Int
  /// Rows, never negative.
  public let rows: Int

  /// A size; negative numbers count as zero.
  public init(columns: Int, rows: Int) {
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// No room at all.
  public static let zero = Size(columns: 0, rows: 0)
}
