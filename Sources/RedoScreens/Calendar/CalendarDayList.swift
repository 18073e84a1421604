internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// The tasks that are due on the selected day.
struct CalendarDayList {
  func render(
    _ screen: CalendarScreen, on date: CivilDate, _ viewModel: AppViewModel, in rect: Rect,
    onto canvas: inout Canvas
  ) {
    let isFocused = screen.focus == .day && viewModel.overlay == nil
    let day = screen.days?[date] ?? CalendarDay()
    let inside = Frame(
      title: FriendlyDate(in: viewModel.dates).weekdayAndDay(date),
      note: day.due.tasks == 0
        ? ""
        : "\(day.due.tasks) due" + canvas.glyphs.separator + PointsText.text(day.due.points),
      isFocused: isFocused
    ).draw(on: &canvas, in: rect)
    canvas.draw(in: inside) { canvas in
      if screen.list.taskCount == 0 { drawEmpty(day, screen, onto: &canvas) }
      drawTasks(screen.list, viewModel, isFocused: isFocused, onto: &canvas)
    }
    ScrollBar(
      visible: screen.list.visibleRows, count: screen.list.rows.count, isFocused: isFocused
    ).draw(on: &canvas, rightOf: inside)
  }

  private func drawTasks(
    _ list: TaskList, _ viewModel: AppViewModel, isFocused: Bool, onto canvas: inout Canvas
  ) {
    for (line, index) in list.visibleRows.enumerated() {
      guard let place = list.rows[index].place, let row = viewModel.taskRow(at: place),
        let task = viewModel.task(at: place), let clock = viewModel.dueClock(at: place)
      else { continue }
      let isSelected = isFocused && index == list.selectedRow
      canvas.draw(in: Rect(row: line, column: 0, columns: canvas.size.columns, rows: 1)) {
        PlanRowLine(
          row: row, points: task.storyPoints, due: (clock, clock.utf8.count),
          isSelected: isSelected, isFocused: isFocused, isMarked: false
        ).render(onto: &$0)
        if isSelected { $0.cursor = .zero }
      }
    }
  }

  /// What there is to say of a day without a task: what was done, and what would come again.
  private func drawEmpty(_ day: CalendarDay, _ screen: CalendarScreen, onto canvas: inout Canvas) {
    canvas.write("Nothing is due", at: Point(row: 0, column: 2), as: .secondary)
    var room = canvas.bounds.inset(top: 1)
    if !screen.done.isEmpty {
      canvas.write(
        "\(screen.done.count) done on this day:", at: Point(row: room.row, column: 2), as: .done)
      let sign = canvas.glyphs.glyph("✓", "+")
      let rows = drawTitles(
        screen.done.map(\.title), of: screen.done.count, behind: (sign, .success), as: .done,
        in: room.inset(top: 1), onto: &canvas)
      room = room.inset(top: 1 + rows)
    }
    guard !screen.comingAgain.isEmpty, room.rows > 0 else { return }
    canvas.write("Would come again:", at: Point(row: room.row, column: 2), as: .secondary)
    let sign = canvas.glyphs.repeats
    _ = drawTitles(
      screen.comingAgain.map(\.title), of: day.repeatCount, behind: (sign, .faint), as: .text,
      in: room.inset(top: 1), onto: &canvas)
  }

  /// Some titles, as many as fit, and how many more there are; gives back the rows that it took.
  private func drawTitles(
    _ titles: [String], of count: Int, behind sign: (glyph: Glyph, role: Role), as role: Role,
    in rect: Rect, onto canvas: inout Canvas
  ) -> Int {
    let isCut = count > min(rect.rows, titles.count)
    let shown = titles.prefix(isCut ? max(0, min(rect.rows, titles.count) - 1) : rect.rows)
    for (line, title) in shown.enumerated() {
      let row = rect.row + line
      canvas.put(sign.glyph, at: Point(row: row, column: 2), sign.role)
      canvas.write(
        title, at: Point(row: row, column: 4), as: role, limit: rect.columns - 5,
        overflow: .ellipsis)
    }
    guard isCut, rect.rows > 0 else { return shown.count }
    canvas.write(
      "+\(count - shown.count) more", at: Point(row: rect.row + shown.count, column: 4),
      as: .secondary)
    return shown.count + 1
  }
}
