internal import RedoTerminal
internal import RedoViewModels

/// What every key does, grouped, in two columns where there is room.
struct HelpOverlay {
  let keymap: Keymap
  let scroll: Int

  /// The columns from which on two columns of help fit.
  private static let wideColumns = 110

  /// A row of help: a section's name, or a command with its keys.
  private enum Line {
    case title(String)
    case command(keys: [String], summary: String, isAvailable: Bool)
    case blank
  }

  func render(_ viewModel: AppViewModel, in body: Rect, onto canvas: inout Canvas) {
    let isWide = body.columns >= Self.wideColumns
    let columns = columns(viewModel, canvas.glyphs, isWide: isWide)
    let height = columns.map(\.count).max() ?? 0
    let width = min(body.columns, isWide ? 128 : 76)
    let rect = body.centered(Size(columns: width, rows: min(body.rows, height + 2)))
    let rows = Frame.inside(rect).rows
    let first = min(scroll, max(0, height - rows))
    let hidden = height - first - rows
    let inside = Frame(
      title: "Keys", note: hidden > 0 ? "\(hidden) more" : "redo \(viewModel.settings.version)",
      isFocused: true
    ).draw(on: &canvas, in: rect)
    for (lines, part) in zip(columns, inside.split(.columns, into: columns.count)) {
      canvas.draw(in: part.inset(left: 2, right: 1)) { canvas in
        for (row, line) in lines.dropFirst(first).prefix(rows).enumerated() {
          draw(line, row: row, onto: &canvas)
        }
      }
    }
    ScrollBar(visible: first..<min(first + rows, height), count: height).draw(
      on: &canvas,
      in: Rect(row: inside.row, column: inside.endColumn, columns: 1, rows: inside.rows))
    canvas.cursor = inside.origin
  }

  private func columns(
    _ viewModel: AppViewModel, _ glyphs: GlyphSet, isWide: Bool
  ) -> [[Line]] {
    let sections = keymap.sections.map { section in
      [.title(section.title)]
        + section.lines(glyphs).map {
          Line.command(
            keys: $0.keys, summary: $0.command.summary,
            isAvailable: viewModel.availability(of: $0.command).isAvailable)
        } + [.blank]
    }
    guard isWide else { return [Array(sections.joined().dropLast())] }
    // The sections keep their order; the second column starts where the first has half of the rows.
    let total = sections.reduce(0) { $0 + $1.count }
    var first: [Line] = []
    var second: [Line] = []
    for section in sections {
      if second.isEmpty, first.count + section.count / 2 <= total / 2 {
        first += section
      } else {
        second += section
      }
    }
    return [Array(first.dropLast()), Array(second.dropLast())]
  }

  private func draw(_ line: Line, row: Int, onto canvas: inout Canvas) {
    switch line {
    case .blank: break
    case .title(let title):
      canvas.write(title, at: Point(row: row, column: 0), as: .heading, emphasis: .bold)
    case .command(let keys, let summary, let isAvailable):
      var column = 0
      for key in keys {
        column += canvas.write(
          key, at: Point(row: row, column: column), as: isAvailable ? .key : .faint)
        column += 1
      }
      let start = max(column + 1, Self.keyColumns)
      canvas.write(
        summary, at: Point(row: row, column: start), as: isAvailable ? .text : .faint,
        limit: canvas.size.columns - start, overflow: .ellipsis)
    }
  }

  private static let keyColumns = 17
}
