import RedoIntents
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

@Suite struct PromptOverlayTests {
  @Test func `two words that stay in the title are both told in 80 columns`() throws {
    var script = ScreenScript(try ScriptedReplica(), size: Size(columns: 80, rows: 24))
    try script.press("aGym<Space>every<Space>mon,thu<Space>p9")
    let shown = script.text.split { " │\n".contains($0) }.joined(separator: " ")
    #expect(shown.contains("2 words of other programs stay in the title"))
    #expect(shown.contains("instead of every mon,thu write a task for each day"))
    #expect(shown.contains("instead of p9 write p5, the highest"))
  }

  @Test func `what may be imported is told whole in 40 columns and 12 rows`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 40, rows: 12))
    try script.press("I")
    let shown = script.text.split { " │\n".contains($0) }.joined(separator: " ")
    #expect(shown.contains("→ name a file of tasks (.json, .txt, .ics, .csv, .md)"))
    #expect(shown.contains("or of changes (.jsonl); Tab completes"))
  }

  @Test(arguments: 62...65)
  func `chips for which there is no room leave an ellipsis, whatever the last one fills`(
    columns: Int
  ) throws {
    var script = ScreenScript(try ScriptedReplica(), size: Size(columns: columns, rows: 20))
    // Two that fill the rows above.
    let long = ["a", "b"].map { "#" + String(repeating: $0, count: 50) }.joined(separator: " ")
    try script.press("aGo \(long) #abcdefgh #bcdefghi #cdefghijk #defghi #efghijk #f")
    let row = script.text.split(separator: "\n").first { $0.contains("#abcdefgh   #bcdefghi") }
    #expect(row?.contains("#defghi ") == true && row?.contains("…") == true, "\(row ?? "no row")")
  }

  @Test func `a chip that is longer than its row shows as far as it fits`() throws {
    let tag = "#abcdefghijklmnopqrstuvwxyzabcdefghijk"
    var script = ScreenScript(try ScriptedReplica(), size: Size(columns: 40, rows: 14))
    try script.press("aGo \(tag) p5<S-Tab><S-Tab>")
    #expect(script.text.contains("│    \(tag.prefix(25))"))
  }

  @Test(arguments: [(40, 10), (40, 12), (60, 15), (80, 24)])
  func `every chip of a line shows, in further rows where one is too short`(
    columns: Int, rows: Int
  ) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: columns, rows: rows))
    try script.press("aPay rent tomorrow 9am p5 every month ~2 #home // new account")
    let chips = try #require(script.viewModel.openPrompt?.chips)
    #expect(chips.count == 6)
    for chip in chips { #expect(script.text.contains("  \(chip.text)  "), "\(chip.text)") }
  }

  @Test(arguments: [(40, 10), (40, 12), (50, 14), (60, 15)])
  func `what stays in the title is told whole on low screens, too`(columns: Int, rows: Int) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: columns, rows: rows))
    try script.press("aGym at 9 every weekday")
    let note = try #require(script.viewModel.openPrompt?.note)
    let shown = script.text.split { " │\n".contains($0) }.joined(separator: " ")
    #expect(shown.contains(note))
  }

  @Test(arguments: ["s2w", "dfri", "rdaily"])
  func `what a line without chips means stands right below it`(keys: String) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 80, rows: 24))
    try script.press(keys)
    let rows = script.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(rows.firstIndex { $0.contains("❯ \(keys.dropFirst())") })
    #expect(rows[line + 1].contains("│ → "))
    #expect(rows[line + 2].hasPrefix("╰"))
    try script.press("<Esc>aPay<Space>rent<Space>p5")
    let added = script.text.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(added.firstIndex { $0.contains("❯ Pay rent p5") })
    #expect(!added[start + 1].contains("→") && added[start + 2].contains("│ → "))
  }

  @Test func `in ASCII what a line means has another sign than the line`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 80, rows: 24), glyphs: .ascii)
    try script.press("s2w")
    let rows = script.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(rows.firstIndex { $0.contains("| > 2w") })
    #expect(rows[line + 1].contains("| = "))
  }

  @Test func `what a long line means leaves room for the list`() throws {
    let words = Array(repeating: "more<Space>", count: 200).joined()
    var script = ScreenScript(try ScriptedReplica(), size: Size(columns: 80, rows: 24))
    try script.press("ask" + words)
    let rows = script.text.split(separator: "\n", omittingEmptySubsequences: false)
    let top = try #require(rows.firstIndex { $0.contains("Add a task") })
    #expect(top > rows.count / 2 - 2)
    #expect(rows[top...].contains { $0.contains("… ") })
  }

  @Test(arguments: ["i", "s", "d", "r", ";"], [12, 24, 40])
  func `a line about the last task of the list leaves it in sight, whatever is typed`(
    keys: String, rows: Int
  ) throws {
    let replica = try ScriptedReplica()
    try replica.add((10..<70).map { TaskDraft(title: "Read chapter \($0)") })
    var script = ScreenScript(replica, size: Size(columns: 80, rows: rows))
    try script.press("G")
    let last = try #require(script.text.split(separator: "\n").last { $0.contains("chapter") })
    // The frame and its scroll bar are another colour, or sign, while a line is typed.
    let row = last.dropFirst().dropLast()
    try script.press(keys)
    for typed in ["fri", " tomorrow 9am", " p5 every month ~2 #home @ana // new account"] {
      try script.press(typed)
      #expect(script.viewModel.openPrompt != nil)
      #expect(script.text.contains(row), "\(script.text)")
    }
  }

  @Test func `a new task's line stays at the foot, whichever task is selected`() throws {
    var script = ScreenScript(try .many(60))
    try script.press("Ga")
    let shown = script.text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = try #require(shown.firstIndex { $0.contains("❯") })
    #expect(line > shown.count / 2)
  }
}
