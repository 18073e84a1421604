public import RedoTerminal

/// Where the parts of the calendar stand in the room of its body.
public struct CalendarLayout: Hashable, Sendable {
  /// The columns from which on the days and the tasks of one stand side by side.
  static let wideColumns = 100

  /// The days, frame and all; without room where the tasks have it.
  public let grid: Rect
  /// The tasks of the selected day, frame and all; without room where the days have it.
  public let day: Rect

  /// Lays the calendar out in a body of a size; a narrow one shows the part that has the focus.
  public init(room: Size, focus: CalendarPart) {
    let body = Rect(size: room)
    let nothing = Rect(row: 0, column: 0, columns: 0, rows: 0)
    if room.columns >= Self.wideColumns {
      (grid, day) = body.split(.columns, at: room.columns * 13 / 20)
    } else {
      (grid, day) = focus == .grid ? (body, nothing) : (nothing, body)
    }
  }

  /// The row that names the days of the week; without rows where every row is needed for days.
  public func weekdays(weeks: Int) -> Rect {
    let inside = Frame.inside(grid)
    return inside.split(.rows, at: inside.rows > weeks ? 1 : 0).first
  }

  /// The columns of a day of a month.
  var cellColumns: Int { Frame.inside(grid).columns / 7 }

  /// The rows of a day of a month.
  func cellRows(weeks: Int) -> Int {
    max(1, (Frame.inside(grid).rows - weekdays(weeks: weeks).rows) / max(1, weeks))
  }

  /// The cell of the day that is so many days after the first that shows.
  public func cell(_ index: Int, weeks: Int) -> Rect {
    let inside = Frame.inside(grid)
    let rows = cellRows(weeks: weeks)
    return Rect(
      row: inside.row + weekdays(weeks: weeks).rows + index / 7 * rows,
      column: inside.column + (inside.columns - cellColumns * 7) / 2 + index % 7 * cellColumns,
      columns: cellColumns, rows: rows)
  }
}
