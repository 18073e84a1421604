internal import CNcurses
public import RedoTerminal

extension CursesTerminal {
  /// Shows a canvas; only what changed is sent, and nothing where nothing did.
  public func present(_ canvas: Canvas, theme: Theme) {
    guard state == .active, !isHungUp, canvas != shown || attributes?.serves(theme) != true else {
      return
    }
    if attributes?.serves(theme) != true {
      attributes = AttributeCache(theme: theme, depth: colorDepth)
      shown = nil
    }
    if shown == nil { colorCursor(by: theme) }
    let before = shown
    let passes = passes(to: canvas)
    if (canvas.cursor == nil) != isCursorHidden {
      isCursorHidden = canvas.cursor == nil
      curs_set(isCursorHidden ? 0 : 1)
    }
    shown = canvas
    let isFramed = decoder.hasSynchronizedUpdates
    if isFramed { send(TerminalModes.beginFrame) }
    for (index, changes) in passes.enumerated() {
      for change in changes { draw(change) }
      if let cursor = canvas.cursor {
        nc_place_cursor(Int32(cursor.row), Int32(cursor.column))
      }
      nc_leave_cursor(index < passes.count - 1)
      nc_update()
    }
    if leavesColors { nc_forget_colors() }
    sendLinks(of: canvas, before: before, theme: theme)
    if isFramed { send(TerminalModes.endFrame) }
  }

  /// Gives the cursor the theme's colour, which it has not after the terminal was given back.
  private func colorCursor(by theme: Theme) {
    guard colorsCursor else { return }
    let paint = theme.paint(of: .cursor)
    send(TerminalModes.cursorColor((paint.background ?? paint.foreground).hex))
  }

  /// What has to be drawn to come to a canvas.
  private func passes(to canvas: Canvas) -> [[CellChange]] {
    let known = shown.flatMap { $0.gridSize == canvas.gridSize ? $0 : nil }
    if known == nil {
      shownAttributes = Array(repeating: [], count: canvas.gridSize.rows)
    }
    var changes: [CellChange] = []
    let rows = 0..<min(canvas.gridSize.rows, size.rows)
    for row in rows where known?.row(row) != canvas.row(row) {
      addChanges(of: row, to: canvas, over: known?.row(row), &changes)
    }
    return FramePasses(changes, depth: colorDepth) {
      known.map { MovedRows(from: $0, to: canvas).rows } ?? 0..<0
    }.passes
  }

  private func addChanges(
    of row: Int, to canvas: Canvas, over before: ArraySlice<Cell>?, _ changes: inout [CellChange]
  ) {
    let cells = canvas.row(row)
    guard let drawn = attributes?.attributes(of: cells) else { return }
    let drawnBefore = shownAttributes[row]
    shownAttributes[row] = drawn
    let before = drawnBefore.count == drawn.count ? before : nil
    for column in 0..<min(cells.count, size.columns) {
      let glyph = cells[cells.startIndex + column].glyph
      if let before, drawnBefore[column] == drawn[column],
        before[before.startIndex + column].glyph == glyph
      {
        continue
      }
      guard glyph.columns > 0 else { continue }
      // What is not known may hold wide glyphs.
      var isOverWide = before == nil
      for cell in before?.dropFirst(column).prefix(glyph.columns) ?? []
      where cell.glyph.columns != 1 {
        isOverWide = true
      }
      changes.append(
        CellChange(
          row: row, column: column, glyph: glyph, attributes: drawn[column],
          isOverWide: isOverWide))
    }
  }

  private func draw(_ change: CellChange) {
    for (scalars, column) in parts(of: change.glyph) {
      put(scalars, row: change.row, column: change.column + column, change.attributes)
    }
  }

  /// What is sent for a glyph, part by part, each with the column of the glyph that it is in: a mark and
  /// blanks for what the system counts otherwise than we do.
  nonisolated func parts(of glyph: Glyph) -> [(scalars: [Unicode.Scalar], column: Int)] {
    if let scalar = glyph.soleScalar, agrees(scalar, glyph.columns) { return [([scalar], 0)] }
    var parts: [(scalars: [Unicode.Scalar], column: Int)] = []
    var column = 0
    for piece in glyph.pieces {
      let isAgreed = piece.scalars.first.map { agrees($0, piece.columns) } ?? false
      parts.append((isAgreed ? piece.scalars : ["\u{FFFD}"], column))
      for extra in 1..<max(1, piece.columns) where !isAgreed {
        parts.append(([" "], column + extra))
      }
      column += piece.columns
    }
    return parts
  }

  private func put(
    _ scalars: [Unicode.Scalar], row: Int, column: Int, _ attributes: AttributeCache.Attributes
  ) {
    var wide = scalars.map { wchar_t(bitPattern: $0.value) }
    wide.append(0)
    nc_put(Int32(row), Int32(column), wide, attributes.bits, attributes.pair)
  }

  /// Whether the system's idea of a width is ours.
  ///
  /// Where it is another, ncurses would count its cells otherwise than we do, and everything to the
  /// right would shift.
  private nonisolated func agrees(_ scalar: Unicode.Scalar, _ columns: Int) -> Bool {
    scalar.isASCII || nc_wcwidth(scalar.value) == Int32(columns)
  }
}
