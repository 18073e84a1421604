/// The signs that rain is made of, one column each.
enum RainGlyph {
  /// Half-width katakana, as on the screens that rain was first seen on, and digits.
  private static let signs = (0xFF66...0xFF9D).compactMap(Unicode.Scalar.init) + digits
  private static let digits = Array("0123456789".unicodeScalars)
  private static let plain = Array("0123456789:=*+<>|/".unicodeScalars)

  /// The sign of a number.
  static func glyph(_ number: UInt64, _ glyphs: GlyphSet) -> Glyph {
    let signs = glyphs == .unicode ? signs : plain
    return Glyph(signs[Int(number % UInt64(signs.count))])
  }
}
