/// A bar that shows which part of a list is visible.
///
/// It draws nothing where all of it is.
public struct ScrollBar: Hashable, Sendable {
  /// The rows shown.
  public var visible: Range<Int>
  /// The rows there are.
  public var count: Int
  /// Whether the pane that it scrolls has the focus.
  public var isFocused: Bool

  /// A bar for the shown rows of a list.
  public init(visible: Range<Int>, count: Int, isFocused: Bool = false) {
    self.visible = visible
    self.count = count
    self.isFocused = isFocused
  }

  /// The cells of a track of `height` cells that the thumb covers; empty where all rows are shown.
  public func thumb(height: Int) -> Range<Int> {
    guard count > visible.count, height > 0, count > 0 else { return 0..<0 }
    let length = min(height, max(1, visible.count * height / count))
    let hidden = count - visible.count
    let start = (visible.lowerBound * (height - length) + hidden / 2) / hidden
    let first = min(max(0, start), height - length)
    return first..<first + length
  }

  /// Draws the bar down the first column of a rectangle that no frame has lines in.
  public func draw(on canvas: inout Canvas, in rect: Rect) {
    let thumb = thumb(height: rect.rows)
    guard !thumb.isEmpty, rect.columns > 0 else { return }
    for row in 0..<rect.rows where !thumb.contains(row) {
      canvas.put(
        canvas.glyphs.glyph("│", "|"), at: Point(row: rect.row + row, column: rect.column), .border)
    }
    drawThumb(thumb, from: rect.origin, on: &canvas)
  }

  /// Draws the bar on the frame's line at the right of what is inside; the line is its track, and
  /// keeps its glow.
  public func draw(on canvas: inout Canvas, rightOf inside: Rect) {
    drawThumb(
      thumb(height: inside.rows), from: Point(row: inside.row, column: inside.endColumn),
      on: &canvas)
  }

  private func drawThumb(_ thumb: Range<Int>, from top: Point, on canvas: inout Canvas) {
    for row in thumb {
      canvas.put(
        canvas.glyphs.glyph("┃", "#"), at: Point(row: top.row + row, column: top.column),
        isFocused ? .borderGlow3 : .faint)
    }
  }
}
