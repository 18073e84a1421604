import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What a change came to, where the last row is too short for it.
@Suite struct MessageLineTests {
  private func script(_ title: String, columns: Int, rows: Int = 24) throws -> ScreenScript {
    let replica = try ScriptedReplica()
    replica.add(title)
    return ScreenScript(replica, size: Size(columns: columns, rows: rows))
  }

  @Test func `a long title gives way before the key that takes the change back`() throws {
    var script = try script("Check the vegetable garden", columns: 80)
    try script.press("revery<Space>30<Space>days<Enter>")
    #expect(
      script.lastRow
        == " ✓ Changed the repeat of “Check the vege…” to every 30 days — u undoes   ? help")
    try script.press("u")
    #expect(script.lastRow.contains("“Check the "))
    #expect(script.lastRow.contains("” to every 30 days — Ctrl-r redoes"))
  }

  @Test func `why a theme is refused can be read whole over the themes`() throws {
    let problem =
      "/home/ana/themes/amber.theme: line 3: “background” is too near to “text”; "
      + "write a darker one"
    for size in [Size(columns: 80, rows: 24), Size(columns: 40, rows: 12)] {
      var script = ScreenScript(
        try ScriptedReplica(), size: size, settings: { $0.themeProblems = ["amber": problem] })
      try script.press("Cj<Enter>")
      #expect(script.text.contains("write a darker"), "\(size)")
    }
  }

  @Test func `on the narrowest screen what was done and the way back stay`() throws {
    var script = try script("Draft passport application", columns: 40, rows: 12)
    try script.press("c")
    #expect(script.lastRow == " ✓ Completed “Dra…” — u undoes   ? help")
  }

  @Test func `the way to help gives way before the key that takes the change back`() throws {
    var script = try script("Draft passport application", columns: 40, rows: 12)
    try script.press("s3d<Enter>")
    #expect(script.lastRow.contains("“Dra"))
    #expect(script.lastRow.hasSuffix(" — u undoes"))
    #expect(TextWidth.columns(of: script.lastRow) < 40)
  }

  @Test(arguments: 40...100) func `what is worth knowing is told to its end on every screen`(
    columns: Int
  ) throws {
    var script = try script("Draft passport application", columns: columns, rows: 12)
    try script.press("c5<Enter>")
    #expect(script.text.words.contains("to hold the task until Esc leads back"))
  }

  @Test(arguments: 40...100)
  func `that what others wrote was replaced is told to its end on every screen`(
    columns: Int
  ) throws {
    var script = try script("Buy paint // line one", columns: columns)
    try script.press("e<Tab>mine<Space>")
    try script.replica.describe("Buy paint", "theirs")
    script.replay()
    try script.press("<C-s>")
    #expect(script.text.words.contains("and the history has what it said u undoes"))
  }

  @Test func `steps in time leave the cursor in sight`() throws {
    var script = try script("Draft passport application", columns: 40, rows: 12)
    for number in 1...14 { script.replica.add("Task \(number)") }
    script.replay()
    try script.press("G<lt>")
    #expect(script.text.contains("▸"))
    #expect(script.lastRow.hasPrefix(" · before “Tas"))
  }

  @Test func `the way to help gives way before what is worth knowing does`() throws {
    var script = try script("Draft passport application", columns: 80, rows: 12)
    try script.press("w")
    let text = try #require(script.viewModel.message?.text)
    script.resize(columns: TextWidth.columns(of: text) + 5, rows: 12)
    #expect(script.lastRow == " · " + text)
  }

  @Test(arguments: 40...140)
  func `the key that takes a change back is named on every screen`(columns: Int) throws {
    let title = "Say “done” — u undoes that — and 日本語 to the vegetable garden’s 👩‍👩‍👧‍👦 neighbours"
    var script = try script(title, columns: columns)
    for keys in ["p5", "s3d<Enter>", "revery<Space>30<Space>days<Enter>", "u", "c"] {
      try script.press(keys)
      let key = keys == "u" ? " — Ctrl-r redoes" : " — u undoes"
      #expect(script.lastRow.contains(key), "\(keys)")
      #expect(TextWidth.columns(of: script.lastRow) < columns)
    }
  }
}
