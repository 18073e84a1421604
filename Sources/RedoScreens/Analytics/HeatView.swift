internal import RedoTerminal
internal import RedoViewModels

/// The year's days as a field, months above, weekdays before it, and what it comes to beside it.
struct HeatView {
  let field: HeatField

  /// The columns of the weekdays' names.
  private static let nameColumns = 4
  /// The columns from which on facts stand beside the field.
  private static let factColumns = 16

  func render(onto canvas: inout Canvas) {
    let room = canvas.size.columns - Self.nameColumns
    // As wide as three columns a week, where there is room for it.
    let weekColumns = min(max(1, (room + 1) / field.weeks.count), 3)
    let map = HeatMap(weeks: field.weeks, weekColumns: weekColumns)
    let shown = map.shown(in: room)
    // The days are worth more than the names of the months.
    let top = canvas.size.rows > 7 ? 1 : 0
    if top > 0 { drawMonths(shown, weekColumns, onto: &canvas) }
    for (row, name) in field.weekdays.enumerated() where row.isMultiple(of: 2) {
      canvas.write(name, at: Point(row: top + row, column: 0), as: .secondary)
    }
    let area = Rect(row: top, column: Self.nameColumns, columns: room, rows: 7)
    map.draw(on: &canvas, in: area)
    drawWeeks(shown, weekColumns, onto: &canvas)
    drawFacts(from: Self.nameColumns + shown.count * weekColumns + 1, onto: &canvas)
  }

  /// What each week came to as a bar below its days, where there is room.
  private func drawWeeks(
    _ shown: Range<Int>, _ weekColumns: Int, onto canvas: inout Canvas
  ) {
    let area = canvas.bounds.inset(top: 9, left: Self.nameColumns)
    guard area.rows >= 4 else { return }
    let totals = Array(field.weekTotals[shown])
    let gap = weekColumns > 1 ? 1 : 0
    ColumnChart(totals, barColumns: weekColumns - gap, gap: gap).draw(on: &canvas, in: area)
    let most = String(totals.max() ?? 0)
    canvas.write(
      most, at: Point(row: area.row, column: Self.nameColumns - 1 - most.utf8.count),
      as: .secondary)
    canvas.write("0", at: Point(row: area.endRow - 1, column: 2), as: .secondary)
  }

  private func drawMonths(
    _ shown: Range<Int>, _ weekColumns: Int, onto canvas: inout Canvas
  ) {
    var end = canvas.size.columns
    // A first month that is almost over leaves its place to the next.
    for label in field.months.reversed() where shown.contains(label.week) {
      let column = Self.nameColumns + (label.week - shown.lowerBound) * weekColumns
      guard column + label.text.utf8.count <= end else { continue }
      canvas.write(label.text, at: Point(row: 0, column: column), as: .secondary)
      end = column - 1
    }
  }

  private func drawFacts(from column: Int, onto canvas: inout Canvas) {
    guard canvas.size.columns - column >= Self.factColumns else { return }
    let room = canvas.size.columns - column - 1
    // A blank row between them where they stand beside bars, too.
    let step = canvas.size.rows > 8 ? 3 : 2
    for (place, record) in field.records.enumerated() {
      let row = 1 + place * step
      canvas.write(record.name, at: Point(row: row, column: column + 1), as: .secondary)
      let fits = record.value.utf8.count <= room
      canvas.write(
        fits ? record.value : record.shortValue, at: Point(row: row + 1, column: column + 1),
        as: .text, limit: room, overflow: .ellipsis)
    }
  }
}
