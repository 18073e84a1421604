internal import RedoTerminal
internal import RedoViewModels

/// Versions of a task's fields side by side, to choose from.
struct SettlingOverlay {
  func render(_ viewModel: AppViewModel, onto canvas: inout Canvas) {
    guard let page = viewModel.settlingPage else { return }
    let rect = viewModel.settlingPlace(rows: page.lines.count)
    let rows = Frame.inside(rect).rows
    let scroll = page.scroll(in: rows)
    let visible = scroll..<min(scroll + rows, page.lines.count)
    let hidden = page.lines.count - visible.upperBound
    let inside = Frame(
      title: page.title, note: hidden > 0 ? "\(hidden) more" : "", isFocused: true
    ).draw(on: &canvas, in: rect)
    canvas.draw(in: inside) { canvas in
      canvas.cursor = Point(row: 0, column: 1)
      for (row, index) in visible.enumerated() {
        if page.selected.contains(index) {
          mark(row, isFirst: index == page.selected.lowerBound, on: &canvas)
        }
        canvas.draw(in: Rect(row: row, column: 1, columns: inside.columns - 2, rows: 1)) {
          DetailLineRow(line: page.lines[index]).render(at: .zero, onto: &$0)
        }
      }
    }
    ScrollBar(visible: visible, count: page.lines.count).draw(
      on: &canvas,
      in: Rect(row: inside.row, column: inside.endColumn, columns: 1, rows: inside.rows))
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
