internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// The plan: how today adds up, what is planned, and what could be.
struct PlanPane {
  /// The columns of `by 18:00` and `tomorrow`.
  private static let usualDueColumns = 8

  let keymap: Keymap

  func render(
    _ screen: PlanScreen, _ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas
  ) {
    let layout = PlanLayout(room: rect.size, focus: screen.focus)
    canvas.draw(in: rect) { canvas in
      drawSum(screen, viewModel, in: layout.sum, onto: &canvas)
      for column in PlanColumn.allCases where !layout.frame(of: column).isEmpty {
        draw(column, screen, viewModel, in: layout.frame(of: column), onto: &canvas)
      }
    }
  }

  private func drawSum(
    _ screen: PlanScreen, _ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas
  ) {
    let day = FriendlyDate(in: viewModel.dates).weekdayAndDay(viewModel.dates.today)
    let inside = Frame(title: ["Plan", day].joined(separator: canvas.glyphs.separator))
      .draw(on: &canvas, in: rect).inset(left: 1, right: 1)
    guard let plan = screen.plan else { return }
    let rows = inside.lines
    if rows.count > 1 {
      CapacityBar(plan: plan).render(in: rows[0], onto: &canvas)
      canvas.write(
        plan.sumWords, at: rows[1].origin,
        as: plan.isOverfull ? .overdue : .text, emphasis: .bold, limit: inside.columns,
        overflow: .ellipsis)
    }
    if rows.count > 2 {
      canvas.write(
        plan.capacityWords, at: rows[2].origin, as: .secondary, limit: inside.columns,
        overflow: .ellipsis)
    }
    guard let row = rows.first, rows.count == 1 else { return }
    let words = plan.shortSumWords
    let (bar, text) = row.split(.columns, at: -min(words.utf8.count + 1, row.columns))
    CapacityBar(plan: plan).render(in: bar, onto: &canvas)
    canvas.write(
      words, at: Point(row: text.row, column: text.column + 1),
      as: plan.isOverfull ? .overdue : .text, limit: text.columns - 1, overflow: .ellipsis)
  }

  private func draw(
    _ column: PlanColumn, _ screen: PlanScreen, _ viewModel: AppViewModel, in rect: Rect,
    onto canvas: inout Canvas
  ) {
    let isFocused = screen.focus == column && viewModel.overlay == nil
    let list = screen.list(of: column)
    let inside = Frame(
      title: title(of: column, canvas.glyphs), note: note(column, screen, canvas.glyphs),
      isFocused: isFocused
    ).draw(on: &canvas, in: rect)
    let visible = list.visibleRows
    canvas.draw(in: inside) { canvas in
      if list.taskCount == 0 {
        draw(viewModel.emptiness(of: column), onto: &canvas)
      } else {
        drawRows(visible, of: list, viewModel, isFocused: isFocused, onto: &canvas)
      }
      if column == .today, let plan = screen.plan {
        DoneToday(plan: plan).render(below: max(visible.count, 3), onto: &canvas)
      }
    }
    ScrollBar(visible: visible, count: list.rows.count, isFocused: isFocused)
      .draw(on: &canvas, rightOf: inside)
  }

  private func title(of column: PlanColumn, _ glyphs: GlyphSet) -> String {
    column == .today ? "Today" : "Suggestions" + glyphs.separator + "by rank"
  }

  /// What a column comes to; where the keys go, how many marked tasks of both they act on, too.
  private func note(_ column: PlanColumn, _ screen: PlanScreen, _ glyphs: GlyphSet) -> String {
    let amount =
      switch column {
      case .today: screen.plan.map { PointsText.text($0.plannedPoints) + " planned" }
      case .suggestions: place(among: screen.suggestions, of: screen.suggestible)
      }
    let marked = MarkCount(
      count: screen.markedCount, drawsRange: screen.list(of: column).drawsRange)
    return [amount, column == screen.focus ? marked.text : nil].compactMap(\.self)
      .joined(separator: glyphs.separator)
  }

  /// The place of the selected one, such as `3/100 of 130` where not all there are is suggested.
  private func place(among list: TaskList, of all: Int) -> String? {
    list.selectedOrdinal.map { ordinal in
      "\(ordinal + 1)/\(list.taskCount)" + (all > list.taskCount ? " of \(all)" : "")
    }
  }

  private func drawRows(
    _ visible: Range<Int>, of list: TaskList, _ viewModel: AppViewModel, isFocused: Bool,
    onto canvas: inout Canvas
  ) {
    let shown = visible.map { index in
      list.rows[index].place.flatMap { viewModel.taskRow(at: $0) }
    }
    let dueColumns = dueColumns(of: shown.compactMap(\.self), in: canvas.size.columns)
    for (line, index) in visible.enumerated() {
      let isSelected = index == list.selectedRow
      let rect = Rect(row: line, column: 0, columns: canvas.size.columns, rows: 1)
      canvas.draw(in: rect) { canvas in
        switch list.rows[index] {
        case .heading(let group, let count):
          HeadingLine(group, count: count).render(onto: &canvas)
        case .task(let place, let ordinal):
          guard let row = shown[line],
            let points = viewModel.task(at: place)?.storyPoints
          else { return }
          PlanRowLine(
            row: row, points: points, due: (row.due, dueColumns), isSelected: isSelected,
            isFocused: isFocused, isMarked: list.isMarked(ordinal: ordinal)
          ).render(onto: &canvas)
        }
        if isSelected, isFocused { canvas.cursor = .zero }
      }
    }
  }

  /// The columns that rows of some columns have for their dates: where there is little room no more
  /// than nearly all dates need, so that the title has the rest.
  private func dueColumns(of rows: [TaskRow], in columns: Int) -> Int {
    guard columns < PlanRowLine.roomyColumns else { return TaskRow.dueColumns }
    let widest = rows.lazy.map { TextWidth.columns(of: $0.due) }.max() ?? 0
    return min(max(Self.usualDueColumns, widest), TaskRow.dueColumns)
  }

  /// Why the column is empty, and the key that helps.
  private func draw(_ emptiness: Emptiness, onto canvas: inout Canvas) {
    canvas.write(
      emptiness.words, at: Point(row: 0, column: 2), as: .neonBright,
      limit: canvas.size.columns - 2, overflow: .ellipsis)
    for (row, way) in emptiness.ways.enumerated() {
      var column = 2
      let key = keymap.label(of: way.command, in: .plan, canvas.glyphs)
      for (text, role) in way.pieces(key ?? "") {
        column += canvas.write(
          text, at: Point(row: 1 + row, column: column), as: role,
          limit: canvas.size.columns - column, overflow: .ellipsis)
      }
    }
  }
}
