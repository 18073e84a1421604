internal import RedoTerminal
internal import RedoViewModels

/// What every list to choose from has: a frame, the line that narrows it, a rule, a scroll bar.
struct ChooserFrame {
  let title: String
  let field: TextField
  /// What stands in the line while it is empty.
  let example: String
  /// How many rows there are.
  let count: Int

  func render(_ layout: ChooserLayout, onto canvas: inout Canvas) {
    Frame(title: title, note: "\(count)", isFocused: true, ground: .panel)
      .draw(on: &canvas, in: layout.frame)
    canvas.put(canvas.glyphs.glyph("❯", ">"), at: layout.field.origin, .prompt)
    let below = Point(row: layout.field.row + 1, column: layout.field.column)
    DottedRule.draw(from: below, to: layout.field.endColumn, onto: &canvas)
    ScrollBar(visible: layout.visible, count: count, isFocused: true)
      .draw(on: &canvas, rightOf: layout.list)
    let line = layout.field.inset(left: 2)
    if field.isEmpty {
      canvas.write(example, at: line.origin, as: .example, limit: line.columns, overflow: .ellipsis)
      canvas.cursor = line.origin
    } else {
      field.draw(on: &canvas, in: line)
    }
  }

  /// Says why no row shows.
  static func write(_ words: String, in list: Rect, onto canvas: inout Canvas) {
    let lines = TextWrap.lines(of: words, columns: list.columns - 2)
    for (row, line) in lines.prefix(list.rows).enumerated() {
      canvas.write(
        line, at: Point(row: list.row + row, column: list.column + 2), as: .secondary,
        limit: list.columns - 2, overflow: .ellipsis)
    }
  }

  /// Lays the ground of the chosen row and its mark.
  static func choose(_ line: Rect, onto canvas: inout Canvas) {
    SelectedRow(isFocused: true).mark(line, on: &canvas)
  }
}
