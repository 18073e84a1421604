internal import RedoTerminal
internal import RedoViewModels

/// Versions of a task's fields side by side, to choose from.
struct SettlingOverlay {
  func render(_ viewModel: AppViewModel, onto canvas: inout Canvas) {
    guard let page = viewModel.settlingPage else { return }
    let rect = viewModel.settlingPlace(rows: page.lines.count)
    let rows = Frame.inside(rect).rows
    let text = DetailText(page.lines, from: page.scroll(in: rows), rows: rows)
    let hidden = page.hidden(in: rows)
    let inside = Frame(
      title: page.title, note: hidden > 0 ? "\(hidden) more" : "", isFocused: true
    ).draw(on: &canvas, in: rect)
    canvas.draw(in: inside) { $0.cursor = .zero }
    text.draw(in: inside, isFocused: true, on: &canvas) { index, row, canvas in
      if page.selected.contains(index) {
        mark(row, isFirst: index == page.selected.lowerBound, on: &canvas)
      }
    }
  }

  /// The first row of the selected field has the edge and the cursor, all have the raised ground.
  private func mark(_ row: Int, isFirst: Bool, on canvas: inout Canvas) {
    guard !isFirst else {
      SelectedRow(isFocused: true).draw(row, on: &canvas)
      return
    }
    canvas.lay(
      .raised, under: Rect(row: row, column: 0, columns: canvas.size.columns, rows: 1))
  }
}
