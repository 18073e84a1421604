public import RedoTerminal

/// Lines as they reach the terminal: nothing in them acts on it, and none is wider than it is, unless
/// it is too narrow for words.
public enum LinearText {
  /// How far the rows after the first of a line are set in.
  private static let indent = 3

  /// The rows of a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - columns: How wide a row may be; nil where nothing is wrapped, as in fewer than ten.
  ///   - glyphs: What the terminal can show.
  /// - Returns: The rows, the first with the line's start.
  public static func rows(of line: String, columns: Int?, glyphs: GlyphSet) -> [String] {
    let whole = TextWidth.columns(of: line)
    guard let columns, columns > indent * 3, whole > columns else {
      return [shown(line, columns: whole, glyphs)]
    }
    let blanks = String(repeating: " ", count: indent)
    return TextWrap.lines(of: line, columns: columns, indent: indent).enumerated().map {
      shown($0 == 0 ? $1 : blanks + $1, columns: columns, glyphs)
    }
  }

  /// The text as the grid shows it, where hostile characters become visible ones.
  private static func shown(_ text: String, columns: Int, _ glyphs: GlyphSet) -> String {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text }
    var canvas = Canvas(size: Size(columns: max(1, columns), rows: 1), glyphs: glyphs)
    canvas.write(text, at: .zero, as: .text)
    let cells = canvas.row(0).map(\.glyph.text).joined()
    return String(cells.reversed().drop { $0 == " " }.reversed())
  }
}
