import RedoTerminal

extension Canvas {
  /// Its glyphs, a string a row.
  var rows: [String] {
    (0..<gridSize.rows).map { row($0).map(\.glyph.text).joined() }
  }
}
