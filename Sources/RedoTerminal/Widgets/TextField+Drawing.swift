extension TextField {
  /// Draws the line across the first row of a rectangle and puts the canvas's cursor in it.
  ///
  /// A line longer than the rectangle is scrolled so that the cursor shows; an arrow at either end says
  /// that there is more.
  public func draw(on canvas: inout Canvas, in rect: Rect, as role: Role = .text) {
    guard !rect.isEmpty else { return }
    let columns = clusters.map { TextWidth.columns(of: $0) }
    let place = columns[..<cursor].reduce(0, +)
    let whole = columns.reduce(0, +)
    let scroll = scroll(place, room: rect.columns)
    canvas.draw(in: rect) { canvas in
      canvas.fill(canvas.bounds.split(.rows, at: 1).first, with: canvas[.zero].ground)
      canvas.write(text, at: Point(row: 0, column: -scroll), as: role)
      if scroll > 0 {
        canvas.put(canvas.glyphs.glyph("‹", "<"), at: .zero, .faint)
      }
      if whole - scroll > rect.columns {
        let last = Point(row: 0, column: rect.columns - 1)
        canvas.put(canvas.glyphs.glyph("›", ">"), at: last, .faint)
      }
      canvas.cursor = Point(row: 0, column: place - scroll)
    }
  }

  /// The first column shown: a cursor that would lie beyond the field is kept at its right edge,
  /// clear of the arrow.
  private func scroll(_ place: Int, room: Int) -> Int {
    let edge = cursor < clusters.count ? min(1, max(0, (room - 1) / 2)) : 0
    return max(0, place + edge + 1 - room)
  }
}
