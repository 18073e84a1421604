internal import RedoTerminal
internal import RedoViewModels

/// The fields of a task being typed, each with how it was understood.
struct FormOverlay {
  let form: TaskForm

  func render(_ layout: FormLayout, onto canvas: inout Canvas) {
    let place = notePlace(in: layout)
    // On the lowest screens the frame itself has to hold what is to be said.
    let edge = place.isEmpty ? note(isBeside: false)?.text ?? "" : ""
    Frame(title: form.heading, note: edge, isFocused: true, ground: .panel)
      .draw(on: &canvas, in: layout.frame)
    var cursor: Point?
    for field in FormField.allCases {
      drawLabel(of: field, in: layout, onto: &canvas)
      drawText(of: field, in: layout.rect(of: field), onto: &canvas)
      if field == form.focus { cursor = canvas.cursor }
      if layout.isWide { drawReading(of: field, in: layout, onto: &canvas) }
    }
    drawNote(at: place, in: layout, onto: &canvas)
    canvas.cursor = cursor
  }

  private func isProblem(_ field: FormField) -> Bool {
    form.readings[field]?.isProblem == true
  }

  private func drawLabel(of field: FormField, in layout: FormLayout, onto canvas: inout Canvas) {
    let rect = layout.rect(of: field)
    let isFocused = field == form.focus
    let start = Point(row: rect.row, column: rect.column - FormLayout.labelColumns)
    if isFocused {
      let role: Role = isProblem(field) ? .error : .selectionEdge
      canvas.put(canvas.glyphs.glyph("▸", ">"), at: start, role)
    } else if isProblem(field) {
      canvas.write("!", at: start, as: .error, emphasis: .bold)
    }
    canvas.write(
      field.label, at: Point(row: start.row, column: start.column + 2),
      as: isProblem(field) ? .error : isFocused ? .neonBright : .secondary,
      emphasis: isFocused ? .bold : [])
  }

  private func drawText(of field: FormField, in rect: Rect, onto canvas: inout Canvas) {
    let isFocused = field == form.focus
    canvas.lay(.raised, under: rect)
    if form.text(of: field).isEmpty {
      canvas.write(
        field.example(in: rect.columns), at: rect.origin, as: .example, limit: rect.columns,
        overflow: .ellipsis)
      if isFocused { canvas.cursor = rect.origin }
    } else if field == .description {
      form.description.draw(on: &canvas, in: rect, isFocused: isFocused)
    } else if isFocused {
      form.line(of: field).draw(on: &canvas, in: rect)
    } else {
      canvas.write(
        form.text(of: field), at: rect.origin, as: .text, limit: rect.columns, overflow: .ellipsis)
    }
  }

  /// What a field was understood to say, beside it; the title's stands below.
  private func drawReading(of field: FormField, in layout: FormLayout, onto canvas: inout Canvas) {
    guard let text = form.readings[field]?.text, field != .description else { return }
    let place = field == .title ? layout.titleNote : layout.reading(of: field)
    guard !place.isEmpty else { return }
    let role: Role = isProblem(field) ? .error : field == .title ? .tag : .secondary
    let mark = isProblem(field) ? "! " : canvas.glyphs.meaning.text + " "
    let used = canvas.write(field == .title ? "" : mark, at: place.origin, as: role)
    // What would be cut here and stands whole below needs its mark only.
    let isTold = isProblem(field) || field != .title
    let isBelow = isTold && field == form.focus && form.problem == nil
    guard !isBelow || used + TextWidth.columns(of: text) <= place.columns else { return }
    canvas.write(
      text, at: Point(row: place.row, column: place.column + used), as: role,
      limit: place.columns - used, overflow: .ellipsis)
  }

  /// What is wrong with the form or the field, in full, or what there is no room for beside it.
  private func drawNote(at place: Rect, in layout: FormLayout, onto canvas: inout Canvas) {
    guard !place.isEmpty, let (text, role) = note(isBeside: isMeaningBeside(in: layout)),
      !isBelowTitle(text, in: layout)
    else { return }
    if place != layout.note { canvas.fill(place, with: .panel) }
    let room = place.inset(left: 2)
    let lines = TextWrap.lines(of: text, columns: room.columns)
    for (row, rect) in room.lines.enumerated() where row < lines.count {
      // The last row says where there would be more.
      let line = row == room.rows - 1 ? lines[row...].joined(separator: " ") : lines[row]
      canvas.write(line, at: rect.origin, as: role, limit: rect.columns, overflow: .ellipsis)
    }
    let mark = role == .error ? Glyph("!") : canvas.glyphs.meaning
    canvas.put(mark, at: place.origin, role)
  }

  /// Where what is to be said stands: a mistake that needs more rows than there are for it lies over
  /// fields that have not the focus.
  private func notePlace(in layout: FormLayout) -> Rect {
    guard let (text, role) = note(isBeside: layout.isWide), role == .error else {
      return layout.note
    }
    let inside = Frame.inside(layout.frame).inset(left: 1, right: 1)
    let rows = TextWrap.lines(of: text, columns: inside.columns - 2).count
    guard rows > layout.note.rows, !isBelowTitle(text, in: layout) else { return layout.note }
    let focused = layout.rect(of: form.focus)
    let above = inside.split(.rows, at: focused.row - inside.row).first
    let below = inside.split(.rows, at: focused.endRow - inside.row).second
    return below.rows >= min(rows, above.rows)
      ? below.split(.rows, at: -rows).second : above.split(.rows, at: rows).first
  }

  /// Whether a text stands whole below the title already.
  private func isBelowTitle(_ text: String, in layout: FormLayout) -> Bool {
    layout.isWide && !layout.titleNote.isEmpty && form.readings[.title]?.text == text
      && TextWidth.columns(of: text) <= layout.titleNote.columns
  }

  private func note(isBeside: Bool) -> TextPiece? {
    if let problem = form.problem { return (problem, .error) }
    switch form.readings[form.focus] {
    case .problem(let text): return (text, .error)
    case .meaning(let text) where !isBeside || form.focus == .description:
      return (text, .secondary)
    default: return nil
    }
  }

  /// Whether what the field with the focus was understood to say stands beside it, whole unless it is
  /// the title.
  private func isMeaningBeside(in layout: FormLayout) -> Bool {
    guard layout.isWide, form.focus != .title, let text = form.readings[form.focus]?.text else {
      return layout.isWide
    }
    // Behind a sign and a blank.
    return 2 + TextWidth.columns(of: text) <= layout.reading(of: form.focus).columns
  }
}
