extension Rect {
  /// The rectangle without a margin on every side; a negative margin grows it.
  public func inset(by margin: Int) -> Rect {
    inset(top: margin, left: margin, bottom: margin, right: margin)
  }

  /// The rectangle without a margin on each side.
  ///
  /// Where the margins leave no room the result is empty and lies inside.
  public func inset(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) -> Rect {
    Rect(
      row: row + min(top, rows), column: column + min(left, columns),
      columns: columns - left - right, rows: rows - top - bottom)
  }

  /// Cuts in two: the first part has `extent` columns or rows, the second has the rest.
  ///
  /// A negative extent counts from the far edge: `split(.rows, at: -1)` leaves the last row to the
  /// second part. More than there is gives everything to the first part, or to the second.
  public func split(_ axis: Axis, at extent: Int) -> (first: Rect, second: Rect) {
    let whole = axis == .columns ? columns : rows
    let near = min(max(0, extent < 0 ? whole + extent : extent), whole)
    switch axis {
    case .columns:
      return (
        Rect(row: row, column: column, columns: near, rows: rows),
        Rect(row: row, column: column + near, columns: columns - near, rows: rows)
      )
    case .rows:
      return (
        Rect(row: row, column: column, columns: columns, rows: near),
        Rect(row: row + near, column: column, columns: columns, rows: rows - near)
      )
    }
  }

  /// Cuts into equal parts; the first ones are a cell larger where it does not come out even.
  public func split(_ axis: Axis, into parts: Int) -> [Rect] {
    guard parts > 0 else { return [] }
    let whole = axis == .columns ? columns : rows
    var rest = self
    return (0..<parts).map { part in
      let cut = rest.split(axis, at: whole / parts + (part < whole % parts ? 1 : 0))
      rest = cut.second
      return cut.first
    }
  }

  /// Its single rows, from the top.
  public var lines: [Rect] {
    (0..<rows).map { Rect(row: row + $0, column: column, columns: columns, rows: 1) }
  }

  /// A rectangle of the given size in the middle of this one, no larger than it.
  public func centered(_ size: Size) -> Rect {
    let width = min(size.columns, columns)
    let height = min(size.rows, rows)
    return Rect(
      row: row + (rows - height) / 2, column: column + (columns - width) / 2,
      columns: width, rows: height)
  }
}
