internal import RedoTerminal
internal import RedoViewModels

/// Rows of figures under their headings, aligned at the right.
struct FigureTableView {
  let table: FigureTable

  func render(onto canvas: inout Canvas) {
    let names = table.rows.map { TextWidth.columns(of: $0.name) }.max() ?? 0
    let count = max(1, table.headings.count)
    let width = min((canvas.size.columns - names) / count, 12)
    write(table.headings, row: 0, from: names, width, .secondary, onto: &canvas)
    for (row, line) in table.rows.enumerated() {
      canvas.write(line.name, at: Point(row: row + 1, column: 0), as: .secondary)
      write(line.figures, row: row + 1, from: names, width, .text, onto: &canvas)
    }
  }

  private func write(
    _ texts: [String], row: Int, from start: Int, _ width: Int, _ role: Role,
    onto canvas: inout Canvas
  ) {
    for (place, text) in texts.enumerated() {
      // A blank is kept before each figure.
      let used = min(TextWidth.columns(of: text), width - 1)
      canvas.write(
        text, at: Point(row: row, column: start + (place + 1) * width - used),
        as: place == 0 && role == .text ? .neonBright : role, limit: used, overflow: .ellipsis)
    }
  }
}
