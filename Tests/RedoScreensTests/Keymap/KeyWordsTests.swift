import RedoScreens
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What is said names the keys that the user has.
@Suite struct KeyWordsTests {
  /// A session with other keys: `name = keys`, nothing behind the sign for none.
  private func script(_ lines: String..., over replica: ScriptedReplica) -> ScreenScript {
    let overrides = lines.enumerated().map { number, line in
      let parts = line.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      return KeyOverride(line: number + 1, name: parts[0], value: parts[1])
    }
    let keymap = Keymap.tailored(.redo, by: overrides).keymap
    return ScreenScript(replica, size: Size(columns: 120, rows: 30), keymap: keymap)
  }

  private func says(_ script: ScreenScript) -> String { script.viewModel.message?.text ?? "" }

  @Test func `a key that means nothing leads to the help by the user's own key`() throws {
    var script = script("showHelp=H", over: try .sample())
    try script.press("w")
    #expect(says(script) == "“w” does nothing here — H shows the keys")
    script = self.script("showHelp=", over: try .sample())
    try script.press("w")
    #expect(
      says(script)
        == "“w” does nothing here — “Show what the keys do here” in the palette shows the keys")
  }

  @Test func `why nothing can be done is told with the keys that are bound`() throws {
    var script = script("quickAdd=o", "changeOrder=O", over: try ScriptedReplica())
    try script.press("c")
    #expect(says(script) == "no task is selected; press o to add one")
    script = self.script("quickAdd=", over: try ScriptedReplica())
    try script.press("c")
    #expect(
      says(script)
        == "no task is selected; choose “Add a task in one line” in the palette to add one")
    script = self.script("find=&", over: try .sample())
    try script.press("n")
    #expect(says(script) == "nothing was searched for yet; press & to find")
  }

  @Test func `a task without a date says which key gives it one`() throws {
    let replica = try ScriptedReplica()
    replica.add("Learn the harp someday")
    let own = script("snooze=Z", over: replica)
    #expect(own.text.contains("no date; Z gives it one"))
    let none = script("snooze=", over: replica)
    #expect(none.text.contains("no date; “Snooze: move the deadline”"))
  }

  @Test func `the past says how to return`() throws {
    var script = script("back=<C-g>", over: try .sample())
    try script.press("<lt>c")
    #expect(says(script) == "the screen shows the past; Ctrl-g returns")
    #expect(script.text.contains("Ctrl-g returns"))
  }
}
