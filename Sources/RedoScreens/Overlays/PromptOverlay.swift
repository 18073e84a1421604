internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// A line being typed, with what it has been understood to say lit below it.
struct PromptOverlay {
  let prompt: Prompt
  /// What the key that reads the log again is called, and does.
  let reload: String?
  /// The key that brings back a line that was left, and that line.
  let left: String?

  func render(in body: Rect, onto canvas: inout Canvas) {
    // What a line means leaves most of the list in sight; what is wrong with it is told whole.
    let room = prompt.problem == nil ? max(3, min(6, body.rows / 3)) : body.rows - 2 - firstNote
    let notes = notes(columns: body.columns - 6, canvas.glyphs).cut(toRows: room, canvas.glyphs)
    let height = min(2 + firstNote + max(1, notes.count), body.rows)
    let rect = Rect(
      row: body.endRow - height, column: body.column, columns: body.columns, rows: height)
    let inside = Frame(title: prompt.purpose.title, isFocused: true, ground: .raised)
      .draw(on: &canvas, in: rect)
    canvas.draw(in: inside.inset(left: 1, right: 1)) { canvas in
      drawField(onto: &canvas)
      if prompt.purpose.hasChips {
        ChipLine(chips: prompt.chips, chosen: prompt.chosenChip).render(
          in: Rect(row: 1, column: 0, columns: canvas.size.columns, rows: 1), onto: &canvas)
      }
      draw(notes, onto: &canvas)
    }
  }

  /// The row of what the line means: below it, and below its chips where it can have any.
  private var firstNote: Int { prompt.purpose.hasChips ? 2 : 1 }

  private func drawField(onto canvas: inout Canvas) {
    canvas.put(canvas.glyphs.glyph("❯", ">"), at: .zero, .prompt)
    let field = Rect(row: 0, column: 2, columns: canvas.size.columns - 2, rows: 1)
    guard !prompt.field.isEmpty else {
      canvas.write(
        left ?? prompt.purpose.example, at: field.origin, as: .example, limit: field.columns,
        overflow: .ellipsis)
      canvas.cursor = field.origin
      return
    }
    prompt.field.draw(on: &canvas, in: field)
    guard let cursor = canvas.cursor else { return }
    // How far the field scrolled follows from where it put the cursor.
    let scroll = field.column + TextWidth.columns(of: prompt.field.textBeforeCursor) - cursor.column
    light(in: field, scroll: scroll, onto: &canvas)
    canvas.cursor = cursor
  }

  /// Gives the words that chips stand for the chips' colours, as far as they show.
  private func light(in field: Rect, scroll: Int, onto canvas: inout Canvas) {
    let bytes = Array(prompt.field.text.utf8)
    var (place, reached) = (0, field.column - scroll)
    // Where a byte stands that is not before the last one asked for: a line may hold many chips.
    func column(of byte: Int) -> Int {
      reached += TextWidth.columns(of: String(decoding: bytes[place..<byte], as: UTF8.self))
      place = byte
      return reached
    }
    for chip in prompt.chips.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where chip.range.lowerBound >= place {
      let start = column(of: chip.range.lowerBound)
      guard start < field.endColumn else { return }
      let words = Rect(
        row: 0, column: start, columns: column(of: chip.range.upperBound) - start, rows: 1)
      canvas.restyle(words.intersection(field)) {
        // The arrows of a scrolled line stay as they are.
        if $0.role == .text { $0.role = ChipLine.role(of: chip.kind) }
      }
    }
  }

  /// What the line means as a whole, or what is wrong with it, in a few rows.
  private func notes(columns: Int, _ glyphs: GlyphSet) -> [DetailLine] {
    var spans =
      prompt.problem.map { [DetailSpan($0, .error)] }
      ?? prompt.meaning.map { [DetailSpan($0, .secondary)] } ?? []
    if prompt.refusal?.needsReload == true, let reload {
      spans.append(DetailSpan(glyphs.text(" — ", " - ") + reload, .secondary))
    }
    return spans.isEmpty ? [] : LineWrapper.lines(of: spans, columns: columns)
  }

  private func draw(_ notes: [DetailLine], onto canvas: inout Canvas) {
    guard !notes.isEmpty else { return }
    let mark = prompt.problem == nil ? canvas.glyphs.meaning : Glyph("!")
    canvas.put(
      mark, at: Point(row: firstNote, column: 0), prompt.problem == nil ? .secondary : .error)
    for (row, line) in notes.enumerated() {
      DetailLineRow(line: line).render(at: Point(row: firstNote + row, column: 2), onto: &canvas)
    }
  }
}
