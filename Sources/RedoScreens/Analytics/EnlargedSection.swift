internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// One section in all the room there is, with what its number means below.
struct EnlargedSection {
  let section: Statistic
  let content: AnalyticsContent
  let keymap: Keymap
  /// Whether the numbers are those of a past, which the way back leaves.
  let isPast: Bool

  func render(hasKeys: Bool, in rect: Rect, onto canvas: inout Canvas) {
    let key = keymap.label(of: .back, in: .analytics, canvas.glyphs) ?? ""
    let note = key + (isPast ? " returns to now" : " goes back")
    let view = SectionView(section: section, content: content)
    let inside = Frame(title: view.title(canvas.glyphs), note: note, isFocused: hasKeys)
      .draw(on: &canvas, in: rect).inset(left: 1, right: 1)
    let words = LineWrapper.lines(
      of: [DetailSpan(section.definition, .secondary)], columns: inside.columns)
    // Where both do not fit, the numbers go first.
    let room = inside.rows - words.count - 1
    let height = room >= rows.least ? min(room, rows.most) : inside.rows
    let (upper, lower) = inside.split(.rows, at: height)
    view.drawContent(in: upper, onto: &canvas)
    for (row, line) in words.prefix(max(0, lower.rows - 1)).enumerated() {
      DetailLineRow(line: line).render(
        at: Point(row: lower.row + 1 + row, column: lower.column), onto: &canvas)
    }
    let title = TextWidth.columns(of: view.title(canvas.glyphs))
    view.drawLegend(
      in: Rect(row: rect.row, column: rect.column, columns: rect.columns, rows: 1),
      from: rect.column + title + 4, onto: &canvas)
    canvas.cursor = Point(row: rect.row, column: rect.column + 2)
  }

  /// The rows without which the section says too little, and those that it can use.
  private var rows: (least: Int, most: Int) {
    switch section {
    case .active, .overdue, .doneToday, .thisWeek, .streak, .points: (1, 4)
    case .heat: (8, 20)
    case .peaks: (8, .max)
    case .trend, .burnUp, .forecast: (7, .max)
    case .velocity: (5, 5)
    case .priorities: (5, 9)
    case .week: (6, 6)
    }
  }
}
