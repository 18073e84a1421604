public import RedoTerminal

/// Where the parts of the calendar stand in the room of its body.
public struct CalendarLayout: Hashable, Sendable {
  /// The days, frame and all; without room where the tasks have it.
  public let grid: Rect
  /// The tasks of the selected day, frame and all; without room where the days have it.
  public let day: Rect

  /// Lays the calendar out in a body of a size; a narrow one shows the part that has the focus.
  public init(room: Size, focus: CalendarPart) {
    let isWide = room.columns >= ScreenLayout.wideColumns
    let columns = isWide ? room.columns * 13 / 20 : focus == .grid ? room.columns : 0
    (grid, day) = Rect(size: room).split(.columns, at: columns)
  }

  /// The row that names the days of the week; without rows where every row is needed for days.
  public func weekdays(weeks: Int) -> Rect {
    let inside = Frame.inside(grid)
    return inside.split(.rows, at: inside.rows > weeks ? 1 : 0).first
  }

  /// The columns that every day of a month has at least.
  public var cellColumns: Int { Frame.inside(grid).columns / 7 }

  /// The cell of the day that is so many days after the first that shows; the cells of a month fill
  /// its room, and so one may be a column or a row larger than another.
  public func cell(_ index: Int, weeks: Int) -> Rect {
    let inside = Frame.inside(grid)
    let room = inside.inset(top: weekdays(weeks: weeks).rows)
    // Where one week has a row alone, all have: only some of them would say what is due.
    let rows = room.rows < weeks * 2 ? weeks : room.rows
    let (week, weekday) = (index / 7, index % 7)
    func top(_ week: Int) -> Int { room.row + week * rows / max(1, weeks) }
    func left(_ weekday: Int) -> Int { room.column + weekday * room.columns / 7 }
    return Rect(
      row: top(week), column: left(weekday), columns: left(weekday + 1) - left(weekday),
      rows: top(week + 1) - top(week))
  }
}
