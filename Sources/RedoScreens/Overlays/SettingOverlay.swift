internal import RedoTerminal
internal import RedoViewModels

/// The values of a setting to choose from.
struct SettingOverlay {
  let choice: SettingChoice

  func render(_ layout: SettingChoiceLayout, onto canvas: inout Canvas) {
    Frame(title: choice.name.title, isFocused: true, ground: .panel)
      .draw(on: &canvas, in: layout.frame)
    let list = layout.list
    canvas.draw(in: list) { canvas in
      for (row, index) in layout.visible.enumerated() { draw(index, row: row, onto: &canvas) }
    }
    ScrollBar(visible: layout.visible, count: choice.values.count, isFocused: true)
      .draw(on: &canvas, rightOf: list)
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
      note, at: Point(row: row, column: end), as: problem == nil ? .secondary : .warning)
  }
}
