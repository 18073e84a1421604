internal import RedoTerminal

/// What each intensity of the field stands for, at the right of the frame's edge.
struct HeatLegend {
  /// The counts of the intensities from 1 on; one that no day has is empty.
  let legend: [String]

  /// Draws the legend where it leaves the columns of the row before `start` alone, else nothing.
  func render(in rect: Rect, from start: Int, onto canvas: inout Canvas) {
    let shown = legend.filter { !$0.isEmpty }
    let width = shown.reduce(1) { $0 + TextWidth.columns(of: $1) + 3 }
    var column = rect.endColumn - 3 - width
    guard !shown.isEmpty, column > start else { return }
    column += canvas.write(" ", at: Point(row: rect.row, column: column), as: .secondary)
    for (place, text) in legend.enumerated() where !text.isEmpty {
      let level = place + 1
      canvas.put(
        canvas.glyphs.shade(level), at: Point(row: rect.row, column: column),
        HeatMap.role(of: level))
      column += 1
      column += canvas.write(
        " " + text + " ", at: Point(row: rect.row, column: column), as: .secondary)
    }
  }
}
