/// A rectangle of cells.
///
/// One without room is fine: nothing drawn in it shows.
public struct Rect: Hashable, Sendable {
  /// The first row.
  public var row: Int
  /// The first column.
  public var column: Int
  /// Columns, never negative.
  public let columns: Int
  /// Rows, never negative.
  public let rows: Int

  /// A rectangle; negative extents count as zero.
  public init(row: Int, column: Int, columns: Int, rows: Int) {
    self.row = row
    self.column = column
    self.columns = max(0, columns)
    self.rows = max(0, rows)
  }

  /// A rectangle from its corner and its extent.
  public init(origin: Point = .zero, size: Size) {
    self.init(row: origin.row, column: origin.column, columns: size.columns, rows: size.rows)
  }

  /// The top left corner.
  public var origin: Point { Point(row: row, column: column) }

  /// The extent.
  public var size: Size { Size(columns: columns, rows: rows) }

  /// The first row below it.
  public var endRow: Int { row + rows }

  /// The first column right of it.
  public var endColumn: Int { column + columns }

  /// Whether not one cell fits.
  public var isEmpty: Bool { columns == 0 || rows == 0 }

  /// Whether the point lies inside.
  public func contains(_ point: Point) -> Bool {
    point.row >= row && point.row < endRow && point.column >= column && point.column < endColumn
  }

  /// What both rectangles cover; without room where they do not meet.
  public func intersection(_ other: Rect) -> Rect {
    let top = max(row, other.row)
    let left = max(column, other.column)
    return Rect(
      row: top, column: left,
      columns: min(endColumn, other.endColumn) - left, rows: min(endRow, other.endRow) - top)
  }

  /// The rectangle moved down and right.
  public func offset(rows down: Int, columns right: Int) -> Rect {
    Rect(row: row + down, column: column + right, columns: columns, rows: rows)
  }
}
