internal import RedoTerminal

/// The heading of a day: its name, a rule, and how many changes it has.
struct DayLine {
  let name: String
  let count: Int

  func render(onto canvas: inout Canvas) {
    let start = Point(row: 0, column: 2)
    let used = canvas.write(name, at: start, as: .heading, emphasis: .bold)
    let number = String(count)
    let end = canvas.size.columns - 1 - number.utf8.count
    let rule = canvas.glyphs.glyph("┄", ".")
    for column in stride(from: start.column + used + 1, to: end - 1, by: 1) {
      canvas.put(rule, at: Point(row: 0, column: column), .priorityRest)
    }
    canvas.write(number, at: Point(row: 0, column: end), as: .headingEcho)
  }
}
