/// Breaks text into rows.
public enum TextWrap {
  /// The rows of a text in a number of columns.
  ///
  /// Rows end at line breaks, else at spaces; a word longer than a row is cut between clusters. Spaces
  /// at a break are dropped. Without room there are no rows.
  public static func lines(of text: some StringProtocol, columns: Int) -> [String] {
    guard columns > 1 else { return [] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .flatMap { rows(ofParagraph: $0, columns: columns) }
  }

  private static func rows(ofParagraph text: some StringProtocol, columns: Int) -> [String] {
    var rows: [String] = []
    var row: [Glyph] = []
    var used = 0
    for glyph in Glyphs(text) {
      if used + glyph.columns > columns {
        let carried = carry(from: &row, before: glyph)
        rows.append(joined(row))
        row = carried
        used = row.reduce(0) { $0 + $1.columns }
        if glyph == .blank, row.isEmpty { continue }
      }
      row.append(glyph)
      used += glyph.columns
    }
    rows.append(joined(row))
    return rows
  }

  /// Takes the unfinished word off a full row, unless the row holds nothing else.
  private static func carry(from row: inout [Glyph], before next: Glyph) -> [Glyph] {
    guard next != .blank, let space = row.lastIndex(of: .blank),
      row[..<space].contains(where: { $0 != .blank })
    else { return [] }
    let word = Array(row[(space + 1)...])
    row.removeSubrange(space...)
    return word
  }

  private static func joined(_ row: [Glyph]) -> String {
    var end = row.endIndex
    while end > 0, row[end - 1] == .blank { end -= 1 }
    return row[..<end].map(\.text).joined()
  }
}
