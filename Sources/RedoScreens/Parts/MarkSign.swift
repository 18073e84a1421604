internal import RedoTerminal

/// The sign of a marked task, in place of the edge of a selected row.
struct MarkSign {
  let isSelected: Bool

  func draw(on canvas: inout Canvas) {
    // In ASCII there is often no colour either to tell the selected row by.
    let sign = canvas.glyphs.glyph("●", isSelected ? "@" : "*")
    canvas.put(sign, at: Point(row: 0, column: ListColumns.mark), .amber)
  }
}
