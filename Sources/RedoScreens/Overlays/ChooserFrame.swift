internal import RedoTerminal
internal import RedoViewModels

/// A list to choose from: a frame, the line that narrows it, a rule, the rows with a scroll bar.
struct ChooserFrame {
  let title: String
  let field: TextField
  /// What stands in the line while it is empty.
  let example: String
  /// How many rows there are.
  let count: Int
  /// Which of them is chosen.
  let selected: Int
  /// What is said where there is none.
  let emptyWords: String

  /// Draws all of it; each row draws itself on a canvas of its own.
  func render(
    _ layout: ChooserLayout, onto canvas: inout Canvas,
    row draw: (_ row: Int, _ isChosen: Bool, _ canvas: inout Canvas) -> Void
  ) {
    Frame(title: title, note: "\(count)", isFocused: true, ground: .panel)
      .draw(on: &canvas, in: layout.frame)
    canvas.put(canvas.glyphs.glyph("❯", ">"), at: layout.field.origin, .prompt)
    let below = Point(row: layout.field.row + 1, column: layout.field.column)
    DottedRule.draw(from: below, to: layout.field.endColumn, onto: &canvas)
    ScrollBar(visible: layout.visible, count: count, isFocused: true)
      .draw(on: &canvas, rightOf: layout.list)
    drawField(in: layout.field.inset(left: 2), onto: &canvas)
    let cursor = canvas.cursor
    if count == 0 { writeEmptyWords(in: layout.list, onto: &canvas) }
    for (line, row) in zip(layout.list.lines, layout.visible) {
      if row == selected { SelectedRow(isFocused: true).mark(line, on: &canvas) }
      canvas.draw(in: line.inset(left: 2, right: 1)) { draw(row, row == selected, &$0) }
    }
    canvas.cursor = cursor
  }

  private func drawField(in line: Rect, onto canvas: inout Canvas) {
    if field.isEmpty {
      canvas.write(example, at: line.origin, as: .example, limit: line.columns, overflow: .ellipsis)
      canvas.cursor = line.origin
    } else {
      field.draw(on: &canvas, in: line)
    }
  }

  private func writeEmptyWords(in list: Rect, onto canvas: inout Canvas) {
    let lines = TextWrap.lines(of: emptyWords, columns: list.columns - 2)
    for (row, line) in lines.prefix(list.rows).enumerated() {
      canvas.write(
        line, at: Point(row: list.row + row, column: list.column + 2), as: .secondary,
        limit: list.columns - 2, overflow: .ellipsis)
    }
  }
}
