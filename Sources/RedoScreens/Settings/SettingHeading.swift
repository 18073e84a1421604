internal import RedoTerminal

/// The name of a section, with a rule behind it.
struct SettingHeading {
  let title: String

  func render(onto canvas: inout Canvas) {
    let start = Point(row: 0, column: 2)
    let used = canvas.write(title, at: start, as: .heading, emphasis: .bold)
    let rule = canvas.glyphs.glyph("┄", ".")
    for column in stride(from: start.column + used + 1, to: canvas.size.columns - 1, by: 1) {
      canvas.put(rule, at: Point(row: 0, column: column), .priorityRest)
    }
  }
}
