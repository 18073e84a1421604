internal import RedoTerminal
internal import RedoViewModels

/// The screen without numbers: a year that waits, and the key that begins it.
struct EmptyAnalytics {
  let keymap: Keymap
  /// Whether the log has not been read yet.
  let isReading: Bool
  /// Whether the past shows, which nothing begins.
  let isPast: Bool

  func render(in rect: Rect, onto canvas: inout Canvas) {
    let inside = Frame(title: "Analytics", isFocused: true).draw(on: &canvas, in: rect)
    canvas.draw(in: inside) { canvas in
      let lines = lines(canvas.glyphs)
      let top = max(0, (canvas.size.rows - lines.count - 8) / 2)
      let hasField = !isReading && !isPast && canvas.size.rows >= lines.count + 8
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
    if count > 0 { weeks[count - 1][6] = HeatMap.levels }
    let columns = count * 2 - 1
    HeatMap(weeks: weeks).draw(
      on: &canvas,
      in: Rect(row: row, column: (canvas.size.columns - columns) / 2, columns: columns, rows: 7))
  }

  private func lines(_ glyphs: GlyphSet) -> [[TextPiece]] {
    func key(_ command: Command) -> String {
      keymap.label(of: command, in: .analytics, glyphs) ?? ""
    }
    guard !isReading else { return [[("Reading the log", .secondary)]] }
    guard !isPast else { return Emptiness.past.lines(key) }
    return [
      [("What you finish lights up here", .neonBright)], [],
      [("Press ", .secondary), (key(.quickAdd), .key), (" to add the first task", .secondary)],
      [(key(.showHelp), .key), (" says what will be counted", .secondary)],
    ]
  }
}
