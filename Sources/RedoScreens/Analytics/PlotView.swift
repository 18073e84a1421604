internal import RedoTerminal
internal import RedoViewModels

/// Lines in braille with their axes, and above them what each line is and ends at.
struct PlotView {
  let content: PlotContent

  func render(onto canvas: inout Canvas) {
    drawKeys(onto: &canvas)
    let labels = content.heights
    let width = labels.map { TextWidth.columns(of: $0) }.max() ?? 0
    let area = canvas.bounds.inset(top: 1, left: width + 1, bottom: 1)
    guard area.rows >= 2, area.columns >= 4 else { return }
    drawAxes(width, around: area, onto: &canvas)
    content.plot.draw(on: &canvas, in: area)
  }

  private func drawKeys(onto canvas: inout Canvas) {
    var column = 0
    for key in content.keys {
      let line = canvas.glyphs.text(
        key.isDotted ? "┄┄" : "━━", String(repeating: Character(key.mark), count: 2))
      column += canvas.write(line, at: Point(row: 0, column: column), as: key.role) + 1
      column += canvas.write(key.name, at: Point(row: 0, column: column), as: .secondary) + 1
      let fits = column + TextWidth.columns(of: key.figure) <= canvas.size.columns
      column +=
        canvas.write(
          fits ? key.figure : key.shortFigure, at: Point(row: 0, column: column), as: .text,
          emphasis: .bold) + 2
    }
  }

  private func drawAxes(_ width: Int, around area: Rect, onto canvas: inout Canvas) {
    let places = [area.row, area.row + area.rows / 2, area.endRow - 1]
    for row in area.row..<area.endRow {
      let label = places.firstIndex(of: row).map { content.heights[$0] } ?? ""
      let used = TextWidth.columns(of: label)
      canvas.write(label, at: Point(row: row, column: width - used), as: .secondary)
      canvas.put(
        canvas.glyphs.glyph(used > 0 ? "┤" : "│", "|"), at: Point(row: row, column: width),
        .priorityRest)
    }
    let foot = area.endRow
    canvas.put(canvas.glyphs.glyph("╰", "+"), at: Point(row: foot, column: width), .priorityRest)
    let today = "today"
    let end = area.endColumn - today.utf8.count
    canvas.write(content.firstDay, at: Point(row: foot, column: width + 1), as: .secondary)
    let start = width + 2 + TextWidth.columns(of: content.firstDay)
    for column in stride(from: start, to: end - 1, by: 1) {
      canvas.put(
        canvas.glyphs.glyph("─", "-"), at: Point(row: foot, column: column), .priorityRest)
    }
    canvas.write(today, at: Point(row: foot, column: end), as: .secondary)
  }
}
