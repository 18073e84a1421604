internal import RedoTerminal
internal import RedoViewModels

/// A text that is scrolled within a frame: the rows that show, and a bar that says which they are.
struct DetailText {
  private let lines: [DetailLine]
  private let visible: Range<Int>

  /// Shows as many lines as there are rows, from one on.
  init(_ lines: [DetailLine], from first: Int, rows: Int) {
    let start = min(first, lines.count)
    self.lines = lines
    visible = start..<min(start + rows, lines.count)
  }

  /// How many lines there are below those that show.
  var hidden: Int { lines.count - visible.upperBound }

  /// Draws the text inside its frame; `mark` is handed each line's number and its row, and lays
  /// what belongs under it.
  func draw(
    in inside: Rect, isFocused: Bool, on canvas: inout Canvas,
    mark: (_ index: Int, _ row: Int, _ canvas: inout Canvas) -> Void
  ) {
    canvas.draw(in: inside) { canvas in
      for (row, index) in visible.enumerated() {
        mark(index, row, &canvas)
        canvas.draw(in: Rect(row: row, column: 1, columns: inside.columns - 2, rows: 1)) {
          DetailLineRow(line: lines[index]).render(at: .zero, onto: &$0)
        }
      }
    }
    ScrollBar(visible: visible, count: lines.count, isFocused: isFocused)
      .draw(on: &canvas, rightOf: inside)
  }
}
