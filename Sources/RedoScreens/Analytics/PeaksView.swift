internal import RedoTerminal
internal import RedoViewModels

/// Bars for the hours of the day over bars for the days of the week.
struct PeaksView {
  let charts: PeakCharts

  /// The rows of the weekdays' bars.
  private static let dayRows = 2

  func render(onto canvas: inout Canvas) {
    let fits = TextWidth.columns(of: charts.words) <= canvas.size.columns
    canvas.write(
      fits ? charts.words : charts.shortWords, at: .zero, as: .text,
      limit: canvas.size.columns, overflow: .ellipsis)
    let rows = max(1, canvas.size.rows - 3 - Self.dayRows)
    let width = min(max(1, canvas.size.columns / 24), 4)
    ColumnChart(charts.hours, barColumns: width).draw(
      on: &canvas, in: Rect(row: 1, column: 0, columns: canvas.size.columns, rows: rows))
    for hour in stride(from: 0, to: 24, by: 6) {
      canvas.write(
        hour < 10 ? "0\(hour)" : "\(hour)", at: Point(row: 1 + rows, column: hour * width),
        as: .secondary)
    }
    drawWeekdays(row: 2 + rows, onto: &canvas)
  }

  private func drawWeekdays(row: Int, onto canvas: inout Canvas) {
    let width = min(max(2, (canvas.size.columns + 1) / 7 - 1), 8)
    let chart = ColumnChart(charts.weekdays, barColumns: width, gap: 1)
    chart.draw(
      on: &canvas,
      in: Rect(row: row, column: 0, columns: canvas.size.columns, rows: Self.dayRows))
    for (place, name) in charts.weekdayNames.enumerated() {
      canvas.write(
        name, at: Point(row: row + Self.dayRows, column: place * (width + 1)), as: .secondary)
    }
  }
}
