import RedoIntents
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// Keys that mean nothing where they are pressed.
@Suite struct UnboundKeyStoryTests {
  private func say(_ script: ScreenScript) -> String? { script.viewModel.message?.text }

  @Test(arguments: ["x", "t", "U", "-", "+", "H", "J", "w", "m", "b", "7"])
  func `a key that means nothing on the list says so, in the place of what was said before`(
    key: String
  ) throws {
    var script = ScreenScript(try .sample())
    try script.press("n")
    #expect(say(script) == "nothing was searched for yet; press / to find")
    try script.press(key)
    #expect(say(script) == "“\(key)” does nothing here — ? shows the keys")
    #expect(script.viewModel.message?.kind == .neutral)
    #expect(script.effects.isEmpty)
  }

  @Test(arguments: ["<Enter>", "2", "3", "4", "5", "6", "T"])
  func `a key without a meaning says so on every screen, and the key it names is no empty word`(
    screen: String
  ) throws {
    var script = ScreenScript(try .sample())
    try script.press(screen + "<C-w>")
    #expect(say(script) == "“Ctrl-w” does nothing here — ? shows the keys")
    try script.press("?")
    #expect(script.viewModel.context == .help)
    #expect(say(script) == nil)
  }

  @Test(arguments: ["2n", "2/", "3o", "3*", "4N", "5o", "6f"])
  func `of a key of the list is told which key shows the list`(keys: String) throws {
    var script = ScreenScript(try .sample())
    try script.press(keys)
    let key = String(keys.suffix(1))
    #expect(say(script) == "“\(key)” does nothing here — 1 shows the tasks, where it does")
    try script.press("1")
    try script.press(key)
    #expect(say(script)?.contains("does nothing here") != true)
  }

  @Test(arguments: ["?", "B", "p", "6<Enter>"])
  func `what is said over the screen names the key that leaves, and is gone with it`(keys: String)
    throws
  {
    var script = ScreenScript(try .sample())
    try script.press(keys + "w")
    #expect(script.viewModel.overlay != nil)
    #expect(say(script) == "“w” does nothing here — Esc leaves")
    try script.press("<Esc>")
    #expect(script.viewModel.overlay == nil)
    #expect(say(script) == nil)
  }

  @Test(arguments: ["F", ":"])
  func `a key that is no text says so where what is typed chooses`(keys: String) throws {
    var script = ScreenScript(try .sample())
    try script.press(keys + "<F1>")
    #expect(script.viewModel.overlay != nil)
    #expect(say(script) == "“F1” does nothing here — Esc leaves")
  }

  @Test(arguments: ["aw", "/w", ":w", "Fw", "Aw", "T3", "p4", "5f", "<Esc>"])
  func `text, answers, the start of a chord and Esc are no such keys`(keys: String) throws {
    var script = ScreenScript(try .sample())
    try script.press(keys)
    #expect(say(script)?.contains("does nothing") != true)
  }

  @Test func `a chord that there is none of does nothing, whatever its last key does`() throws {
    var script = ScreenScript(try .sample())
    try script.press("5f")
    try script.press("c")
    #expect(say(script) == "“fc” does nothing here — ? shows the keys")
    #expect(script.effects.isEmpty)
    try script.press("f1")
    #expect(say(script) == "“f1” does nothing here — ? shows the keys")
    #expect(script.viewModel.screen == .activity)
    try script.press("f<Esc>")
    #expect(say(script) == nil)
    try script.press("1")
    #expect(script.viewModel.screen == .tasks)
  }

  @Test func `the start of a chord lists what may follow, which a click asks for as well`() throws {
    var script = ScreenScript(try .sample())
    try script.press("5f")
    #expect(script.text.hasSuffix("t task  w author  a action"))
    try script.press("<Esc>")
    #expect(!script.text.hasSuffix("t task  w author  a action"))
    try script.press("f")
    script.mouse(.press(.left), row: 23, column: 62)
    #expect(script.text.contains("by Ana"))
    #expect(script.viewModel.begunKeys.isEmpty)
  }

  @Test func `a chord that something else came between swallows no letter`() throws {
    var script = ScreenScript(try .sample())
    try script.press("5f")
    script.mouse(.scroll(1), row: 8, column: 10)
    #expect(!script.text.hasSuffix("t task  w author  a action"))
    try script.press("f")
    script.paste("Buy ")
    script.type("milk")
    let prompt = try #require(script.viewModel.openPrompt)
    #expect(prompt.field.text == "Buy milk")
  }

  @Test func `what is said of lines pasted behind the start of a chord goes by itself, too`()
    throws
  {
    var script = ScreenScript(try .sample())
    try script.press("5f")
    script.paste("Buy milk")
    script.paste("and\nbread")
    #expect(say(script)?.hasPrefix("2 lines were joined into one") == true)
    for seconds in [Int64(0), 12] { script.wait(seconds: seconds) }
    #expect(say(script) == nil)
  }

  @Test(arguments: ["", "2", "3", "4", "5", "6", "<Enter>", "V", "T", "?", "B"])
  func `Ctrl-C leaves a screen as q does`(keys: String) throws {
    var script = ScreenScript(try .sample())
    try script.press(keys + "<C-c>")
    #expect(script.effects == [.quit])
  }

  @Test(arguments: ["aCall", "aCall<Space>mon<S-Tab>", "A", ":", "F", "p", "D", "/x"])
  func `Ctrl-C leaves what is asked, and then the screen`(keys: String) throws {
    var script = ScreenScript(try .sample())
    try script.press(keys + "<C-c>")
    #expect(script.viewModel.overlay == nil && script.effects.isEmpty)
    try script.press("<C-c>")
    #expect(script.effects == [.quit])
  }
}
