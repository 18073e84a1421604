/// A row of growing chances: the denser, the likelier.
public struct ChanceBand: Hashable, Sendable {
  /// The chance at each of some even steps, 0 … 1, from the left.
  public var chances: [Double]
  /// The colour of the band.
  public var role: Role

  /// A band of chances.
  public init(_ chances: [Double], role: Role = .gauge) {
    self.chances = chances
    self.role = role
  }

  /// The rows from which on the chances are bars.
  public static let barRows = 3

  /// Draws the band across a rectangle, a step a column: its first row, or where there are
  /// ``barRows`` or more a bar for each step, as high as its chance.
  public func draw(on canvas: inout Canvas, in rect: Rect) {
    guard rect.rows > 0 else { return }
    for (column, chance) in chances.prefix(rect.columns).enumerated() {
      let (glyph, role) = look(chance, canvas.glyphs)
      let foot = Point(row: rect.endRow - 1, column: rect.column + column)
      if rect.rows < Self.barRows {
        canvas.put(glyph, at: Point(row: rect.row, column: foot.column), role)
      } else if role == .priorityRest {
        canvas.put(glyph, at: foot, role)
      } else {
        drawBar(chance, role, from: foot, rows: rect.rows, on: &canvas)
      }
    }
  }

  private func drawBar(
    _ chance: Double, _ role: Role, from foot: Point, rows: Int, on canvas: inout Canvas
  ) {
    // Where there are no parts of a row a bar is rounded to whole ones.
    let steps = canvas.glyphs == .unicode ? 8 : 1
    let height = max(1, Int((min(chance, 1) * Double(rows * steps)).rounded()))
    for row in 0..<rows {
      let filled = min(height - row * steps, steps)
      guard filled > 0 else { return }
      let glyph = steps == 8 ? Glyph.lowerBlock(eighths: filled) : Glyph("#")
      canvas.put(glyph, at: Point(row: foot.row - row, column: foot.column), role)
    }
  }

  private func look(_ chance: Double, _ glyphs: GlyphSet) -> (Glyph, Role) {
    switch chance {
    case ..<0.02: (glyphs.shade(0), .priorityRest)
    case ..<0.25: (glyphs.shade(1), .heat2)
    case ..<0.5: (glyphs.shade(2), .heat3)
    case ..<0.85: (glyphs.shade(3), role)
    default: (glyphs.shade(4), role)
    }
  }
}
