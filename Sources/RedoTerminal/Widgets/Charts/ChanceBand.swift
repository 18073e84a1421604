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

  /// Draws the band across the first row of a rectangle, a step a column.
  public func draw(on canvas: inout Canvas, in rect: Rect) {
    guard rect.rows > 0 else { return }
    for (column, chance) in chances.prefix(rect.columns).enumerated() {
      let (glyph, role) = look(chance, canvas.glyphs)
      canvas.put(glyph, at: Point(row: rect.row, column: rect.column + column), role)
    }
  }

  private func look(_ chance: Double, _ glyphs: GlyphSet) -> (Glyph, Role) {
    switch chance {
    case ..<0.02: (glyphs.glyph("·", "."), .priorityRest)
    case ..<0.25: (glyphs.glyph("░", "-"), .heat2)
    case ..<0.5: (glyphs.glyph("▒", "+"), .heat3)
    case ..<0.85: (glyphs.glyph("▓", "*"), role)
    default: (glyphs.glyph("█", "#"), role)
    }
  }
}
