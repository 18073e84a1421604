public import RedoTerminal

/// Where the values of a setting stand over the screen.
public struct SettingChoiceLayout: Hashable, Sendable {
  /// The frame.
  public let frame: Rect
  /// The room of the values.
  public let list: Rect
  /// The values that show; the chosen one is always among them.
  public let visible: Range<Int>

  /// Lays the values out over the body of a screen.
  init(of choice: SettingChoice, in body: Rect) {
    frame = body.centered(Size(columns: 46, rows: choice.values.count + 2))
    list = Frame.inside(frame)
    let count = choice.values.count
    let first = min(max(0, choice.selected - list.rows / 2), max(0, count - list.rows))
    visible = first..<min(first + list.rows, count)
  }

  /// The value at a place of the screen; nil where there is none.
  func value(at point: Point) -> Int? {
    guard list.contains(point) else { return nil }
    let index = visible.lowerBound + point.row - list.row
    return visible.contains(index) ? index : nil
  }
}
