internal import RedoTerminal

/// A text on a row with the parts lit that a search found.
struct MatchedText {
  let text: String
  /// The parts in their order, in UTF-8 bytes.
  let matches: [Range<Int>]

  /// Writes the text and says how many columns it took.
  @discardableResult
  func write(
    at start: Point, as role: Role, emphasis: Emphasis = [], limit: Int, onto canvas: inout Canvas
  ) -> Int {
    let used = canvas.write(
      text, at: start, as: role, emphasis: emphasis, limit: limit, overflow: .ellipsis)
    for match in matches {
      let lower = columns(before: match.lowerBound, atMost: used)
      // A text from elsewhere may have any number of them where nobody sees it.
      guard lower < used else { break }
      let upper = columns(before: match.upperBound, atMost: used)
      let rect = Rect(
        row: start.row, column: start.column + lower, columns: upper - lower, rows: 1)
      canvas.restyle(rect) { $0.role = .match }
    }
    return used
  }

  private func columns(before byte: Int, atMost most: Int) -> Int {
    TextWidth.columns(of: String(decoding: text.utf8.prefix(byte), as: UTF8.self), atMost: most)
  }
}
