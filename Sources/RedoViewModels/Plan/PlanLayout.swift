public import RedoTerminal

/// Where the parts of the plan stand in the room of its body.
public struct PlanLayout: Hashable, Sendable {
  /// The columns from which on both columns of the plan show side by side.
  static let wideColumns = 76
  /// The rows from which on the capacity is explained below its bar.
  private static let tallRows = 13

  /// How the day adds up, frame and all.
  public let sum: Rect
  /// What is planned, frame and all; without room where the suggestions have it.
  public let today: Rect
  /// The suggestions, frame and all; without room where the plan has it.
  public let suggestions: Rect

  /// Lays the plan out in a body of a size; a narrow one shows the column that has the focus.
  public init(room: Size, focus: PlanColumn) {
    let (sum, columns) = Rect(size: room).split(.rows, at: room.rows >= Self.tallRows ? 5 : 3)
    self.sum = sum
    let nothing = Rect(row: columns.row, column: columns.column, columns: 0, rows: 0)
    if room.columns >= Self.wideColumns {
      (today, suggestions) = columns.split(.columns, at: room.columns / 2)
    } else {
      (today, suggestions) = focus == .today ? (columns, nothing) : (nothing, columns)
    }
  }

  /// The frame of a column.
  public func frame(of column: PlanColumn) -> Rect {
    column == .today ? today : suggestions
  }
}
