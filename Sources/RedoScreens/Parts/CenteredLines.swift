internal import RedoTerminal
internal import RedoViewModels

/// Lines in the middle of a pane that has nothing else to show.
struct CenteredLines {
  /// The lines, from the top; one that is longer than the pane is wide goes on in the next row.
  let lines: [[TextPiece]]

  /// Draws the lines a little above the middle, or from a row on.
  func draw(from first: Int? = nil, on canvas: inout Canvas) {
    let (columns, glyphs) = (canvas.size.columns, canvas.glyphs)
    let rows = lines.flatMap { pieces in
      LineWrapper.lines(
        of: pieces.map { DetailSpan($0.text, $0.role) }, columns: columns - 2)
    }.cut(toRows: canvas.size.rows - (first ?? 0), glyphs)
    let top = first ?? max(0, (canvas.size.rows - rows.count) / 2 - 1)
    for (row, line) in rows.enumerated() {
      let column = max(0, (columns - line.spans.reduce(0) { $0 + $1.columns }) / 2)
      DetailLineRow(line: line).render(at: Point(row: top + row, column: column), onto: &canvas)
    }
  }
}
