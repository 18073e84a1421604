internal import RedoTerminal

/// The mark of a selected row: a raised surface and an edge, bright where the keys go to it.
struct SelectedRow {
  let isFocused: Bool

  /// Marks a row of the canvas, and puts the cursor on it where the keys go to it.
  func draw(_ row: Int, on canvas: inout Canvas) {
    let line = Rect(row: row, column: 0, columns: canvas.size.columns, rows: 1)
    mark(line, on: &canvas)
    if isFocused { canvas.cursor = line.origin }
  }

  /// Marks a line, and leaves the cursor where it is.
  func mark(_ line: Rect, on canvas: inout Canvas) {
    canvas.lay(.raised, under: line)
    canvas.put(
      canvas.glyphs.glyph("▸", ">"), at: line.origin, isFocused ? .selectionEdge : .secondary)
  }
}
