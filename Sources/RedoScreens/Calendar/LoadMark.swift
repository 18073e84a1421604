internal import RedoTerminal

/// The shade of a day's load: denser and brighter the fuller the day, so that it is read without
/// colour too.
enum LoadMark {
  /// The glyph of a level, 1 to 4.
  static func glyph(of level: Int, _ glyphs: GlyphSet) -> Glyph {
    switch level {
    case ...1: glyphs.glyph("░", "-")
    case 2: glyphs.glyph("▒", "=")
    case 3: glyphs.glyph("▓", "%")
    default: glyphs.glyph("█", "#")
    }
  }

  /// Draws a level over some columns; nothing for 0.
  ///
  /// It is a step brighter than its role, since a shade lets the ground through.
  static func draw(_ level: Int, in rect: Rect, onto canvas: inout Canvas) {
    guard level > 0, rect.rows > 0 else { return }
    // Without colour the selected ground is reversed, and so a full shade would be an empty one.
    canvas.lay(.panel, under: rect)
    for column in 0..<rect.columns {
      canvas.put(
        glyph(of: level, canvas.glyphs), at: Point(row: rect.row, column: rect.column + column),
        .heat(level + 1))
    }
  }
}
