internal import RedoIntents
internal import RedoTerminal
internal import RedoViewModels

/// What a triage has changed: how often each thing was done, then every change.
struct TriageSummaryPart {
  let keymap: Keymap

  func render(
    _ triage: Triage, _ viewModel: AppViewModel, _ layout: TriageLayout,
    onto canvas: inout Canvas
  ) {
    let rect = layout.summary
    let top = layout.title.row
    canvas.write(
      triage.headline, at: Point(row: top, column: rect.column), as: .neonBright,
      emphasis: .bold, limit: rect.columns, overflow: .ellipsis)
    canvas.cursor = Point(row: top, column: rect.column - 1)
    drawCounts(
      triage,
      in: Rect(
        row: top + 1, column: rect.column, columns: rect.columns, rows: rect.row - top - 1),
      onto: &canvas)
    draw(triage, viewModel, in: rect, onto: &canvas)
    drawWayBack(
      triage, in: Rect(row: rect.endRow + 1, column: rect.column, columns: rect.columns, rows: 1),
      onto: &canvas)
  }

  /// The numbers, the tasks that nothing was done to at the end; they go on in the rows below, as
  /// far as there are any above the changes.
  private func drawCounts(_ triage: Triage, in rect: Rect, onto canvas: inout Canvas) {
    var (row, column) = (rect.row, rect.column)
    for (count, word) in triage.counts {
      let number = String(count)
      let width = number.utf8.count + 1 + word.utf8.count
      if column + width > rect.endColumn { (row, column) = (row + 1, rect.column) }
      guard row < rect.endRow, column + width <= rect.endColumn else { return }
      column += canvas.write(
        number, at: Point(row: row, column: column), as: .neon, emphasis: .bold)
      column += 1
      column += canvas.write(word, at: Point(row: row, column: column), as: .secondary)
      column += 3
    }
  }

  private func draw(
    _ triage: Triage, _ viewModel: AppViewModel, in rect: Rect, onto canvas: inout Canvas
  ) {
    let dates = FriendlyDate(in: viewModel.dates)
    let hasKeys = viewModel.overlay == nil
    let steps = triage.steps
    let visible = triage.scroll..<min(triage.scroll + rect.rows, steps.count)
    canvas.draw(in: rect) { canvas in
      for (row, index) in visible.enumerated() {
        let step = steps[index]
        let (sign, role) = sign(of: step.kind, canvas.glyphs)
        let isTakenBack = triage.isTakenBack(step)
        canvas.put(
          isTakenBack ? canvas.glyphs.glyph("·", "-") : sign,
          at: Point(row: row, column: 0), isTakenBack ? .secondary : role)
        canvas.write(
          step.clause(in: dates).fitted(columns: canvas.size.columns - 2),
          at: Point(row: row, column: 2), as: isTakenBack ? .done : .text)
      }
    }
    ScrollBar(visible: visible, count: steps.count, isFocused: hasKeys).draw(
      on: &canvas, in: Rect(row: rect.row, column: rect.endColumn, columns: 1, rows: rect.rows))
  }

  private func sign(of kind: TriageStep.Kind, _ glyphs: GlyphSet) -> (Glyph, Role) {
    switch kind {
    case .completed: (glyphs.glyph("✓", "+"), .success)
    case .snoozed: (glyphs.glyph("→", ">"), .cyan)
    case .changed: (glyphs.glyph("●", "*"), .neon)
    case .archived: (glyphs.glyph("▪", "="), .secondary)
    case .deleted: (glyphs.glyph("×", "x"), .error)
    }
  }

  /// The keys that lead on from here, as many as fit.
  private func drawWayBack(
    _ triage: Triage, in rect: Rect, onto canvas: inout Canvas
  ) {
    guard !triage.steps.isEmpty, rect.row < canvas.size.rows - 1 else { return }
    let first: (Command, String) =
      triage.isTakenBack
      ? (.undo, " brings all of it back") : (.takeBackRun, " takes all of it back")
    var column = rect.column
    for (command, words) in [first, (.previousTask, " " + triage.returnWords), (.back, " closes")] {
      guard let keys = keymap.keys(for: command, in: .triageSummary).first else { continue }
      let key = KeyLabel.text(for: keys, canvas.glyphs)
      guard column + TextWidth.columns(of: key) + words.utf8.count <= rect.endColumn else { return }
      column += canvas.write(key, at: Point(row: rect.row, column: column), as: .key)
      column += canvas.write(words, at: Point(row: rect.row, column: column), as: .hint) + 3
    }
  }
}
