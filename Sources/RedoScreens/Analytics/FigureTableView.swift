internal import RedoTerminal
internal import RedoViewModels

/// Rows of figures under their headings, aligned at the right.
struct FigureTableView {
  let table: FigureTable

  /// The most blanks that a wide room adds before a column.
  private static let mostSpare = 6

  func render(onto canvas: inout Canvas) {
    let names = table.rows.map { TextWidth.columns(of: $0.name) }.max() ?? 0
    let ends = ends(from: names, columns: canvas.size.columns)
    write(table.headings, row: 0, from: names, ends, .secondary, onto: &canvas)
    for (row, line) in table.rows.enumerated() {
      canvas.write(line.name, at: Point(row: row + 1, column: 0), as: .secondary)
      write(line.figures, row: row + 1, from: names, ends, .text, onto: &canvas)
    }
  }

  /// Where each column of figures ends: as wide as its widest and a blank, the room that is left
  /// shared out, or cut to equal shares where there is too little.
  private func ends(from start: Int, columns: Int) -> [Int] {
    let count = max(1, table.headings.count)
    let room = columns - start
    let natural = table.headings.indices.map { place in
      let texts = [table.headings[place]] + table.rows.map { $0.figures[place] }
      return 1 + (texts.map { TextWidth.columns(of: $0) }.max() ?? 0)
    }
    let spare = room - natural.reduce(0, +)
    var end = start
    return natural.map { width in
      end += spare < 0 ? room / count : width + min(spare / count, Self.mostSpare)
      return end
    }
  }

  private func write(
    _ texts: [String], row: Int, from start: Int, _ ends: [Int], _ role: Role,
    onto canvas: inout Canvas
  ) {
    for (place, text) in texts.enumerated() {
      // A blank is kept before each figure.
      let room = ends[place] - (place == 0 ? start : ends[place - 1]) - 1
      let used = min(TextWidth.columns(of: text), room)
      canvas.write(
        text, at: Point(row: row, column: ends[place] - used),
        as: place == 0 && role == .text ? .neonBright : role, limit: used, overflow: .ellipsis)
    }
  }
}
