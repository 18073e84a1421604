internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// The screen of numbers: its sections on a page that scrolls, or one of them large.
struct AnalyticsPane {
  let keymap: Keymap

  func render(
    _ screen: AnalyticsScreen, _ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas
  ) {
    guard let content = screen.content, !content.isEmpty else {
      EmptyAnalytics(keymap: keymap, emptiness: viewModel.analyticsEmptiness)
        .render(in: rect, onto: &canvas)
      return
    }
    let hasKeys = viewModel.overlay == nil
    if screen.isEnlarged {
      EnlargedSection(
        section: screen.focus, content: content, keymap: keymap, isPast: viewModel.travel != nil
      ).render(hasKeys: hasKeys, in: rect, onto: &canvas)
      return
    }
    canvas.draw(in: rect) { canvas in
      canvas.cursor = nil
      for section in Statistic.allCases {
        let place = screen.layout.place(of: section).offset(rows: -screen.scroll, columns: 0)
        guard !place.intersection(canvas.bounds).isEmpty else { continue }
        let isFocused = section == screen.focus
        SectionView(section: section, content: content).render(
          isFocused: isFocused && hasKeys, in: place, onto: &canvas)
        if isFocused { canvas.cursor = Point(row: max(0, place.row), column: place.column + 2) }
      }
    }
    let visible = screen.scroll..<screen.scroll + rect.rows
    ScrollBar(visible: visible, count: screen.layout.height, isFocused: hasKeys).draw(
      on: &canvas,
      in: Rect(row: rect.row, column: rect.endColumn - 1, columns: 1, rows: rect.rows))
  }
}
