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
    let (sum, rest) = Rect(size: room).split(.rows, at: room.rows >= Self.tallRows ? 5 : 3)
    self.sum = sum
    let isWide = room.columns >= Self.wideColumns
    let columns = isWide ? room.columns / 2 : focus == .today ? room.columns : 0
    (today, suggestions) = rest.split(.columns, at: columns)
  }

  /// The frame of a column.
  public func frame(of column: PlanColumn) -> Rect {
    column == .today ? today : suggestions
  }
}
