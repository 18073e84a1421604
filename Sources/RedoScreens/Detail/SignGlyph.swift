internal import RedoTerminal
internal import RedoViewModels

/// The form that a sign has on a terminal.
enum SignGlyph {
  /// The glyph of a sign.
  static func glyph(of sign: DetailSign, _ glyphs: GlyphSet) -> Glyph {
    switch sign {
    case .unchecked: glyphs.glyph("☐", "o")
    case .checked: glyphs.glyph("☑", "x")
    case .current: glyphs.glyph("●", "@")
    case .done: glyphs.glyph("✓", "+")
    case .orphaned: glyphs.glyph("◌", "o")
    case .change: glyphs.glyph("○", "o")
    case .head: glyphs.glyph("●", "@")
    case .refused: glyphs.glyph("×", "x")
    case .buried: glyphs.glyph("◌", ".")
    case .held: glyphs.glyph("◇", "?")
    case .fork: glyphs.glyph("◆", "*")
    }
  }
}
