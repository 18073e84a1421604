internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// The screen without numbers: a year that waits, and the key that begins it.
struct EmptyAnalytics {
  let keymap: Keymap
  /// Why there are no numbers; nil while the log has not been read.
  let emptiness: Emptiness?

  func render(in rect: Rect, onto canvas: inout Canvas) {
    let inside = Frame(title: "Analytics", isFocused: true).draw(on: &canvas, in: rect)
    canvas.draw(in: inside) { canvas in
      let lines = lines(canvas.glyphs)
      let top = max(0, (canvas.size.rows - lines.count - 8) / 2)
      // Nothing begins in the past.
      let hasField = emptiness == .nothingCounted && canvas.size.rows >= lines.count + 8
      if hasField { drawField(row: top, onto: &canvas) }
      let first = hasField ? top + 8 : max(0, (canvas.size.rows - lines.count) / 2)
      CenteredLines(lines: lines).draw(from: first, on: &canvas)
      canvas.cursor = Point(row: first, column: 0)
    }
  }

  /// An empty year but for its last day, which is today's to light.
  private func drawField(row: Int, onto canvas: inout Canvas) {
    let count = min(53, max(0, canvas.size.columns - 4) / 2)
    var weeks = [[Int?]](repeating: [Int?](repeating: 0, count: 7), count: count)
    if count > 0 { weeks[count - 1][6] = HeatScale.levels }
    let columns = count * 2 - 1
    HeatMap(weeks: weeks).draw(
      on: &canvas,
      in: Rect(row: row, column: (canvas.size.columns - columns) / 2, columns: columns, rows: 7))
  }

  private func lines(_ glyphs: GlyphSet) -> [[TextPiece]] {
    emptiness?.lines { keymap.label(of: $0, in: .analytics, glyphs) ?? "" }
      ?? [[("Reading the log", .secondary)]]
  }
}
