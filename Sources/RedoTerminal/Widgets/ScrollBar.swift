/// A bar that shows which part of a list is visible.
///
/// It draws nothing where all of it is.
public struct ScrollBar: Hashable, Sendable {
  /// The rows shown.
  public var visible: Range<Int>
  /// The rows there are.
  public var count: Int

  /// A bar for the shown rows of a list.
  public init(visible: Range<Int>, count: Int) {
    self.visible = visible
    self.count = count
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

  /// Draws the bar down the first column of a rectangle.
  public func draw(on canvas: inout Canvas, in rect: Rect) {
    let thumb = thumb(height: rect.rows)
    guard !thumb.isEmpty, rect.columns > 0 else { return }
    for row in 0..<rect.rows {
      let isThumb = thumb.contains(row)
      let glyph = isThumb ? canvas.glyphs.glyph("┃", "#") : canvas.glyphs.glyph("│", "|")
      canvas.put(
        glyph, at: Point(row: rect.row + row, column: rect.column),
        isThumb ? .neon : .border)
    }
  }
}
