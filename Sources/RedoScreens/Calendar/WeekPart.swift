internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// A week, day under day, with as many tasks as fit.
struct WeekPart {
  /// The column at which a day's shade and its tasks' titles begin, behind its name.
  private static let barColumn = 15

  let days: CalendarDays
  let selected: CivilDate
  let isMoving: Bool

  func render(_ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas) {
    let figures = WeekFigures(of: days, canvas.glyphs)
    let rows = WeekRow.lines(of: days, showing: selected, height: rect.rows)
    canvas.draw(in: rect) { canvas in
      for case (let index, let row?) in rows.enumerated() {
        let line = Rect(row: index, column: 0, columns: rect.columns, rows: 1)
        canvas.draw(in: line) { canvas in
          draw(row, viewModel, figures: figures, onto: &canvas)
        }
      }
    }
  }

  private func draw(
    _ row: WeekRow, _ viewModel: AppViewModel, figures: WeekFigures, onto canvas: inout Canvas
  ) {
    switch row {
    case .day(let date): drawHeading(date, viewModel.dates, figures: figures, onto: &canvas)
    case .task(_, let place):
      guard let task = viewModel.taskRow(at: place), let clock = viewModel.dueClock(at: place)
      else { return }
      canvas.write(clock, at: Point(row: 0, column: 3), as: task.dueRole)
      PriorityBar(task.priority).draw(on: &canvas, at: Point(row: 0, column: 9))
      canvas.write(
        task.title, at: Point(row: 0, column: Self.barColumn), as: .text,
        limit: canvas.size.columns - Self.barColumn - 1, overflow: .ellipsis)
    case .more(_, let count):
      canvas.write("+\(count) more", at: Point(row: 0, column: 9), as: .secondary)
    }
  }

  /// The day, how full it is as a bar, and how much it holds.
  private func drawHeading(
    _ date: CivilDate, _ dates: DateContext, figures: WeekFigures, onto canvas: inout Canvas
  ) {
    let isSelected = date == selected
    if isSelected { SelectedDay.draw(isMoving: isMoving, on: &canvas) }
    let isToday = date == dates.today
    canvas.write(
      Self.heading(of: date), at: Point(row: 0, column: 2),
      as: isToday ? .amber : isSelected ? .neonBright : .heading,
      emphasis: isToday ? [.bold, .underline] : .bold)
    let end = canvas.size.columns - 1
    let start = Self.barColumn
    let width = min(figures.width, max(0, end - start))
    canvas.write(
      figures.text(of: date, in: days, canvas.glyphs), at: Point(row: 0, column: end - width),
      as: .secondary, limit: width, overflow: .ellipsis)
    // All bars have one scale: what the figures of the week leave.
    let rule = Rect(row: 0, column: start, columns: end - width - 1 - start, rows: 1)
    DottedRule.draw(from: rule.origin, to: rule.endColumn, onto: &canvas)
    let length = max(1, Int((days.share(of: date) * Double(rule.columns)).rounded()))
    LoadMark.draw(
      days.level(of: date), excess: days.excess(of: date),
      in: rule.split(.columns, at: length).first, onto: &canvas)
  }

  /// A day without its year, which the title names: `Fri 1 Jan`, 10 columns at most.
  private static func heading(of date: CivilDate) -> String {
    Weekday(of: date).shortName + " \(date.day) " + Month(of: date).shortName
  }
}
