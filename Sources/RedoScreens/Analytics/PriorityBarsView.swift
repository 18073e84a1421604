internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// A bar of active tasks for each priority, the overdue ones first in it.
struct PriorityBarsView {
  let rows: [Workload.Priority]

  func render(onto canvas: inout Canvas) {
    let most = rows.map(\.active).max() ?? 0
    let figures = max(String(most).utf8.count, 1)
    let start = PriorityBar.columns + 1
    let bars = canvas.size.columns - start - figures - 1
    for (row, line) in rows.enumerated() {
      PriorityBar(line.priority).draw(on: &canvas, at: Point(row: row, column: 0))
      Bar(
        value: line.active, part: line.overdue, of: most, role: .priority(line.priority)
      ).draw(on: &canvas, in: Rect(row: row, column: start, columns: bars, rows: 1))
      let text = String(line.active)
      canvas.write(
        text, at: Point(row: row, column: canvas.size.columns - text.utf8.count), as: .text)
    }
    drawKey(row: rows.count + 1, onto: &canvas)
  }

  /// What the part of a bar that stands out means, where there is one and room to say so.
  private func drawKey(row: Int, onto canvas: inout Canvas) {
    let overdue = rows.reduce(0) { $0 + $1.overdue }
    guard overdue > 0, row < canvas.size.rows else { return }
    canvas.put(canvas.glyphs.glyph("▓", "!"), at: Point(row: row, column: 0), .overdue)
    canvas.write("\(overdue) overdue", at: Point(row: row, column: 2), as: .secondary)
  }
}
