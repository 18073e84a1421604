internal import RedoTerminal
internal import RedoViewModels

/// One change as a row of the activity.
struct ActivityRowLine {
  let row: ActivityRow
  let columns: ActivityColumns
  let isSelected: Bool

  func render(onto canvas: inout Canvas) {
    if isSelected { SelectedRow(isFocused: true).mark(canvas.bounds, on: &canvas) }
    canvas.write(row.time, at: Point(row: 0, column: ActivityColumns.time), as: .secondary)
    canvas.put(
      SignGlyph.glyph(of: row.sign, canvas.glyphs),
      at: Point(row: 0, column: ActivityColumns.sign), row.role)
    let used = drawTitle(onto: &canvas)
    drawWords(behind: used, onto: &canvas)
    if let author = columns.author {
      canvas.write(
        row.author, at: Point(row: 0, column: author.lowerBound), as: row.authorRole,
        limit: author.count, overflow: .ellipsis)
    }
  }

  /// Writes the title and says how many columns it takes.
  private func drawTitle(onto canvas: inout Canvas) -> Int {
    let start = Point(row: 0, column: ActivityColumns.title)
    // What was done needs room behind a title that is long.
    let room = columns.words == nil ? max(8, columns.titleWidth - 14) : columns.titleWidth
    let role: Role = isSelected ? .neonBright : row.isGone ? .done : .text
    return MatchedText(text: row.title, matches: row.matches).write(
      at: start, as: role, emphasis: isSelected ? .bold : [], limit: room, onto: &canvas)
  }

  private func drawWords(behind used: Int, onto canvas: inout Canvas) {
    var column = columns.words?.lowerBound ?? ActivityColumns.title + used
    let end = columns.words?.upperBound ?? ActivityColumns.title + columns.titleWidth
    let separator = columns.words == nil ? " · " : ""
    // Why a change does not count comes first: it must not be cut off.
    let note = row.note.map { [($0, row.role), (" · ", .faint)] } ?? []
    let before: [(String, Role)] = [(separator, .faint)] + note
    let room = end - column - before.reduce(0) { $0 + TextWidth.columns(of: $1.0) }
    let words = (row.words.fitted(columns: max(0, room)), Role.secondary)
    for (text, role) in before + [words] where !text.isEmpty {
      guard column < end else {
        canvas.put(canvas.glyphs.ellipsis, at: Point(row: 0, column: end - 1), role)
        return
      }
      column += canvas.write(
        text, at: Point(row: 0, column: column), as: role, limit: end - column,
        overflow: .ellipsis)
    }
  }
}
