public import RedoTerminal

/// Where a list to choose from stands over the screen: a line to type in, and rows below it.
public struct ChooserLayout: Hashable, Sendable {
  /// No more rows show at once: a list to choose from is searched, not read.
  private static let mostRows = 16

  /// The frame.
  public let frame: Rect
  /// The line that narrows the rows.
  public let field: Rect
  /// The room of the rows.
  public let list: Rect
  /// The rows that show.
  public let visible: Range<Int>

  /// Lays a list out over the body of a screen.
  ///
  /// - Parameters:
  ///   - body: The screen without its first and last row.
  ///   - most: How many rows there are at most; the frame keeps its size while they are narrowed.
  ///   - count: How many rows there are now.
  ///   - selected: The one that always shows.
  ///   - columns: How wide the frame is where there is room.
  init(in body: Rect, most: Int, count: Int, selected: Int, columns: Int) {
    frame = body.centered(
      Size(
        columns: ScreenLayout.frameColumns(columns, over: body.columns),
        rows: min(max(most, 1), Self.mostRows, max(4, body.rows - 8)) + 4))
    let inside = Frame.inside(frame)
    field = inside.split(.rows, at: 1).first.inset(left: 1, right: 1)
    list = inside.inset(top: 2)
    let first = min(max(0, selected - list.rows / 2), max(0, count - list.rows))
    visible = first..<min(first + list.rows, max(first, count))
  }

  /// The row at a place of the screen; nil where there is none.
  func row(at point: Point) -> Int? {
    guard list.contains(point) else { return nil }
    let row = visible.lowerBound + point.row - list.row
    return visible.contains(row) ? row : nil
  }
}
