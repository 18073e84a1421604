import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

@Suite struct WelcomeStoryTests {
  private func script(_ keys: String = "") throws -> ScreenScript {
    var script = ScreenScript(try ScriptedReplica())
    script.welcome()
    if !keys.isEmpty { try script.press(keys) }
    return script
  }

  @Test func `the first start ends with the first task`() throws {
    var script = try script()
    #expect(script.viewModel.context == .welcome)
    #expect(script.text.contains("a   adds a task in one line"))
    try script.press("aPay<Space>rent<Space>p5")
    #expect(script.text.contains("Welcome"), "it stays in sight while the line is typed")
    try script.press("<Enter>")
    #expect(script.titles == ["Pay rent"])
    #expect(script.viewModel.context == .list)
    #expect(!script.text.contains("Welcome"))
  }

  @Test func `Esc skips the welcome, and Esc from the line comes back to it`() throws {
    var script = try script("a<Esc>")
    #expect(script.viewModel.context == .welcome)
    try script.press("<Esc>")
    #expect(script.viewModel.context == .list)
    try script.press("a<Esc>")
    #expect(script.viewModel.context == .list)
  }

  @Test func `help comes back to the welcome, q leaves`() throws {
    var script = try script("?<Esc>")
    #expect(script.viewModel.context == .welcome)
    try script.press("q")
    #expect(script.effects == [.quit])
  }

  @Test func `the welcome is not shown once there is a log, and goes when another device writes`()
    throws
  {
    var other = ScreenScript(try .sample())
    other.welcome()
    #expect(other.viewModel.context == .list)
    var script = try script()
    script.replica.add("From elsewhere")
    script.replay()
    #expect(script.viewModel.context == .list)
  }

  @Test func `pasted lines become tasks from the welcome too`() throws {
    var script = try script()
    script.paste("one\ntwo")
    #expect(script.viewModel.context == .offer)
    try script.press("y")
    #expect(Set(script.titles) == ["one", "two"])
  }

  @Test(arguments: [(40, 10), (80, 24), (120, 40), (44, 16)])
  func `the keys to know show at every size`(columns: Int, rows: Int) throws {
    var script = try script()
    script.resize(columns: columns, rows: rows)
    for words in Welcome.commands(script.viewModel.settings.keys).map(\.words.start) {
      #expect(script.text.contains(words), "\(words) at \(columns) x \(rows)")
    }
  }
}

extension String {
  /// As much of a sentence as fits a narrow card.
  fileprivate var start: String { String(prefix(20)) }
}
