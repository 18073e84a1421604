/// Which glyphs the terminal can show.
public enum GlyphSet: Hashable, Sendable, CaseIterable {
  /// Every glyph.
  case unicode
  /// ASCII lines, signs and punctuation around letters of any script: fonts such as the Linux
  /// console's have those and little else.
  case console
  /// ASCII only, where the locale is not UTF-8; anything else shows as question marks of the same width.
  case ascii

  /// What replaces the end of a text that does not fit.
  public var ellipsis: Glyph { glyph("…", "~") }

  /// The sign of what comes back; in ASCII the letter of its key, as `~` cuts a text and asks for points.
  public var repeats: Glyph { glyph("↻", "r") }

  /// What was understood of what is typed; in ASCII not the sign of the line that is typed itself.
  public var meaning: Glyph { glyph("→", "=") }

  /// What stands between parts of a line that go together.
  public var separator: String { text(" · ", " - ") }

  /// How dense an intensity looks, from 0, which is none, to 4; one outside counts as the nearest.
  ///
  /// None of the shades is the sign of what is done or of what is too much.
  public func shade(_ level: Int) -> Glyph {
    switch level {
    case ...0: glyph("·", ".")
    case 1: glyph("░", "-")
    case 2: glyph("▒", "=")
    case 3: glyph("▓", "%")
    default: glyph("█", "#")
    }
  }

  /// What is too much: no shade, so that it is read without colour too.
  public var excess: Glyph { glyph("▞", "!") }

  /// One of two glyphs, by what can be shown.
  public func glyph(_ unicode: Unicode.Scalar, _ ascii: Unicode.Scalar) -> Glyph {
    Glyph(self == .unicode ? unicode : ascii)
  }

  /// One of two texts, by what can be shown.
  public func text(_ unicode: String, _ ascii: String) -> String {
    self == .unicode ? unicode : ascii
  }
}
