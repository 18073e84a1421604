import RedoTerminal
import RedoTestSupport
import Testing

/// The calendar as it was looked at and approved.
@Suite struct CalendarScreenTests {
  private static let sizes = [(80, 24), (120, 40), (40, 12)].map { Size(columns: $0, rows: $1) }

  private func expect(
    _ replica: ScriptedReplica, _ keys: String, is name: String, _ size: Size,
    glyphs: GlyphSet = .unicode
  ) throws {
    var script = ScreenScript(replica, size: size, glyphs: glyphs)
    try script.press(keys)
    Golden.expect(script.canvas, is: "\(name)-\(size.columns)x\(size.rows)", file: #filePath)
  }

  @Test(arguments: sizes) func `a month`(size: Size) throws {
    try expect(try .worked(), "3", is: "month", size)
  }

  @Test(arguments: sizes) func `a week`(size: Size) throws {
    try expect(try .worked(), "3w", is: "week", size)
  }

  @Test(arguments: sizes) func `a week that reaches into another year`(size: Size) throws {
    let replica = try ScriptedReplica(at: "2026-12-30T11:00:00Z")
    replica.add("Walk 2027-01-01 10:00")
    try expect(replica, "3w", is: "new-year", size)
  }

  @Test func `a day on which tasks would come again and none is due names them`() throws {
    try expect(try .worked(), "3ll", is: "repeats", Self.sizes[1])
    var script = ScreenScript(try .many(600), size: Size(columns: 100, rows: 12))
    try script.press("3G")
    try script.press("<C-d><C-d>")
    #expect(script.text.contains("Would come again:"))
    #expect(script.text.contains(" more"))
  }

  @Test(arguments: sizes) func `a day`(size: Size) throws {
    try expect(try .worked(), "3<Enter>j", is: "day", size)
  }

  @Test(arguments: sizes) func `a task being moved`(size: Size) throws {
    try expect(try .worked(), "3<Enter>jmlj", is: "moving", size)
  }

  @Test(arguments: sizes) func `a month with nothing in it`(size: Size) throws {
    try expect(try ScriptedReplica(), "3", is: "empty", size)
  }

  @Test func `a full month`() throws {
    try expect(try .many(600), "3", is: "full", Self.sizes[1])
  }

  @Test func `a calendar in ASCII`() throws {
    try expect(try .worked(), "3", is: "ascii-month", Self.sizes[0], glyphs: .ascii)
    try expect(try .worked(), "3w", is: "ascii-week", Self.sizes[0], glyphs: .ascii)
  }

  @Test func `the smallest calendar, of a month with six weeks`() throws {
    try expect(try .worked(), "3", is: "month", Size(columns: 40, rows: 10))
  }
}
