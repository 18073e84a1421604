internal import RedoTasks
internal import RedoTerminal

/// A bar of active tasks for each priority, the overdue ones first in it, with blank rows between
/// where there is room.
struct PriorityBarsView {
  let rows: [Workload.Priority]

  func render(onto canvas: inout Canvas) {
    let most = rows.map(\.active).max() ?? 0
    let figures = max(String(most).utf8.count, 1)
    let start = PriorityBar.columns + 1
    let bars = canvas.size.columns - start - figures - 1
    let step = canvas.size.rows >= rows.count * 2 - 1 ? 2 : 1
    for (place, line) in rows.enumerated() {
      let row = place * step
      PriorityBar(line.priority).draw(on: &canvas, at: Point(row: row, column: 0))
      Bar(
        value: line.active, part: line.overdue, of: most, role: .priority(line.priority)
      ).draw(on: &canvas, in: Rect(row: row, column: start, columns: bars, rows: 1))
      let text = String(line.active)
      canvas.write(
        text, at: Point(row: row, column: canvas.size.columns - text.utf8.count), as: .text)
    }
  }
}
