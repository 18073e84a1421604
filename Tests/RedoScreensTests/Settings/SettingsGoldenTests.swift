import RedoIntents
import RedoProtocol
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// The settings as they were looked at and approved.
@Suite struct SettingsGoldenTests {
  private static let sizes = [(80, 24), (120, 40), (40, 12)].map { Size(columns: $0, rows: $1) }

  private func script(
    _ size: Size, _ keys: String, glyphs: GlyphSet = .unicode
  ) throws -> ScreenScript {
    var script = ScreenScript(try .sample(), size: size, glyphs: glyphs) { settings in
      settings.publicKey = String(repeating: "7f3a", count: 16)
      settings.problems = [.week: "line 4 of the config, “week = mo”, is left out; write one"]
      settings.preferences.name = "Ana"
    }
    try script.press(keys)
    return script
  }

  @Test(arguments: sizes) func `the settings`(size: Size) throws {
    Golden.expect(try script(size, "6").canvas, named: "settings")
  }

  @Test(arguments: sizes) func `the end of the settings`(size: Size) throws {
    Golden.expect(try script(size, "6Gkkkk").canvas, named: "settings-end")
  }

  @Test(arguments: sizes) func `remotes among the settings`(size: Size) throws {
    var script = try script(size, "6G")
    var folder = RemoteHealth(name: "stick", address: "/media/stick/redo")
    folder.isSealed = true
    folder.lastSync = script.replica.dates.now
    var project = RemoteHealth(name: "firestore", address: "my-tasks-1a2b3")
    project.account = "ana@example.org"
    script.take(SyncHealth(remotes: [folder, project]))
    while script.viewModel.settingsScreen.selected != .remote("stick") { try script.press("k") }
    Golden.expect(script.canvas, named: "settings-remotes")
    try script.press("D")
    Golden.expect(script.canvas, named: "settings-remove")
  }

  @Test(arguments: sizes) func `what a file would bring`(size: Size) throws {
    var script = try script(size, "I~/tasks.json")
    Golden.expect(script.canvas, named: "import-line")
    try script.press("<Enter>")
    let titles = ["Water the plants", "Pay rent for December", "会議の準備", "Mow the lawn"]
    let tasks = try titles.enumerated().map { number, title in
      ImportedTask(
        id: try #require(TaskID("11111111-1111-4111-8111-00000000000\(number)")),
        fields: TaskFields(title: title))
    }
    script.end(
      .offered(
        ImportOffer(
          path: "~/tasks.json", content: .tasks(tasks),
          remarks: ["2 tasks are there already", "lost: projects become tags (1)"])))
    Golden.expect(script.canvas, named: "import-question")
  }

  @Test(arguments: sizes) func `a theme being chosen`(size: Size) throws {
    Golden.expect(try script(size, "6<Enter>jj").canvas, named: "settings-theme")
  }

  @Test(arguments: sizes) func `a value that is refused`(size: Size) throws {
    Golden.expect(
      try script(size, "6<Tab><Enter><C-u>never<Enter>").canvas, named: "settings-refused")
  }

  @Test(arguments: sizes) func `a line of the config that is left out`(size: Size) throws {
    Golden.expect(try script(size, "6<Tab><Tab>").canvas, named: "settings-problem")
  }

  @Test func `settings of ASCII`() throws {
    let size = Size(columns: 80, rows: 24)
    Golden.expect(try script(size, "6l", glyphs: .ascii).canvas, is: "ascii-settings")
  }
}
