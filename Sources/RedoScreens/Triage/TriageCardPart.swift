internal import RedoTerminal
internal import RedoViewModels

/// The task that is to be decided on, large, with what the keys would do below.
struct TriageCardPart {
  let keymap: Keymap

  func render(
    _ triage: Triage, _ layout: TriageLayout, hasKeys: Bool, onto canvas: inout Canvas
  ) {
    drawTitle(triage, layout, onto: &canvas)
    canvas.cursor = Point(row: layout.title.row, column: layout.title.column - 1)
    guard let card = triage.card else {
      drawGone(in: layout.text, onto: &canvas)
      return
    }
    draw(card, from: triage.scroll, in: layout.text, hasKeys: hasKeys, onto: &canvas)
    drawLater(card, in: layout.later, onto: &canvas)
    if layout.others.rows > 0 {
      others(in: layout, canvas.glyphs).draw(on: &canvas, row: layout.others.row)
    }
  }

  /// The other decisions, the most usual first, as many as fit.
  func others(in layout: TriageLayout, _ glyphs: GlyphSet) -> HintLine {
    func hint(_ command: Command, _ word: String? = nil, key: String? = nil) -> HintLine.Hint {
      HintLine.Hint(
        key: key ?? label(command, glyphs), word: word ?? command.hint, command: command)
    }
    let hints = [
      hint(.skipTask, "skip"), hint(.complete), hint(.archive), hint(.delete),
      hint(.snooze, "other date"),
      hint(.setPriority, "priority", key: glyphs.text("1–5", "1-5")), hint(.editTitle),
    ]
    return HintLine(hints, in: layout.others.column..<layout.others.endColumn, gap: 2)
  }

  /// The title, with a dim echo of it below where there is room.
  private func drawTitle(_ triage: Triage, _ layout: TriageLayout, onto canvas: inout Canvas) {
    var rows = triage.card?.heading ?? [triage.goneTitle ?? ""]
    if triage.card?.isHeadingCut == true, let last = rows.popLast() {
      rows.append(last + canvas.glyphs.ellipsis.text)
    }
    var used = 0
    for (row, text) in zip(layout.title.lines, rows) {
      let columns = canvas.write(
        text, at: row.origin, as: triage.isGone ? .done : .neonBright, emphasis: .bold,
        limit: row.columns, overflow: .ellipsis)
      used = max(used, columns)
    }
    guard layout.rule.rows > 0 else { return }
    let rule = canvas.glyphs.glyph("▔", "=")
    for column in 0..<layout.rule.columns {
      canvas.put(
        rule, at: Point(row: layout.rule.row, column: layout.rule.column + column),
        column < used ? .neon : .priorityRest)
    }
  }

  private func drawGone(in rect: Rect, onto canvas: inout Canvas) {
    let words = [
      "This task is deleted.", "",
      label(.skipTask, canvas.glyphs) + " goes on, " + label(.undo, canvas.glyphs)
        + " undoes what you did last.",
    ]
    for (row, line) in words.prefix(rect.rows).enumerated() {
      canvas.write(
        line, at: Point(row: rect.row + row, column: rect.column),
        as: row == 0 ? .warning : .secondary, limit: rect.columns, overflow: .ellipsis)
    }
  }

  private func draw(
    _ card: TriageCard, from scroll: Int, in rect: Rect, hasKeys: Bool, onto canvas: inout Canvas
  ) {
    let visible = scroll..<min(scroll + rect.rows, card.lines.count)
    canvas.draw(in: rect) { canvas in
      for (row, index) in visible.enumerated() {
        DetailLineRow(line: card.lines[index]).render(
          at: Point(row: row, column: 0), onto: &canvas)
      }
    }
    ScrollBar(visible: visible, count: card.lines.count, isFocused: hasKeys).draw(
      on: &canvas, in: Rect(row: rect.row, column: rect.endColumn, columns: 1, rows: rect.rows))
  }

  /// Later and later from left to right, as the keys lie: their names, and the days below.
  private func drawLater(_ card: TriageCard, in rect: Rect, onto canvas: inout Canvas) {
    for (later, part) in zip(card.later, rect.split(.columns, into: card.later.count)) {
      let key = label(later.command, canvas.glyphs)
      let used = canvas.write(key, at: part.origin, as: .key)
      canvas.write(
        later.command.hint, at: Point(row: part.row, column: part.column + used + 1), as: .hint,
        limit: part.columns - used - 1, overflow: .ellipsis)
      guard part.rows > 1 else { continue }
      let start = Point(row: part.row + 1, column: part.column + used + 1)
      canvas.write(
        shortened(later.day, to: part.columns - used - 2), at: start, as: .cyan,
        limit: part.columns - used - 2)
    }
  }

  /// A day without its month, or its weekday, where there is little room.
  private func shortened(_ day: String, to columns: Int) -> String {
    guard TextWidth.columns(of: day) > columns else { return day }
    let words = day.split(separator: " ")
    let short = [words.prefix(2), words.dropFirst().prefix(2)].map { $0.joined(separator: " ") }
    return short.first { TextWidth.columns(of: $0) <= columns } ?? ""
  }

  private func label(_ command: Command, _ glyphs: GlyphSet) -> String {
    keymap.label(of: command, in: .triage, glyphs) ?? ""
  }
}
