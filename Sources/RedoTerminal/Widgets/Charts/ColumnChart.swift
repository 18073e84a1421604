/// Upright bars side by side, each as high as its value, to an eighth of a row.
public struct ColumnChart: Hashable, Sendable {
  /// The values, from the left.
  public var values: [Int]
  /// The columns of each bar, 1 or more.
  public let barColumns: Int
  /// The blanks between bars, 0 or more.
  public let gap: Int

  /// A chart of values.
  public init(_ values: [Int], barColumns: Int = 1, gap: Int = 0) {
    self.values = values
    self.barColumns = max(1, barColumns)
    self.gap = max(0, gap)
  }

  /// Draws the bars on the lower edge of a rectangle; the highest fills its height.
  ///
  /// A value above 0 is never without a mark, and one of 0 has a low dot.
  public func draw(on canvas: inout Canvas, in rect: Rect) {
    let most = max(values.max() ?? 0, 1)
    for (place, value) in values.enumerated() {
      let start = rect.column + place * (barColumns + gap)
      guard start + barColumns <= rect.endColumn else { return }
      for column in start..<start + barColumns {
        draw(value, of: most, on: &canvas, in: rect, column: column)
      }
    }
  }

  private func draw(
    _ value: Int, of most: Int, on canvas: inout Canvas, in rect: Rect, column: Int
  ) {
    guard value > 0 else {
      let point = Point(row: rect.endRow - 1, column: column)
      if rect.rows > 0 { canvas.put(canvas.glyphs.glyph("·", "."), at: point, .priorityRest) }
      return
    }
    // Where there are no parts of a row a bar is rounded to whole ones.
    let steps = canvas.glyphs == .unicode ? 8 : 1
    let share = Double(value) / Double(most) * Double(rect.rows * steps)
    let height = max(1, Int(share.rounded()))
    for row in 0..<rect.rows {
      let filled = min(height - row * steps, steps)
      guard filled > 0 else { return }
      let glyph = steps == 8 ? Glyph.lowerBlock(eighths: filled) : Glyph("#")
      canvas.put(
        glyph, at: Point(row: rect.endRow - 1 - row, column: column),
        value == most ? .neonBright : .gauge)
    }
  }
}
