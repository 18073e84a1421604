/// Breaks text into rows.
public enum TextWrap {
  /// The rows of a text in a number of columns.
  ///
  /// Rows end at line breaks, else at spaces; a word longer than a row is cut between clusters. Spaces
  /// at a break are dropped. Without room there are no rows.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - columns: How wide a row may be.
  ///   - indent: By how many columns the rows after the first are narrower.
  /// - Returns: The rows.
  public static func lines(
    of text: some StringProtocol, columns: Int, indent: Int = 0
  ) -> [String] {
    guard columns - indent > 1 else { return [] }
    var rows: [String] = []
    for paragraph in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      wrap(paragraph, into: &rows) { $0 == 0 ? columns : columns - indent }
    }
    return rows
  }

  private static func wrap(
    _ paragraph: some StringProtocol, into rows: inout [String], columns: (_ row: Int) -> Int
  ) {
    var row: [Glyph] = []
    var used = 0
    for glyph in Glyphs(paragraph) {
      if used + glyph.columns > columns(rows.count) {
        let carried = carry(from: &row, before: glyph)
        rows.append(joined(row))
        row = carried
        cut(&row, before: glyph, into: &rows, columns)
        used = row.reduce(0) { $0 + $1.columns }
        if glyph == .blank, row.isEmpty { continue }
      }
      row.append(glyph)
      used += glyph.columns
    }
    rows.append(joined(row))
  }

  /// Cuts a word that fits the row before it, and is with what follows too long for the next one.
  private static func cut(
    _ word: inout [Glyph], before next: Glyph, into rows: inout [String],
    _ columns: (_ row: Int) -> Int
  ) {
    var used = 0
    var start = 0
    for (place, glyph) in word.enumerated() {
      if used + glyph.columns > columns(rows.count) {
        rows.append(joined(Array(word[start..<place])))
        (start, used) = (place, 0)
      }
      used += glyph.columns
    }
    if used + next.columns > columns(rows.count), start < word.count {
      rows.append(joined(Array(word[start...])))
      start = word.count
    }
    word.removeSubrange(..<start)
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
