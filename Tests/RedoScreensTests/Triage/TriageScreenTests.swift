import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// The triage as it was looked at and approved.
@Suite struct TriageScreenTests {
  private static let sizes = [(80, 24), (120, 40), (40, 12)].map { Size(columns: $0, rows: $1) }

  private func expect(
    _ keys: String, is name: String, _ size: Size, glyphs: GlyphSet = .unicode
  ) throws {
    var script = ScreenScript(try .sample(), size: size, glyphs: glyphs)
    try script.press(keys)
    Golden.expect(script.canvas, named: name)
  }

  @Test(arguments: sizes) func `a task to decide on`(size: Size) throws {
    try expect("/passport<Enter>T", is: "card", size)
  }

  @Test(arguments: sizes) func `the summary`(size: Size) throws {
    try expect("*Tchjz4k<Space>c<Esc>", is: "summary", size)
  }

  @Test func `the counts of the summary go on in the next row`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 50, rows: 24))
    try script.press("*Tchjz4k<Space>c<Esc>")
    let rows = script.text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = try #require(rows.firstIndex { $0.contains("2 done   3 snoozed   1 archived") })
    #expect(rows[first + 1].contains("3 left as they were"))
  }

  @Test func `a long title in the summary gives way to what was done`() throws {
    let replica = try ScriptedReplica(at: "2026-11-16T09:30:00Z")
    let title = "Call the insurance about the leak in the cellar, and ask whether a neighbour pays"
    replica.add(title + " 2026-11-20 10:00")
    try replica.move(to: "2026-11-20T14:05:00Z")
    var script = ScreenScript(replica, size: Size(columns: 80, rows: 24))
    try script.press("Tk")
    let row = script.text.split(separator: "\n").first { $0.contains("→ Snoozed “Call the ins") }
    #expect(row?.contains("…” to 27 Nov 10:00") == true, "\(row ?? "no row")")
  }

  @Test func `the summary of what was taken back`() throws {
    try expect("TchzU", is: "taken-back", Self.sizes[0])
  }

  @Test(arguments: sizes) func `a task that is gone`(size: Size) throws {
    try expect("TDyb", is: "gone", size)
  }

  @Test(arguments: [80, 100, 120]) func `the last row tells the keys that the card does not`(
    columns: Int
  ) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: columns, rows: 24))
    try script.press("T")
    let rows = script.text.split(separator: "\n")
    let foot = try #require(rows.last)
    #expect(foot.contains("d due") && foot.contains("Esc back"))
    for hint in ["Space skip", "c done", "z archive", "D delete"] {
      let tellers = rows.filter { $0.contains(hint) }
      #expect(tellers.count == 1 && tellers.last != foot, "\(hint)")
    }
    #expect(rows.filter { $0.contains("e edit line") }.count == 1)
  }

  @Test func `where the card tells no keys, the last row does`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 80, rows: 12))
    try script.press("T")
    let foot = try #require(script.text.split(separator: "\n").last)
    #expect(foot.contains("c done") && foot.contains("Space skip"))
  }

  @Test func `a triage in ASCII`() throws {
    try expect("/passport<Enter>T", is: "ascii-card", Self.sizes[0], glyphs: .ascii)
    try expect("*Tchjz4k<Esc>", is: "ascii-summary", Self.sizes[0], glyphs: .ascii)
  }

  @Test func `the smallest triage`() throws {
    try expect("/passport<Enter>T", is: "card", Size(columns: 40, rows: 10))
  }

  private func longTitled(_ size: Size) throws -> ScreenScript {
    let replica = try ScriptedReplica()
    replica.add(
      "Call the insurance about the leak in the cellar, and ask whether a neighbour pays p4 someday"
    )
    var script = ScreenScript(replica, size: size)
    try script.press("T")
    return script
  }

  @Test(arguments: sizes.prefix(2)) func `a long title is read whole, and once`(size: Size) throws {
    let text = try longTitled(size).text
    for words in ["Call the insurance", "neighbour", "pays"] {
      #expect(text.ranges(of: words).count == 1, "\(words)")
    }
    #expect(text.contains("priority 4"))
  }

  @Test func `where there is little room a long title gives way to what is to be decided on`()
    throws
  {
    let script = try longTitled(Self.sizes[2])
    let rows = script.text.split(separator: "\n", omittingEmptySubsequences: false)
    let title = try #require(rows.firstIndex { $0.contains("Call the insurance") })
    #expect(rows[title].contains("…") && rows[title + 1].contains("priority 4"))
    let lines = script.viewModel.triage?.card?.lines.map(\.plainText) ?? []
    #expect(lines.contains { $0.hasPrefix("Call the insurance") }, "it can be read further down")
  }

  @Test(arguments: [
    ("hostile", "/long<Enter>T"), ("hostile-controls", "*T"),
    ("hostile-direction", "*T" + String(repeating: "<Space>", count: 7)),
    ("hostile-joined", "*T" + String(repeating: "<Space>", count: 9)),
  ])
  func `a hostile title`(name: String, keys: String) throws {
    var script = ScreenScript(try .hostile(), size: Self.sizes[0])
    try script.press(keys)
    Golden.expect(script.canvas, is: "\(name)-80x24")
  }
}
