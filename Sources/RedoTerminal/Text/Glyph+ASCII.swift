extension Glyph {
  /// The ASCII sign that reads like this punctuation mark; nil for letters and everything else.
  var asciiLike: Glyph? {
    switch soleScalar {
    // The dot of Greek is one in Unicode with the other.
    case "·", "\u{387}", "–", "—", "−": Glyph("-")
    case "×": Glyph("x")
    case "…": Glyph("~")
    case "“", "”", "„", "«", "»": Glyph("\"")
    case "‘", "’", "‚": Glyph("'")
    case "→": Glyph(">")
    case "←": Glyph("<")
    case "↑": Glyph("^")
    case "↓": Glyph("v")
    case "•", "●": Glyph("*")
    case "○": Glyph("o")
    case "✓": Glyph("+")
    case "\u{A0}": Glyph(" ")
    default: nil
    }
  }
}
