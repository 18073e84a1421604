internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// The tags and people of the tasks that are to be done, with a bar of how many each has, and a sign
/// behind those that the list is narrowed to.
struct LabelOverlay {
  let chooser: LabelChooser

  /// The columns of a name, where a bar stands beside it.
  private static let nameColumns = 24

  func render(_ viewModel: AppViewModel, onto canvas: inout Canvas) {
    ChooserFrame(
      title: "Tags and people", field: chooser.field, example: "letters narrow",
      count: chooser.rows.count, selected: chooser.selected, emptyWords: chooser.emptyWords
    ).render(viewModel.layout(of: chooser), onto: &canvas) { row, isChosen, canvas in
      let label = chooser.rows[row]
      draw(label, isChosen: isChosen, inFilter: viewModel.isNarrowed(to: label), onto: &canvas)
    }
  }

  private func draw(
    _ row: LabelRow, isChosen: Bool, inFilter: Bool, onto canvas: inout Canvas
  ) {
    let columns = canvas.size.columns
    let most = chooser.mostTasks
    let figures = String(most).utf8.count
    let count = String(row.use.tasks)
    canvas.write(count, at: Point(row: 0, column: columns - count.utf8.count), as: .secondary)
    let bars = columns - Self.nameColumns - figures - 2
    // A name that is longer than its columns is worth more than its bar.
    let hasBar =
      bars > 4 && TextWidth.columns(of: row.name) + (inFilter ? 2 : 0) <= Self.nameColumns
    let limit = hasBar ? Self.nameColumns : columns - figures - 1
    let end = MatchedText(text: row.name, matches: row.matches).write(
      at: .zero, as: isChosen ? .neonBright : row.use.label.kind == .tag ? .tag : .person,
      emphasis: isChosen ? .bold : [], limit: inFilter ? limit - 2 : limit, onto: &canvas)
    if inFilter {
      canvas.put(canvas.glyphs.glyph("✓", "+"), at: Point(row: 0, column: end + 1), .success)
    }
    guard hasBar else { return }
    Bar(value: row.use.tasks, part: row.use.overdue, of: most).draw(
      on: &canvas, in: Rect(row: 0, column: Self.nameColumns + 1, columns: bars, rows: 1))
  }
}
