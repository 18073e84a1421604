/// A bar of which a part is filled.
public struct Gauge: Hashable, Sendable {
  /// What is filled.
  public var value: Int
  /// What would fill it; zero shows an empty bar.
  public var total: Int
  /// The role of the filled part.
  public var role: Role

  /// A bar that is filled by `value` of `total` parts.
  public init(value: Int, of total: Int, role: Role = .gauge) {
    self.value = value
    self.total = total
    self.role = role
  }

  /// How many of the given cells are filled: none only for zero, all only when it is full.
  public func filled(of cells: Int) -> Int {
    guard total > 0, value > 0, cells > 0 else { return 0 }
    guard value < total else { return cells }
    let share = Int(Double(value) / Double(total) * Double(cells))
    return min(max(1, share), max(cells - 1, 0))
  }

  /// Draws the bar across the first row of a rectangle.
  public func draw(on canvas: inout Canvas, in rect: Rect) {
    guard rect.rows > 0 else { return }
    let filled = filled(of: rect.columns)
    for column in 0..<rect.columns {
      let isFilled = column < filled
      let glyph = isFilled ? canvas.glyphs.glyph("▰", "=") : canvas.glyphs.glyph("▱", "-")
      canvas.put(
        glyph, at: Point(row: rect.row, column: rect.column + column),
        isFilled ? role : .priorityRest)
    }
  }
}
