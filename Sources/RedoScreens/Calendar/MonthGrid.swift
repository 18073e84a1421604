internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// A month as a grid of days.
struct MonthGrid {
  let days: CalendarDays
  let selected: CivilDate
  let isMoving: Bool

  func render(
    _ viewModel: AppViewModel, _ layout: CalendarLayout, onto canvas: inout Canvas
  ) {
    let dates = days.dates
    let signs = DaySigns(of: days, columns: layout.cellColumns)
    drawWeekdays(dates.prefix(7), layout, onto: &canvas)
    for (index, date) in dates.enumerated() {
      let rect = layout.cell(index, weeks: days.weeks)
        .intersection(Frame.inside(layout.grid))
      let cell = DayCell(
        date: date, day: days[date], level: days.level(of: date), excess: days.excess(of: date),
        isSelected: date == selected, isToday: date == viewModel.dates.today,
        isOutside: date.month != selected.month, isMoving: isMoving, signs: signs)
      canvas.draw(in: rect) { canvas in cell.render(viewModel, onto: &canvas) }
    }
  }

  private func drawWeekdays(
    _ dates: ArraySlice<CivilDate>, _ layout: CalendarLayout, onto canvas: inout Canvas
  ) {
    let row = layout.weekdays(weeks: days.weeks)
    guard row.rows > 0 else { return }
    for (index, date) in dates.enumerated() {
      canvas.write(
        Weekday(of: date).shortName,
        at: Point(row: row.row, column: layout.cell(index, weeks: days.weeks).column + 1),
        as: .heading, emphasis: .bold)
    }
  }
}
