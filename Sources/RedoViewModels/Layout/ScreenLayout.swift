public import RedoTerminal

/// Where everything stands on a screen of a given size.
///
/// Below 40 × 10 there is nothing but a line that says so.
public struct ScreenLayout: Hashable, Sendable {
  /// The least room in which the screen is usable.
  public static let leastSize = Size(columns: 40, rows: 10)

  /// The columns from which on a list and what it is about show side by side.
  static let wideColumns = 100

  /// The columns that show beside what lies over the screen at the least, where any do: in fewer
  /// nothing can be read.
  private static let leastBeside = 8

  /// The whole screen.
  public let screen: Rect
  /// The row of tabs.
  public let header: Rect
  /// What lies between the first row and the last.
  public let body: Rect
  /// The row of messages and key hints.
  public let footer: Rect

  /// Lays a screen out.
  public init(size: Size) {
    screen = Rect(size: size)
    let rest: Rect
    (header, rest) = screen.split(.rows, at: 1)
    (body, footer) = rest.split(.rows, at: -1)
  }

  /// The columns of a frame that wants so many, over all there are.
  static func frameColumns(_ wanted: Int, over all: Int) -> Int {
    all < wanted + leastBeside ? all : wanted
  }

  /// Whether the screen is too small for anything but saying so.
  public var isTooSmall: Bool {
    screen.columns < Self.leastSize.columns || screen.rows < Self.leastSize.rows
  }

  /// Where so many rows of text lie over the body, in a frame of so many columns.
  func overlayPlace(columns: Int, rows: Int) -> Rect {
    body.centered(Size(columns: columns, rows: min(body.rows, max(rows, 3) + 2)))
  }
}
