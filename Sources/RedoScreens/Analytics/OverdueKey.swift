internal import RedoTasks
internal import RedoTerminal

/// What the part of a priority's bar that stands out means, at the right of the frame's edge.
struct OverdueKey {
  let rows: [Workload.Priority]

  /// Draws the key where there is such a part, and where it leaves the columns of the row before
  /// `start` alone, else nothing.
  func render(in rect: Rect, from start: Int, onto canvas: inout Canvas) {
    let overdue = rows.reduce(0) { $0 + $1.overdue }
    let words = " \(overdue) overdue "
    let column = rect.endColumn - 3 - (2 + words.utf8.count)
    guard overdue > 0, column > start else { return }
    canvas.write(" ", at: Point(row: rect.row, column: column), as: .secondary)
    canvas.put(
      canvas.glyphs.glyph("▓", "!"), at: Point(row: rect.row, column: column + 1), .overdue)
    canvas.write(words, at: Point(row: rect.row, column: column + 2), as: .secondary)
  }
}
