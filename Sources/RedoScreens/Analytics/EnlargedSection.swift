internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// One section in all the room there is, with what its number means below.
struct EnlargedSection {
  let section: Statistic
  let content: AnalyticsContent
  let keymap: Keymap

  func render(hasKeys: Bool, in rect: Rect, onto canvas: inout Canvas) {
    let back = keymap.keys(for: .back, in: .analytics).first ?? []
    let note = KeyLabel.text(for: back, canvas.glyphs) + " goes back"
    let inside = Frame(title: section.name, note: note, isFocused: hasKeys)
      .draw(on: &canvas, in: rect).inset(left: 1, right: 1)
    let words = LineWrapper.lines(
      of: [DetailSpan(section.definition, .secondary)], columns: inside.columns)
    // Where both do not fit, the numbers go first.
    let room = max(0, inside.rows - leastRows - 1)
    let shown = words.count <= room ? words : []
    let (upper, lower) = inside.split(.rows, at: inside.rows - shown.count)
    SectionView(section: section, content: content).drawContent(
      in: upper.inset(bottom: shown.isEmpty ? 0 : 1), onto: &canvas)
    for (row, line) in shown.enumerated() {
      DetailLineRow(line: line).render(
        at: Point(row: lower.row + row, column: lower.column), onto: &canvas)
    }
    if section == .heat {
      HeatLegend(legend: content.heat.legend).render(
        in: Rect(
          row: rect.row, column: rect.column, columns: rect.columns, rows: 1), onto: &canvas)
    }
    canvas.cursor = Point(row: rect.row, column: rect.column + 2)
  }

  /// The rows without which the section says too little.
  private var leastRows: Int {
    switch section {
    case .active, .overdue, .doneToday, .thisWeek, .streak, .points: 1
    case .heat, .peaks: 8
    case .trend, .burnUp, .forecast: 7
    case .velocity, .priorities: 5
    case .week: 6
    }
  }
}
