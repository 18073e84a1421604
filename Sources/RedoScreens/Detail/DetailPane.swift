internal import RedoTerminal
internal import RedoViewModels

/// The pane that shows the selected task.
struct DetailPane {
  func render(_ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas) {
    let isFocused = viewModel.focus == .detail && viewModel.overlay == nil
    let lines = viewModel.detail?.lines ?? []
    let rows = Frame.inside(rect).rows
    let first = min(viewModel.detailScroll, lines.count)
    let visible = first..<min(first + rows, lines.count)
    let hidden = lines.count - visible.upperBound
    // Where the list does not show, nothing else tells what keys act on.
    let marked = isFocused ? viewModel.list.markedCount : 0
    let notes = [
      marked > 0 ? "keys act on \(marked) marked" : "", hidden > 0 ? "\(hidden) more" : "",
    ].filter { !$0.isEmpty }
    let inside = Frame(
      title: viewModel.detail?.title ?? "",
      note: notes.joined(separator: canvas.glyphs.text(" · ", " - ")),
      isFocused: isFocused
    ).draw(on: &canvas, in: rect)
    let selected = viewModel.focus == .detail ? viewModel.detailRow : nil
    canvas.draw(in: inside) { canvas in
      if isFocused { canvas.cursor = Point(row: 0, column: 1) }
      for (row, index) in visible.enumerated() {
        if index == selected { SelectedRow(isFocused: isFocused).draw(row, on: &canvas) }
        canvas.draw(in: Rect(row: row, column: 1, columns: inside.columns - 2, rows: 1)) {
          DetailLineRow(line: lines[index]).render(at: .zero, onto: &$0)
        }
      }
    }
    ScrollBar(visible: visible, count: lines.count).draw(
      on: &canvas,
      in: Rect(row: inside.row, column: inside.endColumn, columns: 1, rows: inside.rows))
  }
}
