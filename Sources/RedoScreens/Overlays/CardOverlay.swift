internal import RedoTerminal
internal import RedoViewModels

/// A change, or who set what, over the screen.
struct CardOverlay {
  let card: Card

  func render(_ viewModel: AppViewModel, onto canvas: inout Canvas) {
    guard let page = viewModel.cardPage else { return }
    let rect = viewModel.cardPlace(rows: page.lines.count)
    let rows = Frame.inside(rect).rows
    let first = min(card.scroll, page.lines.count)
    let visible = first..<min(first + rows, page.lines.count)
    let hidden = page.lines.count - visible.upperBound
    let inside = Frame(
      title: page.title, note: hidden > 0 ? "\(hidden) more" : "", isFocused: true
    ).draw(on: &canvas, in: rect)
    canvas.draw(in: inside) { canvas in
      canvas.cursor = Point(row: 0, column: 1)
      if page.lines.isEmpty {
        canvas.write("nothing was set yet", at: Point(row: 0, column: 1), as: .secondary)
      }
      for (row, index) in visible.enumerated() {
        if index == viewModel.cardRow { SelectedRow(isFocused: true).draw(row, on: &canvas) }
        canvas.draw(in: Rect(row: row, column: 1, columns: inside.columns - 2, rows: 1)) {
          DetailLineRow(line: page.lines[index]).render(at: .zero, onto: &$0)
        }
      }
    }
    ScrollBar(visible: visible, count: page.lines.count).draw(
      on: &canvas,
      in: Rect(row: inside.row, column: inside.endColumn, columns: 1, rows: inside.rows))
  }
}
