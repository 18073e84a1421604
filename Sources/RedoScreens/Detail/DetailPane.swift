internal import RedoTerminal
internal import RedoViewModels

/// The pane that shows the selected task.
struct DetailPane {
  let keymap: Keymap
  /// Whether the list does not show beside it.
  let isAlone: Bool

  func render(_ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas) {
    let isFocused = viewModel.tasks.focus == .detail && viewModel.overlay == nil
    let text = DetailText(
      viewModel.tasks.detail.lines, from: viewModel.tasks.detail.top, rows: Frame.inside(rect).rows)
    // Where the list does not show, nothing else tells what keys act on.
    let marked = isFocused ? viewModel.tasks.markedTargetCount : 0
    let notes = [
      marked > 0 ? "keys act on \(marked) marked" : "",
      text.hidden > 0 ? "\(text.hidden) more" : "",
    ].filter { !$0.isEmpty }
    let inside = Frame(
      title: viewModel.tasks.detail.text?.title ?? "",
      note: notes.joined(separator: canvas.glyphs.separator),
      isFocused: isFocused
    ).draw(on: &canvas, in: rect)
    let selected = viewModel.tasks.focus == .detail ? viewModel.tasks.detail.selectedRow : nil
    if isFocused { canvas.draw(in: inside) { $0.cursor = .zero } }
    if isAlone, viewModel.tasks.detail.text == nil, viewModel.projection != nil {
      let glyphs = canvas.glyphs
      let lines = viewModel.detailEmptiness.lines {
        keymap.label(of: $0, in: .detail, glyphs) ?? ""
      }
      canvas.draw(in: inside) { CenteredLines(lines: lines).draw(on: &$0) }
    }
    text.draw(in: inside, isFocused: isFocused, on: &canvas) { index, row, canvas in
      if index == selected { SelectedRow(isFocused: isFocused).draw(row, on: &canvas) }
    }
  }
}
