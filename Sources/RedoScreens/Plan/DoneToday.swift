internal import RedoTerminal
internal import RedoViewModels

/// What was done today, at the foot of the plan, so that the day adds up to the eye.
struct DoneToday {
  let plan: DayPlan

  /// Draws as much as there is room for below so many rows.
  func render(below rows: Int, onto canvas: inout Canvas) {
    let room = canvas.size.rows - rows - 1
    guard !plan.done.isEmpty, room >= 2 else { return }
    let shown = plan.done.prefix(room - 1)
    let top = canvas.size.rows - shown.count - 1
    let line = Rect(row: top, column: 0, columns: canvas.size.columns, rows: 1)
    canvas.draw(in: line) { canvas in
      HeadingLine(name: "DONE TODAY", amount: PointsText.column(plan.donePoints))
        .render(onto: &canvas)
    }
    for (index, done) in shown.enumerated() {
      let isLast = index == shown.count - 1 && shown.count < plan.done.count
      draw(
        isLast ? "… and \(plan.done.count - index) more" : done.title,
        isLast ? nil : done.points, row: top + 1 + index, onto: &canvas)
    }
  }

  private func draw(_ title: String, _ points: Int64?, row: Int, onto canvas: inout Canvas) {
    let size = points.map(PointsText.column) ?? ""
    let end = canvas.size.columns - 1 - size.utf8.count
    if points != nil {
      canvas.put(canvas.glyphs.glyph("✓", "+"), at: Point(row: row, column: 2), .success)
    }
    canvas.write(
      title, at: Point(row: row, column: 4), as: .done, limit: end - 5, overflow: .ellipsis)
    canvas.write(size, at: Point(row: row, column: end), as: .secondary)
  }
}
