internal import RedoIntents
internal import RedoTerminal
internal import RedoViewModels

/// A line being typed, with what it has been understood to say lit below it.
struct PromptOverlay {
  let prompt: Prompt

  func render(in body: Rect, onto canvas: inout Canvas) {
    let width = min(body.columns, 100)
    let rect = Rect(
      row: max(body.row, body.endRow - 5), column: body.column + (body.columns - width) / 2,
      columns: width, rows: min(5, body.rows))
    let inside = Frame(title: title, isFocused: true, ground: .raised).draw(on: &canvas, in: rect)
    canvas.draw(in: inside.inset(left: 1, right: 1)) { canvas in
      drawField(onto: &canvas)
      ChipLine(chips: prompt.chips).render(
        in: Rect(row: 1, column: 0, columns: canvas.size.columns, rows: 1), onto: &canvas)
      drawMeaning(onto: &canvas)
    }
  }

  private var title: String {
    switch prompt.purpose {
    case .add: "Add a task"
    case .edit(let task): "Edit “\(task.title)”"
    case .snooze(let task): "Snooze “\(task.title)”"
    case .find: "Find"
    }
  }

  private var example: String {
    switch prompt.purpose {
    case .add: "Pay rent tomorrow 9am p5 every month ~2 #home // what else to know"
    case .snooze: "one day; or 3, w, fri 14:30, in 2 weeks, 24 dec"
    case .edit, .find: ""
    }
  }

  private func drawField(onto canvas: inout Canvas) {
    canvas.put(canvas.glyphs.glyph("❯", ">"), at: .zero, .prompt)
    let field = Rect(row: 0, column: 2, columns: canvas.size.columns - 2, rows: 1)
    guard !prompt.field.isEmpty else {
      canvas.write(example, at: field.origin, as: .faint, limit: field.columns, overflow: .ellipsis)
      canvas.cursor = field.origin
      return
    }
    prompt.field.draw(on: &canvas, in: field)
    guard let cursor = canvas.cursor else { return }
    // How far the field scrolled follows from where it put the cursor.
    let scroll = field.column + TextWidth.columns(of: prompt.field.textBeforeCursor) - cursor.column
    for chip in prompt.chips { light(chip, in: field, scroll: scroll, onto: &canvas) }
    canvas.cursor = cursor
  }

  /// Gives the words that a chip stands for the chip's colour.
  private func light(_ chip: Chip, in field: Rect, scroll: Int, onto canvas: inout Canvas) {
    let bytes = prompt.field.text.utf8
    let start = TextWidth.columns(
      of: String(decoding: bytes.prefix(chip.range.lowerBound), as: UTF8.self))
    let end = TextWidth.columns(
      of: String(decoding: bytes.prefix(chip.range.upperBound), as: UTF8.self))
    let words = Rect(
      row: 0, column: field.column + start - scroll, columns: end - start, rows: 1)
    canvas.restyle(words.intersection(field)) {
      // The arrows of a scrolled line stay as they are.
      if $0.role == .text { $0.role = ChipLine.role(of: chip.kind) }
    }
  }

  private func drawMeaning(onto canvas: inout Canvas) {
    let point = Point(row: 2, column: 2)
    let limit = canvas.size.columns - 2
    if let problem = prompt.problem {
      canvas.put(Glyph("!"), at: Point(row: 2, column: 0), .error)
      canvas.write(problem, at: point, as: .error, limit: limit, overflow: .ellipsis)
    } else if let meaning = prompt.meaning {
      canvas.put(canvas.glyphs.glyph("→", ">"), at: Point(row: 2, column: 0), .secondary)
      canvas.write(meaning, at: point, as: .secondary, limit: limit, overflow: .ellipsis)
    }
  }
}
