extension TextArea {
  /// Draws the text and puts the canvas's cursor in it; rows before and after what fits are scrolled
  /// away, and an arrow at the right says so.
  ///
  /// Without the focus it shows its start and leaves the cursor alone.
  public func draw(
    on canvas: inout Canvas, in rect: Rect, as role: Role = .text, isFocused: Bool = true
  ) {
    guard !rect.isEmpty else { return }
    let rows = rows(columns: rect.columns)
    let current = cursorRow(in: rows)
    var window = ScrollWindow(margin: 0)
    window.follow(selection: isFocused ? current : 0, count: rows.count, height: rect.rows)
    let visible = window.visible(of: rows.count, height: rect.rows)
    canvas.draw(in: rect) { canvas in
      for (row, index) in visible.enumerated() {
        let shown = field.clusters[rows[index]].filter { $0 != "\n" }.joined()
        canvas.write(shown, at: Point(row: row, column: 0), as: role)
      }
      let edge = rect.columns - 1
      if visible.lowerBound > 0 {
        canvas.put(canvas.glyphs.glyph("↑", "^"), at: Point(row: 0, column: edge), .faint)
      }
      if visible.upperBound < rows.count {
        canvas.put(
          canvas.glyphs.glyph("↓", "v"), at: Point(row: rect.rows - 1, column: edge), .faint)
      }
      guard isFocused else { return }
      let column = width(rows[current].lowerBound..<field.cursor)
      canvas.cursor = Point(row: current - visible.lowerBound, column: min(column, edge))
    }
  }

  /// The clusters of every shown row.
  ///
  /// A row is a line, or as much of it as fits, cut behind a blank where there is one. The last column
  /// is kept for the cursor and the arrows.
  func rows(columns: Int) -> [Range<Int>] {
    let room = max(1, columns - 1)
    var rows: [Range<Int>] = []
    var start = 0
    var used = 0
    var blank: Int?
    let clusters = field.clusters
    var index = 0
    while index < clusters.count {
      if clusters[index] == "\n" {
        rows.append(start..<index + 1)
        (start, used, blank) = (index + 1, 0, nil)
      } else {
        let width = TextWidth.columns(of: clusters[index])
        if used + width > room, index > start {
          let cut = clusters[index] == " " ? index + 1 : blank.map { $0 + 1 } ?? index
          rows.append(start..<cut)
          (start, used, blank, index) = (cut, 0, nil, cut)
          continue
        }
        if clusters[index] == " " { blank = index }
        used += width
      }
      index += 1
    }
    rows.append(start..<clusters.count)
    return rows
  }

  /// The row on which the cursor shows.
  func cursorRow(in rows: [Range<Int>]) -> Int {
    rows.lastIndex { $0.lowerBound <= field.cursor } ?? 0
  }
}
