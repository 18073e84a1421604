/// A horizontal bar as long as its value, to an eighth of a column; its first part may stand out.
public struct Bar: Hashable, Sendable {
  /// How long it is.
  public var value: Int
  /// The part of it, from the left, that stands out.
  public var part: Int
  /// The value that fills the room.
  public var total: Int
  /// The colour of the bar.
  public var role: Role

  /// A bar of `value`, the first `part` of it in another colour, where `total` fills the room.
  public init(value: Int, part: Int = 0, of total: Int, role: Role = .gauge) {
    self.value = value
    self.part = part
    self.total = total
    self.role = role
  }

  /// Draws the bar across the first row of a rectangle.
  ///
  /// The part that stands out has a glyph of its own, so that it is told without colour.
  public func draw(on canvas: inout Canvas, in rect: Rect) {
    guard rect.rows > 0 else { return }
    let whole = Self.eighths(of: value, total, rect.columns)
    let first = min(whole, Self.eighths(of: part, total, rect.columns)) / 8
    let firstCells = part > 0 ? max(1, first) : 0
    for column in 0..<rect.columns {
      let filled = whole - column * 8
      guard filled > 0 || column < firstCells else { return }
      let point = Point(row: rect.row, column: rect.column + column)
      if column < firstCells {
        canvas.put(canvas.glyphs.glyph("▓", "!"), at: point, .overdue)
      } else {
        // The part that stands out is told in whole cells; where all of it does, so does its end.
        canvas.put(Self.glyph(filled, canvas.glyphs), at: point, part >= value ? .overdue : role)
      }
    }
  }

  /// How many eighths of a column the bar is long: none only for zero.
  private static func eighths(of value: Int, _ total: Int, _ columns: Int) -> Int {
    guard value > 0, total > 0, columns > 0 else { return 0 }
    let share = min(Double(value) / Double(total), 1)
    return max(1, Int((share * Double(columns * 8)).rounded()))
  }

  private static func glyph(_ eighths: Int, _ glyphs: GlyphSet) -> Glyph {
    guard glyphs == .unicode else { return Glyph("=") }
    return Glyph(Unicode.Scalar(0x2590 - UInt32(min(max(eighths, 1), 8))) ?? "█")
  }
}
