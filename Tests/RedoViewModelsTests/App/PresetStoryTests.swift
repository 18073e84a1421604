import RedoIntents
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// Filters under names.
@Suite struct PresetStoryTests {
  private func chooser(_ script: ScreenScript) -> PresetChooser? {
    if case .presets(let chooser) = script.viewModel.overlay { chooser } else { nil }
  }

  private func own(_ name: String, _ line: String) throws -> PresetBook {
    PresetBook(own: [Preset(name: try PresetName(name), line: line)])
  }

  @Test(arguments: ["0", "9"])
  func `a digit without a preset says how many there are, and leaves the list as it is`(
    digit: String
  ) throws {
    var script = ScreenScript(try .sample())
    try script.press("F" + digit)
    let count = try #require(chooser(script)?.rows.count)
    #expect(script.viewModel.message?.text == "there are \(count) presets")
    #expect(script.viewModel.message?.kind == .neutral)
    #expect(script.text.contains("there are \(count) presets"))
    #expect(script.viewModel.tasks.list.filterLine.isEmpty && script.effects.isEmpty)
  }

  @Test func `a digit applies a preset, and the title names it`() throws {
    var script = ScreenScript(try .sample())
    try script.press("F2")
    #expect(script.viewModel.tasks.list.filterLine == "due<=today")
    #expect(script.text.contains("Tasks · Today · by rank"))
    #expect(script.effects == [.keep(.use(try PresetName("Today")))])
    try script.press("<Esc>")
    #expect(script.text.contains("Tasks · All · by rank"))
  }

  @Test(arguments: ["Today", "Homely"])
  func `the list starts with the preset that is set, and Esc leads to everything`(
    name: String
  ) throws {
    let start = try PresetName(name)
    var script = ScreenScript(try .sample(), presets: try own("Homely", "#home sort:title")) {
      $0.preferences.start = start
    }
    #expect(script.text.contains("Tasks · \(name) · "))
    #expect(script.viewModel.activePreset?.name == start)
    #expect(script.effects.isEmpty, "what Redo does by itself is no use of the preset")
    let narrowed = script.viewModel.tasks.list.taskCount
    try script.press("<Esc>")
    #expect(script.text.contains("Tasks · All · by rank"))
    #expect(script.viewModel.tasks.list.taskCount > narrowed)
    try script.press("c")
    #expect(script.viewModel.tasks.list.filterLine.isEmpty, "only the start narrows by itself")
  }

  @Test(arguments: ["Odd", "Gone"])
  func `a preset that is gone or cannot be read leaves the start with everything`(
    name: String
  ) throws {
    let start = try PresetName(name)
    let script = ScreenScript(try .sample(), presets: try own("Odd", "due<=blue")) {
      $0.preferences.start = start
    }
    #expect(script.text.contains("Tasks · All · by rank"))
    #expect(script.viewModel.tasks.list.taskCount > 0)
  }

  @Test func `a filter that the config could not read back is not saved, and says so`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/")
    script.paste("rent\u{1B}[31m")
    try script.press("<Enter>F<C-s>")
    #expect(script.text.contains("the filter holds a control character"))
    try script.press("<Esc>f<Backspace><Backspace><Backspace><Backspace><Backspace><Enter>F<C-s>")
    script.type("Rent")
    try script.press("<Enter>")
    let saved = Preset(name: try PresetName("Rent"), line: "rent")
    #expect(script.effects.contains(.keep(.save(saved))))
  }

  @Test func `each preset says how many tasks it lists`() throws {
    var script = ScreenScript(try .sample())
    try script.press("F")
    let rows = try #require(chooser(script)?.rows)
    #expect(rows.map(\.preset.name.text).first == "All")
    for row in rows {
      var other = ScreenScript(try .sample())
      try other.press("F" + row.preset.name.text.replacing(" ", with: "<Space>") + "<Enter>")
      #expect(other.viewModel.tasks.list.taskCount == row.count, "\(row.preset.name.text)")
    }
  }

  @Test func `typing narrows the presets, and a preset's order is the list's`() throws {
    var script = ScreenScript(try .sample(), presets: try own("Homely", "#home sort:title"))
    try script.press("Fhom<Enter>")
    #expect(script.titles == script.titles.sorted())
    #expect(script.text.contains("Tasks · Homely · by title"))
  }

  @Test func `the filter of the list is saved under a name`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/p>=4<Space>#home<Enter>F<C-s>Important<Space>home<Enter>")
    #expect(script.viewModel.activePreset?.name.text == "Important home")
    #expect(script.viewModel.activePreset?.line == "p>=4 #home")
    #expect(script.text.contains("Tasks · Important home"))
    try script.press("<Esc>Fimp<Enter>")
    #expect(script.viewModel.tasks.list.filterLine == "p>=4 #home")
  }

  @Test func `a name that is taken by a built-in preset is explained and kept`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/p5<Enter><C-s>today")
    #expect(script.viewModel.openPrompt?.problem?.contains("built in") == true)
    try script.press("<Enter>")
    #expect(script.viewModel.openPrompt?.field.text == "today")
    try script.press("ish<Enter>")
    #expect(script.viewModel.activePreset?.name.text == "todayish")
  }

  @Test func `a preset that could not be written is not there, and says why`() throws {
    var script = ScreenScript(try .sample())
    try script.press("/p5<Enter><C-s>mine")
    script.replica.nextFailure = IntentFailure(message: "the disk is full; make room")
    try script.press("<Enter>")
    #expect(script.viewModel.message?.text == "the disk is full; make room")
    #expect(script.viewModel.presets.own.isEmpty)
  }

  @Test func `a preset for which there is no room is refused, and its name stays in the line`()
    throws
  {
    let own = try (1...200).map { Preset(name: try PresetName("N\($0)"), line: "p1") }
    var script = ScreenScript(try .sample(), presets: PresetBook(own: own))
    try script.press("/p5<Enter><C-s>more<Enter>")
    #expect(script.viewModel.openPrompt?.field.text == "more")
    #expect(script.viewModel.openPrompt?.problem?.contains("room for 200 presets") == true)
    try script.press("<C-u>n7<Enter>")
    #expect(script.viewModel.presets.own[6].line == "p5")
  }

  @Test func `own presets are renamed, coloured and deleted`() throws {
    var script = ScreenScript(try .sample(), presets: try own("Critical", "overdue p>=4"))
    try script.press("Fcrit<C-r>")
    #expect(script.viewModel.openPrompt?.field.text == "Critical")
    try script.press("<Enter>")
    #expect(script.viewModel.overlay == nil && script.viewModel.message == nil)
    try script.press("Fcrit<C-r><C-u>Burning<Enter>")
    #expect(script.viewModel.presets.own.map(\.name.text) == ["Burning"])
    try script.press("Fburn<Tab>")
    #expect(script.viewModel.presets.own.map(\.color) == [.cyan])
    #expect(chooser(script)?.choice?.color == .cyan)
    try script.press("<C-x>")
    #expect(script.viewModel.context == .question)
    try script.press("n")
    #expect(script.viewModel.presets.own.count == 1)
    try script.press("Fburn<C-x>y")
    #expect(script.viewModel.presets.own.isEmpty)
  }

  /// What shows after some keys once another program has called “Work” “Jobs” in the config.
  private func renamedElsewhere(after keys: String) throws -> AppViewModel {
    var script = ScreenScript(try .sample(), presets: try own("Work", "#work"))
    try script.press(keys)
    var viewModel = script.viewModel
    let settings = viewModel.settings
    viewModel.adopt(settings, presets: try own("Jobs", "#work"), at: script.replica.dates)
    return viewModel
  }

  @Test func `a preset that another program renamed is not renamed here, and the line says so`()
    throws
  {
    var viewModel = try renamedElsewhere(after: "Fwork<C-r><C-u>Office")
    let words = "there is no preset “Work” any more; Esc shows those that there are"
    #expect(viewModel.openPrompt?.problem == words)
    let effects = viewModel.perform(.accept)
    #expect(effects.isEmpty)
    #expect(viewModel.openPrompt?.problem == words)
    let more = viewModel.perform(.dismiss)
    #expect(more.isEmpty)
    guard case .presets(let chooser) = viewModel.overlay else {
      Issue.record("no presets lie over the screen")
      return
    }
    #expect(chooser.rows.contains { $0.preset.name.text == "Jobs" })
  }

  @Test func `a question whether to delete a preset goes with it`() throws {
    let viewModel = try renamedElsewhere(after: "Fwork<C-x>")
    #expect(viewModel.overlay == nil)
    #expect(
      viewModel.message?.text
        == "there is no preset “Work” any more; F shows those that there are")
  }

  @Test func `a change that the config had no preset for is told as that, and not as done`() throws
  {
    var viewModel = ScreenScript(try .sample(), presets: try own("Work", "#work")).viewModel
    let name = try PresetName("Work")
    viewModel.missed(.rename(name, to: try PresetName("Office")))
    #expect(viewModel.presets.own.isEmpty)
    #expect(
      viewModel.message?.text
        == "there is no preset “Work” any more; F shows those that there are")
  }

  @Test func `what was said before goes when the line for another name opens`() throws {
    var script = ScreenScript(try .sample(), presets: try own("Critical", "overdue p>=4"))
    try script.press("Fcrit<Tab>")
    #expect(script.viewModel.message?.text == "“Critical” is cyan now")
    try script.press("<C-r>")
    #expect(script.viewModel.openPrompt?.field.text == "Critical")
    #expect(script.viewModel.message == nil)
  }

  @Test(arguments: ["<C-r>", "<Tab>", "<C-x>"])
  func `a built-in preset says that it stays`(key: String) throws {
    var script = ScreenScript(try .sample())
    try script.press("Ftoday" + key)
    #expect(script.viewModel.context == .presets)
    #expect(script.viewModel.message?.text.contains("built in") == true)
    #expect(script.effects.isEmpty)
  }

  @Test func `without a filter there is nothing to save`() throws {
    var script = ScreenScript(try .sample())
    try script.press("<C-s>")
    #expect(script.viewModel.message?.text.contains("no filter") == true)
    #expect(script.viewModel.overlay == nil)
  }

  @Test func `f edits the preset's filter, and leaving it keeps what was there`() throws {
    var script = ScreenScript(try .sample())
    try script.press("F2f")
    #expect(script.viewModel.openPrompt?.field.text == "due<=today")
    try script.press("<Space>p>=4")
    #expect(script.viewModel.tasks.list.filterLine == "due<=today p>=4")
    try script.press("<Esc>")
    #expect(script.viewModel.activePreset?.name.text == "Today")
    try script.press("f<Space>p>=4<Enter>")
    #expect(script.viewModel.activePreset == nil)
    #expect(script.text.contains("/due<=today p>=4"))
  }

  @Test func `the most used presets come first`() throws {
    var script = ScreenScript(try .sample())
    try script.press("Fweek<Enter>F")
    #expect(chooser(script)?.rows.first?.preset.name.text == "This week")
  }

  @Test func `a preset whose filter cannot be read says so`() throws {
    var script = ScreenScript(try .sample(), presets: try own("Odd", "due<=blue"))
    try script.press("F")
    #expect(chooser(script)?.rows.last?.problem?.contains("blue") == true)
    try script.press("odd<Enter>")
    #expect(script.viewModel.message?.text.contains("blue") == true)
    #expect(script.viewModel.tasks.list.filterLine.isEmpty)
    #expect(script.effects.isEmpty)
  }

  @Test func `a filter with a mistake is not saved`() throws {
    var script = ScreenScript(try .sample())
    try script.press("fdue<lt>=31feb<Space>#home<Enter><C-s>broken<Enter><Esc>")
    #expect(script.viewModel.presets.own.isEmpty)
    #expect(script.effects.isEmpty)
    try script.press("<C-s>")
    #expect(script.viewModel.message?.text.contains("no filter to save") == true)
  }
}
