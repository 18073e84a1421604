internal import RedoTerminal

/// Lines in the middle of a pane that has nothing else to show.
struct CenteredLines {
  /// The lines, from the top.
  let lines: [[TextPiece]]
  /// What becomes of a line that is longer than the pane is wide.
  var overflow = Overflow.cut

  /// Draws the lines a little above the middle, or from a row on.
  func draw(from first: Int? = nil, on canvas: inout Canvas) {
    let top = first ?? max(0, (canvas.size.rows - lines.count) / 2 - 1)
    for (row, pieces) in lines.enumerated() {
      let width = pieces.reduce(0) { $0 + TextWidth.columns(of: $1.text) }
      var column = max(0, (canvas.size.columns - width) / 2)
      for (text, role) in pieces {
        column += canvas.write(
          text, at: Point(row: top + row, column: column), as: role, overflow: overflow)
      }
    }
  }
}
