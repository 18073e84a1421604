extension Canvas {
  /// Lays another ground under a rectangle and keeps what is written there.
  public mutating func lay(_ ground: Ground, under rect: Rect) {
    restyle(rect) { $0.ground = ground }
  }

  /// Changes role, ground or emphasis of the cells of a rectangle; their glyphs stay.
  public mutating func restyle(_ rect: Rect, _ change: (inout Cell) -> Void) {
    let shown = rect.intersection(bounds)
    for row in shown.row..<shown.row + shown.rows {
      for column in shown.column..<shown.column + shown.columns {
        restyle(Point(row: row, column: column), change)
      }
    }
  }

  /// Writes text on one row over the ground that is there, and says how many columns it took.
  ///
  /// It ends at `limit` columns and at the canvas's edge, and never shows half of a wide glyph. A
  /// start left of the canvas shows the part that lies inside.
  @discardableResult
  public mutating func write(
    _ text: some StringProtocol, at point: Point, as role: Role, emphasis: Emphasis = [],
    limit: Int? = nil, overflow: Overflow = .cut
  ) -> Int {
    let room = max(0, min(limit ?? Int.max, size.columns - point.column))
    guard room > 0, point.row >= 0, point.row < size.rows else { return 0 }
    var used = 0
    var last = 0
    for glyph in Glyphs(text) {
      guard used + glyph.columns <= room else {
        guard overflow == .ellipsis else { return used }
        // Over the last glyph where that filled the room; the half of a wide one becomes blank.
        let end = used < room ? used : last
        for column in end..<used {
          put(.blank, at: Point(row: point.row, column: point.column + column), role, emphasis)
        }
        put(glyphs.ellipsis, at: Point(row: point.row, column: point.column + end), role, emphasis)
        return end + 1
      }
      put(glyph, at: Point(row: point.row, column: point.column + used), role, emphasis)
      last = used
      used += glyph.columns
    }
    return used
  }

  /// Puts one glyph over the ground that is there.
  public mutating func put(
    _ glyph: Glyph, at point: Point, _ role: Role, _ emphasis: Emphasis = []
  ) {
    self[point] = Cell(
      glyph: glyph, role: role, ground: self[point].ground, emphasis: emphasis)
  }
}
