public import RedoTerminal

/// Where the parts of the settings stand in the room of their body.
public struct SettingsLayout: Hashable, Sendable {
  private static let indexColumns = 24
  /// Where values start in a row.
  public static let valueColumn = 20

  /// The names of the sections, frame and all; without room where the screen is narrow.
  public let index: Rect
  /// The rows, frame and all.
  public let list: Rect
  /// What the selected row is about, frame and all.
  public let note: Rect

  /// How many columns a value has in its row; the last one stays blank.
  public var valueColumns: Int { Frame.inside(list).columns - Self.valueColumn - 1 }

  /// Lays the settings out in a body of a size.
  public init(room: Size) {
    let isWide = room.columns >= ScreenLayout.wideColumns
    let (index, rest) = Rect(size: room)
      .split(.columns, at: isWide ? Self.indexColumns : 0)
    self.index = index
    let noteRows = room.rows >= 20 ? 6 : room.rows >= 12 ? 5 : 3
    (list, note) = rest.split(.rows, at: -noteRows)
  }
}
