public import RedoTerminal

/// Where the panes of the tasks stand in the room of their body.
public struct TasksLayout: Hashable, Sendable {
  /// The list, frame and all; without room where the task has it.
  public let list: Rect
  /// The task, frame and all; without room where the list has it.
  public let detail: Rect

  /// Lays the panes out in a body of a size; a narrow one shows the pane that has the focus.
  public init(room: Size, focus: Pane) {
    let isWide = room.columns >= ScreenLayout.wideColumns
    let columns =
      isWide ? Self.listColumns(of: room.columns) : focus == .list ? room.columns : 0
    (list, detail) = Rect(size: room).split(.columns, at: columns)
  }

  /// The list has the larger half, since its rows are longest.
  private static func listColumns(of columns: Int) -> Int {
    min(columns * 11 / 20, columns - 44)
  }
}
