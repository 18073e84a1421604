internal import RedoTerminal

/// The mark of the selected row of a text: a raised surface and a bright edge, and the cursor on it.
struct SelectedRow {
  let isFocused: Bool

  func draw(_ row: Int, on canvas: inout Canvas) {
    let rect = Rect(row: row, column: 0, columns: canvas.size.columns, rows: 1)
    canvas.lay(.raised, under: rect)
    canvas.put(
      canvas.glyphs.glyph("▸", ">"), at: rect.origin, isFocused ? .selectionEdge : .secondary)
    if isFocused { canvas.cursor = rect.origin }
  }
}
