internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// The forecast as a band of chances for tasks and one for points, over the same days.
struct ForecastView {
  let content: ForecastContent

  func render(onto canvas: inout Canvas) {
    let hasGaps = canvas.size.rows >= 9
    // A title above and the dates below each, a gap behind it, and the basis in the last row.
    let bars = (canvas.size.rows - 7) / 2
    let height = bars >= ChanceBand.barRows ? bars : 1
    var row = 0
    for band in content.bands {
      let height = band.forecast == nil ? 1 : height
      draw(band, row: row, height: height, onto: &canvas)
      row += height + (hasGaps ? 3 : 2)
    }
    let last = min(row, canvas.size.rows - 1)
    canvas.write(
      content.basis, at: Point(row: last, column: 0), as: .secondary,
      limit: canvas.size.columns, overflow: .ellipsis)
  }

  private func draw(
    _ band: ForecastContent.Band, row: Int, height: Int, onto canvas: inout Canvas
  ) {
    let used = canvas.write(
      band.title, at: Point(row: row, column: 0), as: .text, emphasis: .bold,
      limit: canvas.size.columns, overflow: .ellipsis)
    guard let forecast = band.forecast else {
      canvas.write(
        band.half, at: Point(row: row + 1, column: 0), as: .secondary, limit: canvas.size.columns,
        overflow: .ellipsis)
      return
    }
    let end = "to " + content.lastDay
    let column = canvas.size.columns - end.utf8.count
    if column > used { canvas.write(end, at: Point(row: row, column: column), as: .secondary) }
    let area = Rect(row: row + 1, column: 0, columns: canvas.size.columns, rows: height)
    draw(forecast, marks: band.marks, in: area, onto: &canvas)
    drawDates(band, row: area.endRow, onto: &canvas)
  }

  private func draw(
    _ forecast: Forecast, marks: [Int], in area: Rect, onto canvas: inout Canvas
  ) {
    let columns = area.columns
    guard columns > 0 else { return }
    // The last day that a column stands for; where days are wider than columns some share one.
    let days = (0..<columns).map { (($0 + 1) * content.days - 1) / columns }
    ChanceBand(days.map(forecast.chance(byDay:)), role: .gauge).draw(
      on: &canvas, in: area)
    for (place, day) in marks.enumerated() {
      guard let column = days.firstIndex(where: { $0 >= day }) else { continue }
      for row in area.row..<area.endRow {
        canvas.put(
          Self.mark(place, in: canvas.glyphs), at: Point(row: row, column: column),
          place == 0 ? .amber : .cyan, .bold)
      }
    }
  }

  /// The sign of the day of 50 %, and that of 85 %, which differ where there is no colour, too.
  private static func mark(_ place: Int, in glyphs: GlyphSet) -> Glyph {
    place == 0 ? glyphs.glyph("┃", "|") : glyphs.glyph("╏", "!")
  }

  private func drawDates(_ band: ForecastContent.Band, row: Int, onto canvas: inout Canvas) {
    let half = canvas.size.columns / 2
    for (place, date) in [band.half, band.likely].enumerated() {
      let start = place * half
      var column = start
      canvas.put(
        Self.mark(place, in: canvas.glyphs), at: Point(row: row, column: column),
        place == 0 ? .amber : .cyan, .bold)
      column += 1
      column += canvas.write(
        place == 0 ? " 50 % " : " 85 % ", at: Point(row: row, column: column), as: .secondary)
      canvas.write(
        date, at: Point(row: row, column: column), as: .text, limit: start + half - column,
        overflow: .ellipsis)
    }
  }
}
