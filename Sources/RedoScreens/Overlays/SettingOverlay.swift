internal import RedoTerminal
internal import RedoViewModels

/// The values of a setting to choose from.
struct SettingOverlay {
  let choice: SettingChoice

  func render(in rect: Rect, onto canvas: inout Canvas) {
    let inside = Frame(title: choice.name.title, isFocused: true, ground: .panel)
      .draw(on: &canvas, in: rect)
    let first = min(
      max(0, choice.selected - inside.rows / 2), max(0, choice.values.count - inside.rows))
    canvas.draw(in: inside) { canvas in
      for row in 0..<min(canvas.size.rows, choice.values.count - first) {
        draw(first + row, row: row, onto: &canvas)
      }
    }
    ScrollBar(
      visible: first..<first + min(inside.rows, choice.values.count),
      count: choice.values.count
    ).draw(
      on: &canvas,
      in: Rect(row: inside.row, column: inside.endColumn, columns: 1, rows: inside.rows))
  }

  private func draw(_ index: Int, row: Int, onto canvas: inout Canvas) {
    let value = choice.values[index]
    let isChosen = index == choice.selected
    if isChosen { SelectedRow(isFocused: true).draw(row, on: &canvas) }
    let problem = choice.problems[value]
    let note = problem == nil ? value == choice.present ? "now" : "" : "cannot be used"
    let end = canvas.size.columns - 1 - TextWidth.columns(of: note)
    canvas.write(
      value, at: Point(row: row, column: 2),
      as: problem != nil ? .secondary : isChosen ? .neonBright : .text,
      emphasis: isChosen ? .bold : [], limit: end - 3, overflow: .ellipsis)
    canvas.write(
      note, at: Point(row: row, column: end), as: problem == nil ? .headingEcho : .warning)
  }
}
