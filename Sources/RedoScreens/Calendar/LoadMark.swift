internal import RedoTerminal

/// The shade of a day's load: denser and brighter the fuller the day, so that it is read without
/// colour too, and hatched at its end where the day is more than full.
enum LoadMark {
  /// A glyph of a shade in its colour.
  typealias Sign = (glyph: Glyph, role: Role)

  /// The signs from the least load to a full day, and behind them that of what is more.
  static func signs(beyondFull: Bool, _ glyphs: GlyphSet) -> [Sign] {
    (1...4).map { sign(of: $0, glyphs) } + (beyondFull ? [excessSign(glyphs)] : [])
  }

  /// The sign of a level, 1 to 4.
  ///
  /// It is a step brighter than its role, since a shade lets the ground through.
  private static func sign(of level: Int, _ glyphs: GlyphSet) -> Sign {
    (glyphs.shade(level), .heat(level + 1))
  }

  /// The sign of what goes beyond a full day, which the bar of the plan has too.
  private static func excessSign(_ glyphs: GlyphSet) -> Sign {
    (glyphs.excess, .overdue)
  }

  /// Draws a level over some columns, nothing for 0; their end is hatched for the part of the load
  /// that goes beyond a full day.
  static func draw(
    _ level: Int, excess: Double, in rect: Rect, onto canvas: inout Canvas
  ) {
    guard level > 0, rect.rows > 0 else { return }
    // Without colour the selected ground is reversed, and so a full shade would be an empty one.
    canvas.lay(.panel, under: rect)
    let full = rect.columns - hatchedColumns(excess, of: rect.columns)
    for column in 0..<rect.columns {
      let sign =
        column < full ? sign(of: level, canvas.glyphs) : excessSign(canvas.glyphs)
      canvas.put(
        sign.glyph, at: Point(row: rect.row, column: rect.column + column), sign.role)
    }
  }

  /// How many of some columns are hatched: one at the least where anything is too much, and never all
  /// where there are two.
  private static func hatchedColumns(_ excess: Double, of columns: Int) -> Int {
    guard excess > 0 else { return 0 }
    return max(1, min(Int((excess * Double(columns)).rounded()), columns - 1))
  }
}
