internal import RedoTerminal
internal import RedoViewModels

/// The form that a sign has on a terminal.
enum SignGlyph {
  /// The glyph of a sign.
  static func glyph(of sign: DetailSign, _ glyphs: GlyphSet) -> Glyph {
    glyphs.glyph(sign.scalar, ascii(sign))
  }

  private static func ascii(_ sign: DetailSign) -> Unicode.Scalar {
    switch sign {
    case .unchecked, .orphaned, .change: "o"
    case .checked, .refused: "x"
    case .current, .head: "@"
    case .done: "+"
    case .buried: "."
    case .held: "?"
    case .fork: "*"
    }
  }
}
