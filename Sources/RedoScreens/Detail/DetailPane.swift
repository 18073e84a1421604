internal import RedoTerminal
internal import RedoViewModels

/// The pane that shows the selected task.
struct DetailPane {
  func render(_ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas) {
    let isFocused = viewModel.focus == .detail && viewModel.overlay == nil
    let lines = viewModel.detail?.lines ?? []
    let rows = Frame.inside(rect).rows
    let first = min(viewModel.detailScroll, lines.count)
    let visible = first..<min(first + rows, lines.count)
    let hidden = lines.count - visible.upperBound
    let inside = Frame(
      title: viewModel.detail?.title ?? "", note: hidden > 0 ? "\(hidden) more" : "",
      isFocused: isFocused
    ).draw(on: &canvas, in: rect)
    canvas.draw(in: inside.inset(left: 1, right: 1)) { canvas in
      for (row, index) in visible.enumerated() {
        draw(lines[index], row: row, onto: &canvas)
      }
      if isFocused { canvas.cursor = .zero }
    }
    ScrollBar(visible: visible, count: lines.count).draw(
      on: &canvas,
      in: Rect(row: inside.row, column: inside.endColumn, columns: 1, rows: inside.rows))
  }

  private func draw(_ line: DetailLine, row: Int, onto canvas: inout Canvas) {
    var column = 0
    for span in line.spans {
      let point = Point(row: row, column: column)
      switch span.content {
      case .text(let text):
        canvas.write(text, at: point, as: span.role, emphasis: span.emphasis)
      case .priority(let priority): PriorityBar(priority).draw(on: &canvas, at: point)
      case .sign(let sign): canvas.put(glyph(of: sign, canvas.glyphs), at: point, span.role)
      }
      column += span.columns
    }
    guard line.isHeading else { return }
    let rule = canvas.glyphs.glyph("┄", ".")
    for place in stride(from: column + 1, to: canvas.size.columns, by: 1) {
      canvas.put(rule, at: Point(row: row, column: place), .priorityRest)
    }
  }

  private func glyph(of sign: DetailSign, _ glyphs: GlyphSet) -> Glyph {
    switch sign {
    case .unchecked: glyphs.glyph("☐", "o")
    case .checked: glyphs.glyph("☑", "x")
    case .current: glyphs.glyph("●", "@")
    case .done: glyphs.glyph("✓", "+")
    case .orphaned: glyphs.glyph("◌", "o")
    case .change: glyphs.glyph("○", "o")
    case .head: glyphs.glyph("●", "@")
    case .refused: glyphs.glyph("×", "x")
    case .fork: glyphs.glyph("◆", "*")
    }
  }
}
