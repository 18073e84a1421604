import RedoTerminal
import RedoTestSupport
import Testing

/// A theme need not make lines and signs readable, and so nothing that is read is in them.
@Suite struct OrnamentTests {
  private static let ornaments: Set<Role> = [
    .border, .borderFocus, .borderGlow1, .borderGlow2, .borderGlow3, .selectionEdge,
    .priorityRest,
  ]

  @Test(arguments: [
    "j", "l", "p", "F", "s", "A", ":", "?", "T", "2", "2<Tab>", "3", "3w", "3<Enter>", "4", "5",
    "6", "6l", "6<Enter>",
  ])
  func `words and figures are in roles that every theme makes readable`(keys: String) throws {
    var script = ScreenScript(try .worked(), size: Size(columns: 120, rows: 40))
    try script.press(keys)
    let canvas = script.canvas
    for row in 0..<canvas.gridSize.rows {
      let unread = canvas.row(row).filter { cell in
        Self.ornaments.contains(cell.role)
          && cell.glyph.text.contains { $0.isLetter || $0.isNumber }
      }
      #expect(unread.isEmpty, "\(unread.map(\.glyph.text).joined()) in row \(row)")
    }
  }
}
