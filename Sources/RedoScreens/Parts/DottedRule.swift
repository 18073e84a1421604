internal import RedoTerminal

/// A dotted line that leads the eye along a row.
enum DottedRule {
  /// Draws it from a point up to a column, over the ground that is there; nothing where no room is left.
  static func draw(from start: Point, to end: Int, onto canvas: inout Canvas) {
    let rule = canvas.glyphs.glyph("┄", ".")
    for column in stride(from: start.column, to: end, by: 1) {
      canvas.put(rule, at: Point(row: start.row, column: column), .priorityRest)
    }
  }
}
