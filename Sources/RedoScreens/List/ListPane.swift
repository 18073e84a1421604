internal import RedoIntents
internal import RedoTerminal
internal import RedoViewModels

/// The pane that lists the tasks.
struct ListPane {
  let keymap: Keymap

  func render(_ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas) {
    let list = viewModel.tasks.list
    let isFocused = viewModel.tasks.focus == .list && viewModel.overlay == nil
    let note = note(list, canvas.glyphs)
    let title = ListTitle(viewModel, canvas.glyphs)
    let inside = Frame(title: title.text, note: note, isFocused: isFocused)
      .draw(on: &canvas, in: rect)
    title.light(in: rect, isFocused: isFocused, onto: &canvas)
    let visible = list.visibleRows
    canvas.draw(in: inside) { canvas in
      if list.rows.isEmpty {
        // The welcome says all that there is to say, and would cover half of this.
        if !viewModel.isWelcoming {
          EmptyList(keymap: keymap).render(viewModel, onto: &canvas)
        }
      } else {
        drawRows(visible, of: viewModel, isFocused: isFocused, onto: &canvas)
      }
    }
    ScrollBar(visible: visible, count: list.rows.count, isFocused: isFocused)
      .draw(on: &canvas, rightOf: inside)
  }

  /// Where in the list the selection is, and how many tasks are marked.
  private func note(_ list: TaskList, _ glyphs: GlyphSet) -> String {
    guard let selected = list.selectedOrdinal else { return "" }
    let place = "\(selected + 1)/\(list.taskCount)"
    let marked = MarkCount(count: list.markedCount, drawsRange: list.drawsRange)
    return [place, marked.text].compactMap(\.self).joined(separator: glyphs.separator)
  }

  private func isMarked(_ row: ListRow, in list: TaskList) -> Bool {
    if case .task(_, let ordinal) = row { list.isMarked(ordinal: ordinal) } else { false }
  }

  private func drawRows(
    _ visible: Range<Int>, of viewModel: AppViewModel, isFocused: Bool, onto canvas: inout Canvas
  ) {
    let rows = viewModel.tasks.list.rows[visible].map { row in
      row.place.flatMap { viewModel.taskRow(at: $0) }
    }
    let columns = ListColumns(width: canvas.size.columns)
    for (line, index) in visible.enumerated() {
      let rect = Rect(row: line, column: 0, columns: canvas.size.columns, rows: 1)
      let isSelected = index == viewModel.tasks.list.selectedRow
      canvas.draw(in: rect) { canvas in
        if let row = rows[line] {
          TaskRowLine(
            row: row, columns: columns, isSelected: isSelected, isFocused: isFocused,
            isMarked: isMarked(viewModel.tasks.list.rows[index], in: viewModel.tasks.list)
          ).render(onto: &canvas)
        } else if case .heading(let group, let count) = viewModel.tasks.list.rows[index] {
          HeadingLine(group, count: count).render(onto: &canvas)
        }
        if isSelected { canvas.cursor = .zero }
      }
    }
  }
}
