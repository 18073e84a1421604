internal import RedoTerminal
internal import RedoViewModels

/// The names of the sections, the one of the selected row lit.
struct SettingIndex {
  let shown: SettingSection

  func render(in rect: Rect, onto canvas: inout Canvas) {
    let inside = Frame(title: "Sections").draw(on: &canvas, in: rect)
    canvas.draw(in: inside) { canvas in
      for (row, section) in SettingSection.allCases.enumerated() {
        let line = Rect(row: row, column: 0, columns: canvas.size.columns, rows: 1)
        let isShown = section == shown
        if isShown { SelectedRow(isFocused: false).mark(line, on: &canvas) }
        canvas.write(
          section.title, at: Point(row: row, column: 2), as: isShown ? .neonBright : .secondary,
          emphasis: isShown ? .bold : [], limit: line.columns - 3, overflow: .ellipsis)
      }
    }
  }
}
