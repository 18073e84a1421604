import RedoTerminal
import RedoTestSupport
import Testing

/// What the form says of a field that cannot be read, or of which it says more than fits beside it.
@Suite struct FormMistakeTests {
  private static let remedy =
    "blah is no date write for example tomorrow 9am fri 14 30 in 3 days 24 dec or 2026 12 24"

  private func script(_ keys: String, _ size: Size) throws -> ScreenScript {
    var script = ScreenScript(try .sample(), size: size)
    try script.press(keys)
    return script
  }

  private func row(of label: String, in script: ScreenScript) throws -> String {
    let rows = script.text.split(separator: "\n").map(String.init)
    return try #require(rows.last { $0.contains(" \(label) ") })
  }

  @Test(arguments: [(92, 40), (80, 24), (80, 16), (80, 12), (60, 24), (60, 14), (40, 12)])
  func `the mistake in the field with the focus is told whole`(columns: Int, rows: Int) throws {
    let script = try script("A<Tab><Tab>blah", Size(columns: columns, rows: rows))
    #expect(script.text.words.contains(Self.remedy))
    #expect(try row(of: "Due", in: script).contains("▸ Due         blah"))
  }

  @Test(arguments: [(120, 40), (80, 24), (80, 12), (40, 12)])
  func `of two fields with mistakes the mark tells which has the focus`(columns: Int, rows: Int)
    throws
  {
    let size = Size(columns: columns, rows: rows)
    var script = try script("A<Tab><Tab>blah<Tab>9", size)
    #expect(try row(of: "Priority", in: script).contains("▸ Priority    9"))
    #expect(try !row(of: "Due", in: script).contains("▸"))
    try script.press("<S-Tab>")
    #expect(try row(of: "Due", in: script).contains("▸ Due         blah"))
    #expect(script.text.split(separator: "▸ Due").count == 2)
  }

  @Test func `what is told whole below is not begun beside the field`() throws {
    let script = try script("A<Tab><Tab>blah", Size(columns: 80, rows: 24))
    #expect(script.text.split(separator: "is no date").count == 2)
    #expect(try row(of: "Due", in: script).contains(" ! "))
  }

  @Test(arguments: [(120, 40), (80, 24), (80, 14), (72, 24)])
  func `what the field with the focus means is told whole and once`(columns: Int, rows: Int) throws
  {
    let script = try script("A<Tab><Tab>24 dec 2027 9am", Size(columns: columns, rows: rows))
    #expect(script.text.contains("→ Fri 24 Dec 2027 09:00, in 399 days"))
    #expect(script.text.split(separator: "→ Fri 24").count == 2)
  }

  @Test func `what a title lacks is told on a wide screen that is low`() throws {
    let script = try script("A<C-s>", Size(columns: 80, rows: 14))
    #expect(script.text.contains("a task needs a title: type what is to be done"))
  }

  @Test(arguments: [80, 92, 120])
  func `examples stand whole in the fields of a wide form`(columns: Int) throws {
    let text = try script("A", Size(columns: columns, rows: 24)).text
    #expect(text.contains("fri 9am, in 3 days, someday "))
    #expect(text.contains("2 weeks, 30 days fixed, never "))
  }
}
