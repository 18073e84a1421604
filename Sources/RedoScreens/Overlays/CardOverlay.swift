internal import RedoTerminal
internal import RedoViewModels

/// A change, or who set what, over the screen.
struct CardOverlay {
  let card: Card

  func render(_ viewModel: AppViewModel, onto canvas: inout Canvas) {
    guard let page = viewModel.cardPage else { return }
    let rect = viewModel.cardPlace(rows: page.lines.count)
    let text = DetailText(page.lines, from: card.scroll, rows: Frame.inside(rect).rows)
    let inside = Frame(
      title: page.title, note: text.hidden > 0 ? "\(text.hidden) more" : "", isFocused: true
    ).draw(on: &canvas, in: rect)
    canvas.draw(in: inside) { canvas in
      canvas.cursor = .zero
      if page.lines.isEmpty {
        canvas.write("nothing was set yet", at: Point(row: 0, column: 1), as: .secondary)
      }
    }
    let selected = page.selectedRow(of: card)
    text.draw(in: inside, isFocused: true, on: &canvas) { index, row, canvas in
      if index == selected { SelectedRow(isFocused: true).draw(row, on: &canvas) }
    }
  }
}
