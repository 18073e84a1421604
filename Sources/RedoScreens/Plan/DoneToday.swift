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
    drawHeading(row: top, onto: &canvas)
    for (index, done) in shown.enumerated() {
      let isLast = index == shown.count - 1 && shown.count < plan.done.count
      draw(
        isLast ? "… and \(plan.done.count - index) more" : done.title,
        isLast ? nil : done.points, row: top + 1 + index, onto: &canvas)
    }
  }

  private func drawHeading(row: Int, onto canvas: inout Canvas) {
    let used = canvas.write(
      "DONE TODAY", at: Point(row: row, column: 2), as: .heading, emphasis: .bold)
    let points = PointsText.text(plan.donePoints)
    let end = canvas.size.columns - 1 - points.utf8.count
    let rule = canvas.glyphs.glyph("┄", ".")
    for column in stride(from: 2 + used + 1, to: end - 1, by: 1) {
      canvas.put(rule, at: Point(row: row, column: column), .priorityRest)
    }
    canvas.write(points, at: Point(row: row, column: end), as: .headingEcho)
  }

  private func draw(_ title: String, _ points: Int64?, row: Int, onto canvas: inout Canvas) {
    let size = points.map(PointsText.text) ?? ""
    let end = canvas.size.columns - 1 - size.utf8.count
    if points != nil {
      canvas.put(canvas.glyphs.glyph("✓", "+"), at: Point(row: row, column: 2), .success)
    }
    canvas.write(
      title, at: Point(row: row, column: 4), as: .done, limit: end - 5, overflow: .ellipsis)
    canvas.write(size, at: Point(row: row, column: end), as: .secondary)
  }
}
