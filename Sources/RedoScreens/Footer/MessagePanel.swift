internal import RedoTerminal
internal import RedoViewModels

/// What is too long for the last row, above it: as a rule its end says what to do next.
struct MessagePanel {
  let keymap: Keymap

  func render(
    _ viewModel: AppViewModel, in body: Rect, selectedRow: Int?, onto canvas: inout Canvas
  ) {
    let told = FooterMessage(keymap: keymap)
    guard told.overflows(viewModel, columns: canvas.size.columns, canvas.glyphs) else { return }
    let paragraphs = told.paragraphs(viewModel, canvas.glyphs)
    let lines = paragraphs.flatMap { pieces in
      LineWrapper.lines(
        of: pieces.map { DetailSpan($0.text, $0.role) }, columns: body.columns - 4, indent: 2)
    }.cut(toRows: min(body.rows - 2, told.mostRows(viewModel)), canvas.glyphs)
    let height = lines.count + 2
    let isAbove = coversSelection(viewModel, in: body, height: height, selectedRow: selectedRow)
    let rect = Rect(
      row: isAbove ? body.row : body.endRow - height, column: body.column, columns: body.columns,
      rows: height)
    let inside = Frame(ground: .raised).draw(on: &canvas, in: rect)
    let role = paragraphs.first?.first?.role ?? .warning
    canvas.restyle(rect) { $0.role = role }
    canvas.draw(in: inside.inset(left: 1, right: 1)) { canvas in
      for (row, line) in lines.enumerated() {
        DetailLineRow(line: line).render(at: Point(row: row, column: 0), onto: &canvas)
      }
    }
  }

  /// Whether notices on the last rows would hide what is selected, and on the first ones would not: they
  /// are told behind a key, too, which may have led the cursor there.
  private func coversSelection(
    _ viewModel: AppViewModel, in body: Rect, height: Int, selectedRow: Int?
  ) -> Bool {
    guard viewModel.message == nil, viewModel.overlay == nil, let selectedRow else { return false }
    return selectedRow >= max(body.endRow - height, body.row + height)
  }
}
