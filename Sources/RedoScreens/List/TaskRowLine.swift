internal import RedoIntents
internal import RedoTasks
internal import RedoTerminal
internal import RedoViewModels

/// One task as a row of the list.
struct TaskRowLine {
  let row: TaskRow
  let columns: ListColumns
  let isSelected: Bool
  let isFocused: Bool
  let isMarked: Bool

  func render(onto canvas: inout Canvas) {
    if isSelected { SelectedRow(isFocused: isFocused).mark(canvas.bounds, on: &canvas) }
    if isMarked { MarkSign(isSelected: isSelected).draw(on: &canvas) }
    drawBar(onto: &canvas)
    drawTitle(onto: &canvas)
    if let labels = columns.labels(of: row) { drawLabels(in: labels, onto: &canvas) }
    if let repeats = columns.repeats, let rhythm = row.rhythm {
      canvas.write(
        canvas.glyphs.repeats.text + rhythm.short, at: Point(row: 0, column: repeats.lowerBound),
        as: .repeat, limit: repeats.count, overflow: .ellipsis)
    }
    let width = min(TextWidth.columns(of: row.due), columns.due.count)
    canvas.write(
      row.due, at: Point(row: 0, column: columns.due.upperBound - width), as: row.dueRole,
      limit: width, overflow: .ellipsis)
  }

  /// The priority; of a task that presses no more it stays to be read, but does not stand out.
  private func drawBar(onto canvas: inout Canvas) {
    PriorityBar(row.priority).draw(on: &canvas, at: Point(row: 0, column: ListColumns.bar))
    guard let role = row.restRole else { return }
    let bar = Rect(row: 0, column: ListColumns.bar, columns: PriorityBar.columns, rows: 1)
    canvas.restyle(bar) { if $0.role != .priorityRest { $0.role = role } }
  }

  private func drawTitle(onto canvas: inout Canvas) {
    var start = Point(row: 0, column: ListColumns.title)
    var room = columns.titleWidth(of: row)
    if row.isForked {
      canvas.put(canvas.glyphs.glyph("◆", "*"), at: start, .purple)
      start.column += 2
      room -= 2
    }
    let role: Role = isSelected ? .neonBright : row.urgency == .done ? .done : .text
    let used = MatchedText(text: row.title, matches: row.matches).write(
      at: start, as: role, emphasis: isSelected ? .bold : [], limit: room, onto: &canvas)
    linkTitle(from: start, columns: used, onto: &canvas)
  }

  /// Lets the web addresses in the title lead to where they say, as far as they show.
  private func linkTitle(from start: Point, columns: Int, onto canvas: inout Canvas) {
    for link in WebLinks(row.title).links {
      let bytes = row.title.utf8.prefix(link.range.lowerBound)
      let column = TextWidth.columns(
        of: String(decoding: bytes, as: UTF8.self), atMost: columns)
      guard column < columns else { return }
      canvas.link(
        link.address, at: Point(row: start.row, column: start.column + column),
        columns: min(link.address.utf8.count, columns - column))
    }
  }

  /// Tags and people, as many as fit; an ellipsis stands for the rest.
  private func drawLabels(in range: Range<Int>, onto canvas: inout Canvas) {
    var column = range.lowerBound
    let labels =
      row.tags.map { ("#" + $0, Role.tag) } + row.people.map { ("@" + $0, Role.person) }
    for (place, (text, role)) in labels.enumerated() {
      let room = range.upperBound - column
      // Where no sign of the others fits behind a label, its own end says that there are some.
      let isEnd = place < labels.count - 1 && TextWidth.columns(of: text) + 2 > room
      column += canvas.write(
        isEnd ? text + canvas.glyphs.ellipsis.text : text, at: Point(row: 0, column: column),
        as: row.restRole ?? role, limit: room, overflow: .ellipsis)
      if isEnd { return }
      column += 1
    }
  }
}
