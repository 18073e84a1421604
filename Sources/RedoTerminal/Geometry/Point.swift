/// A cell's place, counted from the top left corner, which is row 0, column 0.
public struct Point: Hashable, Sendable {
  /// Rows down from the top.
  public var row: Int
  /// Columns right from the left edge.
  public var column: Int

  /// The place at a row and a column; both may lie outside any canvas.
  public init(row: Int, column: Int) {
    self.row = row
    self.column = column
  }

  /// The top left corner.
  public static let zero = Point(row: 0, column: 0)
}
