public import RedoTerminal

/// Where everything stands on a screen of a given size.
///
/// From 100 columns the list and the task stand side by side, below there is one pane; below
/// 40 × 10 nothing but a line that says so.
public struct ScreenLayout: Hashable, Sendable {
  /// The least room in which the screen is usable.
  public static let leastSize = Size(columns: 40, rows: 10)
  /// The columns from which on both panes are shown.
  static let wideColumns = 100

  /// The whole screen.
  public let screen: Rect
  /// The row of tabs.
  public let header: Rect
  /// What lies between the first row and the last.
  public let body: Rect
  /// The list; without room where the task has it.
  public let list: Rect
  /// The task; without room where the list has it.
  public let detail: Rect
  /// The row of messages and key hints.
  public let footer: Rect

  /// Lays a screen out; a narrow one shows the pane that has the focus.
  public init(size: Size, focus: Pane) {
    screen = Rect(size: size)
    let (header, rest) = screen.split(.rows, at: 1)
    let (body, footer) = rest.split(.rows, at: -1)
    self.header = header
    self.body = body
    self.footer = footer
    let nothing = Rect(row: body.row, column: body.column, columns: 0, rows: 0)
    if size.columns >= Self.wideColumns {
      (list, detail) = body.split(.columns, at: Self.listColumns(of: size.columns))
    } else {
      (list, detail) = focus == .list ? (body, nothing) : (nothing, body)
    }
  }

  /// Whether the screen is too small for anything but saying so.
  public var isTooSmall: Bool {
    screen.columns < Self.leastSize.columns || screen.rows < Self.leastSize.rows
  }

  /// Where so many rows of text lie over the body, in a frame of so many columns.
  func overlayPlace(columns: Int, rows: Int) -> Rect {
    body.centered(Size(columns: columns, rows: min(body.rows, max(rows, 3) + 2)))
  }

  /// The list has the larger half, since its rows are longest.
  private static func listColumns(of columns: Int) -> Int {
    min(columns * 11 / 20, columns - 44)
  }
}
