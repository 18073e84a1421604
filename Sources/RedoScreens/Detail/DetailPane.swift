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
    let inside = Frame(
      title: viewModel.detail?.title ?? "", note: hidden > 0 ? "\(hidden) more" : "",
      isFocused: isFocused
    ).draw(on: &canvas, in: rect)
    canvas.draw(in: inside.inset(left: 1, right: 1)) { canvas in
      var cursor = Point.zero
      for (row, index) in visible.enumerated() {
        if isFocused, index == viewModel.detailStepRow {
          let line = Rect(row: row, column: -1, columns: inside.columns, rows: 1)
          canvas.lay(.raised, under: line)
          cursor = Point(row: row, column: 0)
        }
        DetailLineRow(line: lines[index]).render(
          at: Point(row: row, column: 0), onto: &canvas)
      }
      if isFocused { canvas.cursor = cursor }
    }
    ScrollBar(visible: visible, count: lines.count).draw(
      on: &canvas,
      in: Rect(row: inside.row, column: inside.endColumn, columns: 1, rows: inside.rows))
  }
}
