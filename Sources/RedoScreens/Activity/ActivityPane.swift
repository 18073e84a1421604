internal import RedoIntents
internal import RedoTerminal
internal import RedoViewModels

/// The pane that lists every change.
struct ActivityPane {
  let keymap: Keymap

  func render(_ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas) {
    let activity = viewModel.activity
    let note = activity.selectedOrdinal.map { "\($0 + 1)/\(activity.count)" } ?? ""
    let inside = Frame(
      title: title(viewModel, canvas.glyphs), note: note, isFocused: viewModel.overlay == nil
    ).draw(on: &canvas, in: rect)
    let visible = activity.visibleRows
    canvas.draw(in: inside) { canvas in
      if activity.count == 0 {
        let lines = viewModel.activityEmptiness.lines {
          keymap.label(of: $0, in: .activity, canvas.glyphs) ?? ""
        }
        CenteredLines(lines: lines).draw(on: &canvas)
      } else {
        drawRows(visible, of: viewModel, onto: &canvas)
      }
    }
    ScrollBar(visible: visible, count: activity.rowCount, isFocused: viewModel.overlay == nil)
      .draw(on: &canvas, rightOf: inside)
  }

  private func title(_ viewModel: AppViewModel, _ glyphs: GlyphSet) -> String {
    let scope = viewModel.activityScope
    return (["Activity"] + (scope.isEmpty ? ["All"] : scope)).joined(separator: glyphs.separator)
  }

  private func drawRows(
    _ visible: Range<Int>, of viewModel: AppViewModel, onto canvas: inout Canvas
  ) {
    let friendly = FriendlyDate(in: viewModel.dates)
    let rows = viewModel.activityRows
    let columns = ActivityColumns(width: canvas.size.columns) { most in
      rows?.authorColumns(atMost: most) ?? most
    }
    for (place, index) in visible.enumerated() {
      let rect = Rect(row: place, column: 0, columns: canvas.size.columns, rows: 1)
      let isSelected = index == viewModel.activity.selectedRow
      canvas.draw(in: rect) { canvas in
        switch viewModel.activity.line(at: index) {
        case nil: break
        case .day(let date, let count):
          HeadingLine(name: friendly.dayName(date), amount: String(count)).render(onto: &canvas)
        case .change(let ordinal):
          if let row = rows?[ordinal] {
            ActivityRowLine(row: row, columns: columns, isSelected: isSelected)
              .render(onto: &canvas)
          }
        }
        if isSelected { canvas.cursor = .zero }
      }
    }
  }
}
