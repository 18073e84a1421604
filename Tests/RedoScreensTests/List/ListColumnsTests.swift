import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

@testable import RedoScreens

@Suite struct ListColumnsTests {
  @Test func `labels go first where there is little room, then the repeat`() {
    #expect(ListColumns(width: 78).labels != nil)
    #expect(ListColumns(width: 51).labels == nil)
    #expect(ListColumns(width: 51).repeats != nil)
    #expect(ListColumns(width: 40).repeats == nil)
  }

  @Test(arguments: 100...140)
  func `beside the task the list still shows ten columns of tags`(columns: Int) {
    let layout = TasksLayout(room: Size(columns: columns, rows: 38), focus: .list)
    let list = ListColumns(width: layout.list.columns - 2)
    #expect(list.labels?.count ?? 0 >= 10, "at \(columns)")
    #expect(list.titleWidth >= 17, "at \(columns) a title has \(list.titleWidth)")
  }

  @Test func `a title goes on over columns that are empty in its row, and no further`() throws {
    let words = "Ask the landlord about the boiler before the frost"
    var script = ScreenScript(try ScriptedReplica(), size: Size(columns: 80, rows: 24))
    for end in ["", " #home", " every 3 days", " is here for longer than a row is wide"] {
      try script.press("a\(words)\(end)<Enter>")
    }
    let rows = script.text.split(separator: "\n")
      .filter { $0.contains(" Ask the landlord") && $0.contains("▮") }.map(String.init)
    func row(_ part: String) -> String { rows.first { $0.contains(part) } ?? "" }
    #expect(rows.count == 4)
    #expect(row("#home").contains("… #home"))
    #expect(row("↻3d").contains(words + " ") && !row("↻3d").contains("…"))
    #expect(row("frost is here").contains("… "))
    #expect(rows.contains { $0.contains(words + "  ") })
    #expect(Set(rows.map { TextWidth.columns(of: $0) }).count == 1, "no column moves")
  }

  @Test func `in ASCII a repeat is not told by the sign of a text that was cut`() throws {
    var script = ScreenScript(
      try ScriptedReplica(), size: Size(columns: 80, rows: 24), glyphs: .ascii)
    try script.press("aStretch every day #averylonglabelindeed<Enter>")
    let row = script.text.split(separator: "\n").first { $0.contains(". Stretch ") }
    #expect(row?.contains("~ r1d ") == true, "\(row ?? "no row")")
  }

  @Test(arguments: ["#homeabc", "#homeabcd", "#homeabcde", "#homeabcdef"])
  func `labels for which there is no room leave an ellipsis, whatever the one before them fills`(
    tag: String
  ) throws {
    var script = ScreenScript(try ScriptedReplica(), size: Size(columns: 56, rows: 24))
    try script.press("aStretch every 3 days \(tag) @anna<Enter>")
    let row = script.text.split(separator: "\n").first { $0.contains("▯ Stretch ") }
    #expect(row?.contains("… ↻3d ") == true, "\(row ?? "no row")")
  }

  @Test func `at the end of a year a row still names the day of the next one`() throws {
    let replica = try ScriptedReplica(at: "2026-12-28T10:00:00Z")
    var script = ScreenScript(replica, size: Size(columns: 80, rows: 24))
    let days = [
      ("Ski", "2027-01-04", " 4 Jan "), ("Visit", "2027-01-29", " 29 Jan "),
      ("Taxes", "2028-01-12", " 12 Jan 28 "),
    ]
    for (title, date, _) in days { try script.press("a\(title) \(date)<Enter>") }
    let rows = script.text.split(separator: "\n").filter { $0.contains("▮") }
    for (title, _, shown) in days {
      let row = rows.first { $0.contains(" \(title) ") }
      #expect(row?.contains(shown) == true, "\(title)")
    }
  }

  @Test func `the sign of a marked task stands apart from its priority, also where it is selected`()
    throws
  {
    var script = ScreenScript(try ScriptedReplica(), size: Size(columns: 80, rows: 24))
    for title in ["one", "two", "three"] { try script.press("aNumber \(title)<Enter>") }
    try script.press("g<Space>")
    func edges() -> [String] {
      script.text.split(separator: "\n").filter { $0.contains(" Number ") && $0.contains("▮") }
        .map { String($0.dropFirst().prefix(3)) }
    }
    #expect(edges() == ["● ▮", "▸ ▮", "  ▮"])
    try script.press("k")
    #expect(edges() == ["● ▮", "  ▮", "  ▮"])
  }

  @Test func `among marked tasks the selected one has a sign of its own in ASCII`() throws {
    var script = ScreenScript(
      try ScriptedReplica(), size: Size(columns: 80, rows: 24), glyphs: .ascii)
    for title in ["one", "two", "three"] { try script.press("aNumber \(title)<Enter>") }
    try script.press("g*")
    let edges = script.text.split(separator: "\n")
      .filter { $0.contains(" Number ") && $0.contains("#") }
      .map { String($0.dropFirst().prefix(3)) }
    #expect(edges == ["@ #", "* #", "* #"])
  }

  @Test(arguments: 38...200) func `columns never overlap`(width: Int) {
    let columns = ListColumns(width: width)
    var end = ListColumns.title + columns.titleWidth
    for range in [columns.labels, columns.repeats, columns.due].compactMap({ $0 }) {
      #expect(range.lowerBound > end || range.isEmpty, "at \(width)")
      end = range.upperBound
    }
    #expect(end <= width)
    #expect(columns.titleWidth >= width / 4, "a title has \(columns.titleWidth) of \(width)")
  }
}
