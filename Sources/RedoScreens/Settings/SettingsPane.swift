internal import RedoTerminal
internal import RedoViewModels

/// The settings: the sections where there is room, the rows, and what the selected row is about.
struct SettingsPane {
  func render(
    _ screen: SettingsScreen, _ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas
  ) {
    guard let world = viewModel.world else { return }
    let layout = screen.layout
    let hasKeys = viewModel.overlay == nil
    canvas.draw(in: rect) { canvas in
      if !layout.index.isEmpty {
        SettingIndex(shown: screen.selected.section).render(in: layout.index, onto: &canvas)
      }
      SettingNote(item: screen.selected, world: world, valueColumns: layout.valueColumns)
        .render(in: layout.note, onto: &canvas)
      let inside = Frame(title: "Settings", isFocused: hasKeys).draw(on: &canvas, in: layout.list)
      canvas.draw(in: inside) { canvas in
        for (row, index) in screen.visibleRows.enumerated() {
          let line = Rect(row: row, column: 0, columns: canvas.size.columns, rows: 1)
          canvas.draw(in: line) { canvas in
            draw(screen.lines[index], of: screen, world, hasKeys: hasKeys, onto: &canvas)
          }
        }
      }
      ScrollBar(visible: screen.visibleRows, count: screen.lines.count, isFocused: hasKeys)
        .draw(on: &canvas, rightOf: inside)
    }
  }

  private func draw(
    _ line: SettingLine, of screen: SettingsScreen, _ world: ScreenWorld, hasKeys: Bool,
    onto canvas: inout Canvas
  ) {
    switch line {
    case .blank: break
    case .heading(let section):
      HeadingLine(name: section.title.uppercased()).render(onto: &canvas)
    case .item(let item):
      SettingRowLine(
        item: item, world: world, isSelected: item == screen.selected, isFocused: hasKeys
      ).render(onto: &canvas)
    }
  }
}
