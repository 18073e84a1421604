internal import RedoTerminal
internal import RedoViewModels

/// A question, and the keys that say yes to it.
struct QuestionOverlay {
  let question: Question
  /// What the keys for yes are called.
  let yes: String

  func render(in body: Rect, onto canvas: inout Canvas) {
    let most = max(1, body.rows - 5)
    let columns = min(body.columns, 64)
    let lines = lines(columns: columns - 6, rows: most)
    let rows = min(lines.count, most)
    let rect = body.centered(Size(columns: columns, rows: rows + 5))
    let ground: Ground = question.takesAway ? .danger : .raised
    let inside = Frame(title: question.title, isFocused: true, ground: ground).draw(
      on: &canvas, in: rect)
    if question.takesAway { redden(rect, inside, on: &canvas) }
    canvas.draw(in: inside.inset(top: 1, left: 2, right: 2)) { canvas in
      for (row, line) in lines.prefix(rows).enumerated() {
        let isCut = row == rows - 1 && lines.count > rows
        canvas.write(
          isCut ? canvas.glyphs.ellipsis.text : line, at: Point(row: row, column: 0), as: .text,
          limit: canvas.size.columns,
          overflow: .ellipsis)
      }
      drawAnswers(row: rows + 1, onto: &canvas)
    }
  }

  /// What it is about, whole where there is room for that: of what goes each has its row then, of
  /// what comes the first lines are told to their ends.
  private func lines(columns: Int, rows: Int) -> [String] {
    let whole = question.lines.flatMap { TextWrap.lines(of: $0, columns: columns) }
    return whole.count > rows && question.takesAway ? question.lines : whole
  }

  /// Gives the frame the colour of danger; nothing is written inside yet.
  private func redden(_ rect: Rect, _ inside: Rect, on canvas: inout Canvas) {
    canvas.restyle(rect) { $0.role = .error }
    canvas.restyle(inside) { $0.role = .text }
  }

  private func drawAnswers(row: Int, onto canvas: inout Canvas) {
    var column = 0
    let words: [TextPiece] = [
      (yes, .key), (" " + question.yesWords, .hint),
      (canvas.glyphs.separator, .hint), ("n", .key), (" " + question.noWords, .hint),
    ]
    canvas.cursor = Point(row: row, column: 0)
    for (text, role) in words {
      column += canvas.write(text, at: Point(row: row, column: column), as: role)
    }
  }
}
