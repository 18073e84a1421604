internal import RedoIntents
internal import RedoTerminal
internal import RedoViewModels

/// The filter presets with their filters and how many tasks each lists now.
struct PresetOverlay {
  let chooser: PresetChooser

  /// The columns of a name, where filters stand beside it.
  private static let nameColumns = 20

  func render(_ viewModel: AppViewModel, onto canvas: inout Canvas) {
    ChooserFrame(
      title: "Filter presets", field: chooser.field, example: "a digit chooses, letters narrow",
      count: chooser.rows.count, selected: chooser.selected, emptyWords: "No preset has that name"
    ).render(viewModel.layout(of: chooser), onto: &canvas) { row, isChosen, canvas in
      draw(chooser.rows[row], place: row + 1, isChosen: isChosen, onto: &canvas)
    }
  }

  private func draw(
    _ row: PresetRow, place: Int, isChosen: Bool, onto canvas: inout Canvas
  ) {
    if place <= 9 { canvas.write(String(place), at: .zero, as: .key) }
    canvas.put(canvas.glyphs.glyph("●", "*"), at: Point(row: 0, column: 2), row.preset.color.role)
    let count = String(row.count)
    let end = canvas.size.columns - count.utf8.count
    canvas.write(count, at: Point(row: 0, column: end), as: .secondary)
    let isWide = canvas.size.columns >= 46
    MatchedText(text: row.preset.name.text, matches: row.matches).write(
      at: Point(row: 0, column: 4), as: isChosen ? .neonBright : .text,
      emphasis: isChosen ? .bold : [], limit: isWide ? Self.nameColumns : end - 5, onto: &canvas)
    guard isWide else { return }
    let start = 5 + Self.nameColumns
    let line = row.preset.line.isEmpty ? "every task to be done" : row.preset.line
    canvas.write(
      row.problem ?? line, at: Point(row: 0, column: start),
      as: row.problem == nil ? .secondary : .error, limit: end - 1 - start, overflow: .ellipsis)
  }
}
