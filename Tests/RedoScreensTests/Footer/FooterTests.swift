import RedoIntents
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

@Suite struct FooterTests {
  @Test(arguments: 40...140) func `hints fit whole, and help is always among them`(columns: Int)
    throws
  {
    let script = ScreenScript(try .sample(), size: Size(columns: columns, rows: 12))
    let line = script.lastRow
    #expect(line.hasSuffix("? help"))
    #expect(line.contains("c done"))
    #expect(TextWidth.columns(of: line) < columns)
  }

  @Test(arguments: 40...140, ["j", "2", "3", "4", "5", "6", "l", "p", "T"])
  func `hints leave the row's first column blank`(columns: Int, keys: String) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: columns, rows: 24))
    try script.press(keys)
    #expect(script.canvas.row(23).first?.glyph.text == " ")
  }

  @Test(arguments: ["a", "A", ":", "F", "#", "p", "C", "D"])
  func `whatever lies over the screen says how it is left, at the least of widths, too`(
    key: String
  ) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 40, rows: 12))
    try script.press(key)
    #expect(script.lastRow.contains("Esc cancel"))
  }

  @Test(arguments: [":", "F", "#"])
  func `lists that are typed into name the keys that move in them`(key: String) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 24))
    try script.press(key)
    #expect(script.lastRow.contains("↓ down  ↑ up"))
  }

  @Test(arguments: [40, 60, 80, 120]) func `a message never runs into the hints`(columns: Int)
    throws
  {
    var script = ScreenScript(try .hostile(), size: Size(columns: columns, rows: 12))
    try script.press("c")
    let line = script.lastRow
    #expect(line.hasPrefix(" ✓ Completed"))
    #expect(line.hasSuffix(" ? help"))
    #expect(TextWidth.columns(of: line) < columns)
  }

  @Test func `of several notices each is told until a key was pressed`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 24))
    script.notice(.problem("mine.theme: line 15: text is too dark"))
    script.notice(.problem("config:2: “bogus” is no setting"))
    #expect(script.text.contains("! mine.theme: line 15: text is too dark"))
    #expect(script.text.contains("! config:2: “bogus” is no setting"))
    try script.press("j")
    #expect(script.lastRow.hasPrefix(" ! config:2: “bogus” is no setting"))
  }

  @Test(arguments: ["a", "/", "A", ":", "?"])
  func `of notices that came behind a line or a page each is told where there is room again`(
    key: String
  ) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 24))
    try script.press(key)
    script.notice(.problem("mine.theme: line 15: text is too dark"))
    script.notice(.problem("config:2: “bogus” is no setting"))
    #expect(!script.text.contains("! mine.theme"))
    try script.press("<Esc>")
    #expect(script.viewModel.overlay == nil)
    #expect(script.text.contains("! mine.theme: line 15: text is too dark"))
    #expect(script.text.contains("! config:2: “bogus” is no setting"))
    try script.press("j")
    #expect(script.lastRow.hasPrefix(" ! config:2: “bogus” is no setting"))
  }

  @Test func `notices that a message covers are told behind it`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 24))
    try script.press("aCall<Space>Ana")
    script.notice(.problem("mine.theme: line 15: text is too dark"))
    script.notice(.problem("config:2: “bogus” is no setting"))
    try script.press("<Enter>")
    #expect(script.lastRow.contains("Added “Call Ana”"))
    #expect(!script.text.contains("! mine.theme"))
    try script.press("j")
    #expect(script.text.contains("! mine.theme: line 15: text is too dark"))
    try script.press("k")
    #expect(!script.text.contains("! mine.theme"))
  }

  @Test func `the key that hides a message hides no notice that it covered`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 24))
    try script.press("aCall<Space>Ana")
    script.notice(.problem("mine.theme: line 15: text is too dark"))
    try script.press("<Enter>")
    #expect(script.lastRow.contains("Added “Call Ana”"))
    try script.press("<Esc>")
    #expect(script.lastRow.contains("! mine.theme: line 15: text is too dark"))
    try script.press("<Esc>")
    #expect(script.viewModel.board.notices.isEmpty)
  }

  @Test func `Esc hides notices that came over a choice which a digit has closed`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 24))
    try script.press("gp")
    script.notice(.problem("mine.theme: line 15: text is too dark"))
    script.notice(.problem("config:2: “bogus” is no setting"))
    try script.press("j5")
    #expect(script.lastRow.contains("“Pay rent” has priority 5 already"))
    for seconds in [Int64(0), 12] { script.wait(seconds: seconds) }
    #expect(script.text.contains("! mine.theme: line 15: text is too dark"))
    #expect(script.text.contains("! config:2: “bogus” is no setting"))
    try script.press("<Esc>")
    #expect(script.viewModel.board.notices.isEmpty)
  }

  @Test func `notices that a key uncovers leave the task in sight that it leads to`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 80, rows: 12))
    try script.press("aCall<Space>Ana")
    script.notice(.problem("mine.theme: line 15: text is too dark"))
    script.notice(.problem("config:2: “bogus” is no setting"))
    try script.press("<Enter>G")
    #expect(script.text.contains("! mine.theme: line 15: text is too dark"))
    #expect(script.text.contains(try #require(script.selectedTitle)))
  }

  @Test(arguments: [40, 60, 80, 120]) func `a notice leaves room for the key that hides it`(
    columns: Int
  ) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: columns, rows: 24))
    let words = String(repeating: "the theme is not where it was ", count: 9)
    script.notice(.problem(words))
    try script.press("jk")
    #expect(script.lastRow.hasPrefix(" ! the theme"))
    #expect(script.lastRow.hasSuffix("…   Esc hide  ? help"))
    try script.press("2")
    #expect(!script.lastRow.contains("Esc hide"), "there it leads back")
    try script.press("1<Esc>")
    #expect(!script.lastRow.contains("the theme"))
    script.notice(.problem("the theme is gone"))
    try script.press("jk")
    #expect(script.lastRow.contains("the theme is gone  "))
  }

  @Test func `a message names the key that takes it back`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 12))
    try script.press("jjc")
    #expect(script.lastRow.contains("Completed “Review the draft” — u undoes"))
    try script.press("u")
    #expect(script.lastRow.contains("Undone: completed “Review the draft” — Ctrl-r redoes"))
  }

  @Test(arguments: 40...140, [10, 24])
  func `why something failed is told to its end, whatever the room`(columns: Int, rows: Int) throws
  {
    var script = ScreenScript(try .sample(), size: Size(columns: columns, rows: rows))
    script.replica.nextFailure = IntentFailure(
      message: "/a/path/that/is/long/\(String(repeating: "x", count: 200)) may not be on the disk: "
        + "Input/output error. Check the disk, reload, and save again what is missing.",
      needsReload: true)
    try script.press("c")
    #expect(script.text.words.contains("again what is missing F5 reloads"))
    #expect(script.lastRow.hasSuffix("? help"))
    try script.press("j")
    #expect(!script.text.words.contains("what is missing"))
  }

  @Test(arguments: [
    ("F<C-s>", "the list has no filter to save"), ("<Enter>GvU", "D deletes the task whole"),
    ("<Enter>Gv<C-s>", "does nothing here"), ("p<C-x>", "does nothing here"),
  ])
  func `why a key does nothing over a screen is told to its end`(keys: String, words: String) throws
  {
    var script = ScreenScript(try .sample(), size: Size(columns: 40, rows: 10))
    try script.press(keys)
    let message = try #require(script.viewModel.message?.text)
    #expect(message.contains(words))
    let shown = script.text.split { " │\n".contains($0) }.joined(separator: " ")
    #expect(shown.contains(message))
  }

  @Test(arguments: ["F<C-s><Down><Down><Down>", "F<C-s>o"])
  func `what a key came to stays over no list to choose from that the next key changes`(
    keys: String
  ) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 40, rows: 10))
    try script.press(keys)
    #expect(!script.text.contains("no filter to save") && script.text.contains("▸ "))
  }

  @Test func `hints name only what can be done`() throws {
    let script = ScreenScript(try ScriptedReplica(), size: Size(columns: 120, rows: 12))
    #expect(!script.lastRow.contains("done"))
    #expect(script.lastRow.contains("a add"))
  }

  @Test(arguments: [(80, "p>=9"), (80, "points>-1"), (80, "due<lt>="), (120, "sort:age")])
  func `what is wrong with a short filter is told to its end`(columns: Int, filter: String) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: columns, rows: 24))
    try script.press("/" + filter)
    let problem = try #require(script.viewModel.openPrompt?.problem)
    #expect(script.lastRow.hasSuffix(problem))
  }

  @Test(arguments: [60, 80, 120])
  func `what is wrong with a filter that lists nothing is told once`(columns: Int) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: columns, rows: 24))
    try script.press("/project:zzz")
    #expect(script.titles.isEmpty)
    #expect(script.text.ranges(of: "is no term here").count == 1)
  }

  @Test(arguments: [80, 120], ["is:foo", "due:foo", "project:home", "sort:foo"])
  func `what is wrong with a filter is told whole while it is typed, and the line stays`(
    columns: Int, filter: String
  ) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: columns, rows: 24))
    try script.press("/" + filter)
    let problem = try #require(script.viewModel.openPrompt?.problem)
    #expect(script.text.words.contains(problem.words))
    #expect(script.lastRow.hasPrefix(" / " + filter))
    try script.press("<C-u>rent")
    #expect(!script.text.words.contains(problem.words))
  }

  @Test func `on a small screen the list stays in sight until a filter with a mistake is entered`()
    throws
  {
    var script = ScreenScript(try .sample(), size: Size(columns: 40, rows: 12))
    try script.press("/is:foo")
    #expect(!script.text.contains("forked"))
    try script.press("<Enter>")
    #expect(script.text.contains("forked"))
    #expect(script.lastRow.hasPrefix(" / is:foo"))
  }

  @Test(arguments: [40, 60, 80], ["status:pending", "id:zz", "is:open", "colour=red"])
  func `why a filter was refused is told to its end`(columns: Int, filter: String) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: columns, rows: 24))
    try script.press("/" + filter + "<Enter>")
    let problem = try #require(script.viewModel.openPrompt?.problem)
    #expect(script.text.words.contains(problem.words))
    #expect(script.lastRow.contains(filter.suffix(8)))
  }
}
