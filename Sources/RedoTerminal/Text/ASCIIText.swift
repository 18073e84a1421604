/// Text for a terminal whose locale has nothing but ASCII.
public enum ASCIIText {
  /// The text with each sign that ASCII lacks replaced by one that reads like it, or by as many
  /// question marks as it takes columns.
  public static func folded(_ text: String) -> String {
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return text }
    var folded = ""
    for character in text {
      if character.isASCII {
        folded.append(character)
      } else if let sign = signs[character] {
        folded += sign
      } else if let sign = Self.like(character) {
        folded += sign.text
      } else {
        folded += String(repeating: "?", count: TextWidth.columns(of: String(character)))
      }
    }
    return folded
  }

  private static func like(_ character: Character) -> Glyph? {
    let scalars = Array(character.unicodeScalars)
    return scalars.count == 1 ? Glyph(scalars[0]).asciiLike : nil
  }

  /// The lines and bars that verbs draw with.
  private static let signs: [Character: String] = [
    "│": "|", "─": "-", "├": "+", "┤": "+", "╭": ".", "╮": ".", "╯": "'", "╰": "`", "┼": "+",
    "┬": "+", "┴": "+", "▁": "_", "▂": "_", "▃": ".", "▄": ":", "▅": "=", "▆": "+", "▇": "%",
    "█": "#", "▮": "#", "▯": "-", "✗": "x", "↻": "@", "◌": "o", "◆": "*", "◇": "o",
    "◉": "@", "⇅": "=", "…": "...",
  ]
}
