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
  /// The row of what is selected below, if there is one.
  let selectedRow: Int?

  /// The most rows of chips.
  private static let mostChipRows = 3

  func render(in body: Rect, onto canvas: inout Canvas) {
    let notes = notes(in: body, canvas.glyphs)
    let chipRows = chipRows(in: body, notes: max(1, notes.count))
    let inside = Frame(title: prompt.purpose.title, isFocused: true, ground: .raised)
      .draw(on: &canvas, in: place(in: body, canvas.glyphs))
    canvas.draw(in: inside.inset(left: 1, right: 1)) { canvas in
      drawField(onto: &canvas)
      if chipRows > 0 {
        ChipLine(chips: prompt.chips, chosen: prompt.chosenChip).render(
          in: Rect(row: 1, column: 0, columns: canvas.size.columns, rows: chipRows),
          onto: &canvas)
      }
      draw(notes, from: 1 + chipRows, onto: &canvas)
    }
  }

  /// Where it lies over the body: on its last rows, or on the first where those would cover what the
  /// line is about.
  func place(in body: Rect, _ glyphs: GlyphSet) -> Rect {
    let notes = max(1, notes(in: body, glyphs).count)
    let height = min(3 + chipRows(in: body, notes: notes) + notes, body.rows)
    let row = coversSelection(in: body) ? body.row : body.endRow - height
    return Rect(row: row, column: body.column, columns: body.columns, rows: height)
  }

  /// Whether the last rows would hide what is selected, were the line as high as lines usually get: it
  /// is not to jump while somebody types.
  private func coversSelection(in body: Rect) -> Bool {
    guard prompt.purpose.isAboutSelection, let selectedRow else { return false }
    let highest = 3 + (prompt.purpose.hasChips ? Self.mostChipRows : 0) + usualNotes(in: body)
    return selectedRow >= max(body.endRow - highest, body.row + body.rows / 2)
  }

  private func chipRows(in body: Rect, notes: Int) -> Int {
    guard prompt.purpose.hasChips else { return 0 }
    let rows = ChipLine(chips: prompt.chips).rows(columns: body.columns - 4)
    return max(1, min(rows, Self.mostChipRows, body.rows - 3 - notes))
  }

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

  /// What the line means as a whole, or what is wrong with it, in the rows that there are for it.
  ///
  /// What a line means leaves most of the list in sight. What is wrong with it, or stays in the title
  /// though more may be meant, is told whole, without the title where there is no room for both.
  private func notes(in body: Rect, _ glyphs: GlyphSet) -> [DetailLine] {
    let columns = body.columns - 6
    let most = body.rows - (prompt.purpose.hasChips ? 4 : 3)
    guard prompt.problem == nil else {
      return problem(columns: columns, glyphs).cut(toRows: most, glyphs)
    }
    let usual = usualNotes(in: body)
    let lines = prompt.meaning.map { Self.lines(of: $0, columns: columns) } ?? []
    guard lines.count > usual, let note = prompt.note else {
      return lines.cut(toRows: usual, glyphs)
    }
    return lines.count <= most
      ? lines : Self.lines(of: note, columns: columns).cut(toRows: most, glyphs)
  }

  /// How many rows what a line means may take.
  private func usualNotes(in body: Rect) -> Int { max(3, min(6, body.rows / 3)) }

  private static func lines(of words: String, columns: Int) -> [DetailLine] {
    LineWrapper.lines(of: [DetailSpan(words, .secondary)], columns: columns)
  }

  private func problem(columns: Int, _ glyphs: GlyphSet) -> [DetailLine] {
    var spans = prompt.problem.map { [DetailSpan($0, .error)] } ?? []
    if prompt.refusal?.needsReload == true, let reload {
      spans.append(DetailSpan(glyphs.text(" — ", " - ") + reload, .secondary))
    }
    return LineWrapper.lines(of: spans, columns: columns)
  }

  private func draw(_ notes: [DetailLine], from first: Int, onto canvas: inout Canvas) {
    guard !notes.isEmpty else { return }
    let mark = prompt.problem == nil ? canvas.glyphs.meaning : Glyph("!")
    canvas.put(
      mark, at: Point(row: first, column: 0), prompt.problem == nil ? .secondary : .error)
    for (row, line) in notes.enumerated() {
      DetailLineRow(line: line).render(at: Point(row: first + row, column: 2), onto: &canvas)
    }
  }
}
