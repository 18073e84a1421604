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
    draw(canvas)
    if let cursor = canvas.cursor {
      nc_place_cursor(Int32(cursor.row), Int32(cursor.column))
    }
    if (canvas.cursor == nil) != isCursorHidden {
      isCursorHidden = canvas.cursor == nil
      curs_set(isCursorHidden ? 0 : 1)
    }
    let before = shown
    shown = canvas
    let isFramed = decoder.hasSynchronizedUpdates
    if isFramed { send(TerminalModes.beginFrame) }
    nc_update()
    sendLinks(of: canvas, before: before, theme: theme)
    if isFramed { send(TerminalModes.endFrame) }
  }

  /// Hands the cells that changed to ncurses.
  private func draw(_ canvas: Canvas) {
    let known = shown.flatMap { $0.gridSize == canvas.gridSize ? $0 : nil }
    if known == nil {
      shownAttributes = Array(repeating: [], count: canvas.gridSize.rows)
    }
    for row in 0..<min(canvas.gridSize.rows, size.rows) {
      let cells = canvas.row(row)
      let before = known?.row(row)
      if before == cells { continue }
      draw(cells, over: before, row: row)
    }
  }

  private func draw(_ cells: ArraySlice<Cell>, over before: ArraySlice<Cell>?, row: Int) {
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
      if glyph.columns > 0 { draw(glyph, row: row, column: column, drawn[column]) }
    }
  }

  private func draw(
    _ glyph: Glyph, row: Int, column: Int, _ attributes: AttributeCache.Attributes
  ) {
    var column = column
    for piece in glyph.pieces {
      let isAgreed = piece.scalars.first.map { agrees($0, piece.columns) } ?? false
      let scalars = isAgreed ? piece.scalars : ["\u{FFFD}"]
      put(scalars, row: row, column: column, attributes)
      for extra in 1..<max(1, piece.columns) where !isAgreed {
        put([" "], row: row, column: column + extra, attributes)
      }
      column += piece.columns
    }
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
  private func agrees(_ scalar: Unicode.Scalar, _ columns: Int) -> Bool {
    scalar.isASCII || nc_wcwidth(scalar.value) == Int32(columns)
  }
}
