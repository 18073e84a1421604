internal import RedoTerminal

/// What each intensity of the field stands for, at the right of the frame's edge.
struct HeatLegend {
  /// The counts of the intensities from 1 on.
  let legend: [String]

  func render(in rect: Rect, onto canvas: inout Canvas) {
    let texts = legend.map {
      canvas.glyphs == .unicode ? $0 : $0.map { $0 == "–" ? "-" : $0 }.string
    }
    let width = texts.reduce(1) { $0 + TextWidth.columns(of: $1) + 3 }
    var column = rect.endColumn - 3 - width
    guard column > rect.column + 2 else { return }
    canvas.write(" ", at: Point(row: rect.row, column: column), as: .secondary)
    column += 1
    for (place, text) in texts.enumerated() {
      let level = place + 1
      canvas.put(
        HeatMap.glyph(of: level, canvas.glyphs), at: Point(row: rect.row, column: column),
        .heat(level))
      let used = canvas.write(
        " " + text + " ", at: Point(row: rect.row, column: column + 1), as: .secondary)
      column += used + 1
    }
  }
}

extension [Character] {
  fileprivate var string: String { String(self) }
}
