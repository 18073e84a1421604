internal import RedoTerminal
internal import RedoViewModels

/// One row of a task's text on a canvas.
struct DetailLineRow {
  let line: DetailLine

  func render(at start: Point, onto canvas: inout Canvas) {
    var point = start
    for span in line.spans {
      switch span.content {
      case .text(let text):
        let used = canvas.write(text, at: point, as: span.role, emphasis: span.emphasis)
        if let link = span.link { canvas.link(link, at: point, columns: used) }
      case .priority(let priority): PriorityBar(priority).draw(on: &canvas, at: point)
      case .sign(let sign):
        canvas.put(SignGlyph.glyph(of: sign, canvas.glyphs), at: point, span.role)
      case .lane(let lane):
        canvas.put(LaneGlyph.glyph(of: lane, canvas.glyphs), at: point, span.role)
      }
      point.column += span.columns
    }
    guard line.isHeading else { return }
    point.column += 1
    DottedRule.draw(from: point, to: canvas.size.columns, onto: &canvas)
  }
}
