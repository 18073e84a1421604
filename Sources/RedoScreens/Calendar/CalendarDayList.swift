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
    let list = screen.list
    let day = screen.days?[date] ?? CalendarDay()
    let inside = Frame(
      title: FriendlyDate(in: viewModel.dates).weekdayAndDay(date),
      note: day.due.tasks == 0
        ? ""
        : "\(day.due.tasks) due" + canvas.glyphs.text(" · ", " - ")
          + PointsText.text(day.due.points),
      isFocused: isFocused
    ).draw(on: &canvas, in: rect)
    let visible = list.visibleRows
    canvas.draw(in: inside) { canvas in
      if list.taskCount == 0 { drawEmpty(day, onto: &canvas) }
      for (line, index) in visible.enumerated() {
        guard let place = list.rows[index].place, let row = viewModel.taskRow(at: place),
          let task = viewModel.task(at: place),
          let deadline = viewModel.projection?.currentTodo(of: task)?.deadline
        else { continue }
        let clock = FriendlyDate(in: viewModel.dates).clock(deadline)
        let isSelected = isFocused && index == list.selectedRow
        canvas.draw(in: Rect(row: line, column: 0, columns: canvas.size.columns, rows: 1)) {
          PlanRowLine(
            row: row, points: task.storyPoints, due: (clock, clock.utf8.count),
            isSelected: isSelected, isFocused: isFocused
          ).render(onto: &$0)
          if isSelected { $0.cursor = .zero }
        }
      }
    }
    ScrollBar(visible: visible, count: list.rows.count).draw(
      on: &canvas,
      in: Rect(row: inside.row, column: inside.endColumn, columns: 1, rows: inside.rows))
  }

  private func drawEmpty(_ day: CalendarDay, onto canvas: inout Canvas) {
    canvas.write("Nothing is due", at: Point(row: 0, column: 2), as: .secondary)
    guard day.doneCount > 0 else { return }
    canvas.write(
      "\(day.doneCount) done on this day", at: Point(row: 1, column: 2), as: .done)
  }
}
