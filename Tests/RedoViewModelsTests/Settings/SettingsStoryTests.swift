import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

@Suite struct SettingsStoryTests {
  private func script(
    _ keys: String, columns: Int = 80, rows: Int = 24,
    settings: (inout AppSettings) -> Void = { _ in }
  ) throws -> ScreenScript {
    var script = ScreenScript(
      try .sample(), size: Size(columns: columns, rows: rows), settings: settings)
    try script.press(keys)
    return script
  }

  private func preferences(_ script: ScreenScript) -> Preferences {
    script.viewModel.settings.preferences
  }

  /// The keys that lead from the first row to a setting.
  private func way(to name: SettingName) throws -> String {
    let items = SettingSection.allCases.flatMap(\.items)
    let place = try #require(items.firstIndex(of: .setting(name)))
    return "6" + String(repeating: "j", count: place)
  }

  @Test func `6 shows the settings, and j and k go from row to row`() throws {
    var script = try script("6")
    #expect(script.viewModel.screen == .settings)
    #expect(script.viewModel.settingsScreen.selected == .setting(.theme))
    try script.press("jj")
    #expect(script.viewModel.settingsScreen.selected == .setting(.idle))
    try script.press("G")
    #expect(script.viewModel.settingsScreen.selected == .configFile)
    try script.press("gk")
    #expect(script.viewModel.settingsScreen.selected == .setting(.theme))
  }

  @Test(arguments: ["this device", "phone"])
  func `a clock that is ahead is told with the devices, and whose it is`(owner: String) throws {
    let replica = try ScriptedReplica.sample()
    let writer = try owner == "phone" ? replica.fork(device: owner, seed: 8) : replica
    try writer.move(to: "2027-11-20T14:05:00Z")
    writer.add("Water the garden")
    try writer.move(to: "2026-11-20T14:05:00Z")
    if owner == "phone" { replica.take(from: writer) }
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 60))
    script.take(SyncHealth(remotes: [RemoteHealth(name: "f", address: "/f")]))
    try script.press("6<S-Tab><S-Tab>")
    #expect(script.text.contains("0 devices, \(owner)'s clock is or was ahead: 20 Nov 2027 14:05"))
  }

  @Test(arguments: ["u", "<C-r>"])
  func `undo on settings takes back what was just done there, and nothing unseen`(key: String)
    throws
  {
    var script = try script("aPay taxes<Enter>6Cj<Enter>")
    let written = script.replica.written.count
    try script.press(key)
    #expect(script.replica.written.count == written)
    #expect(script.viewModel.message?.text.hasPrefix("no undo holds settings; ") == true)
    try script.press("aCall Ana<Enter>u")
    #expect(script.viewModel.message?.text == "Undone: added “Call Ana”")
    try script.press("<C-r>")
    #expect(script.viewModel.message?.text == "Redone: added “Call Ana”")
    try script.press("u")
    #expect(script.viewModel.message?.text == "Undone: added “Call Ana”")
    // What is offered now is to do it again, and no more to take back what was done before it.
    let undone = script.replica.written.count
    try script.press("u")
    #expect(script.replica.written.count == undone)
    #expect(script.viewModel.message?.text.hasPrefix("no undo holds settings; ") == true)
    #expect(script.viewModel.screen == .settings)
  }

  @Test func `Tab goes to the next section, round the end`() throws {
    var script = try script("6<Tab>")
    #expect(script.viewModel.settingsScreen.selected == .setting(.due))
    try script.press("<S-Tab><S-Tab>")
    #expect(script.viewModel.settingsScreen.selected == .version)
    try script.press("<Tab>")
    #expect(script.viewModel.settingsScreen.selected == .setting(.theme))
  }

  @Test func `a theme shows while it is looked at, Esc brings the old one back`() throws {
    var script = try script("6<Enter>j")
    #expect(script.viewModel.themeOnScreen == "amber")
    #expect(preferences(script).theme == "matrix")
    try script.press("<Esc>")
    #expect(script.viewModel.themeOnScreen == "matrix")
    #expect(script.effects.isEmpty)
    try script.press("<Enter>jj<Enter>")
    #expect(script.effects == [.set(.theme, "daylight")])
    #expect(script.viewModel.themeOnScreen == "daylight")
    #expect(script.viewModel.message?.text == "Theme: daylight")
  }

  @Test func `a theme that cannot be used is never shown, and says why`() throws {
    var script = try script("6<Enter>j") { settings in
      settings.themeProblems = ["amber": "amber.theme: line 3: no colour"]
    }
    #expect(script.viewModel.themeOnScreen == "matrix")
    try script.press("<Enter>")
    #expect(script.viewModel.message?.text == "amber.theme: line 3: no colour")
    #expect(script.effects.isEmpty)
  }

  @Test func `notices that a message over a choice covers are told below it behind any key`()
    throws
  {
    var script = try script("6<Enter>j<Enter>", columns: 120) { settings in
      settings.themeProblems = ["amber": "amber.theme: line 3: no colour"]
    }
    script.notice(.problem("config:2: “bogus” is no setting"))
    script.notice(.problem("config:3: “bogus” is no command"))
    #expect(script.viewModel.message?.text == "amber.theme: line 3: no colour")
    try script.press("G")
    #expect(script.viewModel.message == nil && script.viewModel.overlay != nil)
    try script.press("<Esc>")
    #expect(script.viewModel.overlay == nil)
    #expect(script.text.contains("! config:2: “bogus” is no setting"))
    #expect(script.text.contains("! config:3: “bogus” is no command"))
  }

  @Test func `a theme that breaks while it is looked at stays as it was until another one is`()
    throws
  {
    let script = try script("6<Enter>j")
    var (viewModel, settings) = (script.viewModel, script.viewModel.settings)
    settings.themeProblems = ["amber": "amber.theme: line 3: no colour"]
    // A file may be told of twice for one save.
    for _ in 1...2 { viewModel.adopt(settings, at: script.replica.dates) }
    #expect(viewModel.themeOnScreen == "amber")
    _ = viewModel.perform(.moveUp)
    _ = viewModel.perform(.moveDown)
    #expect(viewModel.themeOnScreen == "matrix")
  }

  @Test func `l and h give the next value and the one before, and stop at the ends of a scale`()
    throws
  {
    var script = try script(try way(to: .priority) + "ll")
    #expect(preferences(script).priority == 5)
    try script.press("l")
    #expect(preferences(script).priority == 5)
    #expect(script.viewModel.message?.text == "Priority goes no further; Enter types a value")
    try script.press("hhhhh")
    #expect(preferences(script).priority == 1)
    #expect(script.effects.contains(.set(.priority, "1")))
  }

  @Test func `minutes go down to off and up again`() throws {
    var script = try script(try way(to: .remind))
    try script.press("h")
    #expect(preferences(script).remindMinutes == nil)
    try script.press("l")
    #expect(preferences(script).remindMinutes == 0)
    try script.press("l")
    #expect(preferences(script).remindMinutes == 5)
    try script.press("hh")
    #expect(preferences(script).remindMinutes == nil)
  }

  @Test func `quiet hours go round a few that are usual, and off is one of them`() throws {
    var script = try script(try way(to: .quiet) + "l")
    #expect(preferences(script).quietHours?.text == "21:00-07:00")
    try script.press("hh")
    #expect(preferences(script).quietHours?.text == "23:00-08:00")
    try script.press("<Enter><C-u>12:30-13:15<Enter>")
    #expect(preferences(script).quietHours?.text == "12:30-13:15")
    try script.press("<Enter><C-u>noon<Enter>")
    #expect(script.text.contains("write two times such as 22:00-07:00, or off"))
    try script.press("<Esc>x")
    #expect(preferences(script).quietHours == nil)
  }

  @Test func `a number is typed, and one out of its range is refused at the line`() throws {
    var script = try script(try way(to: .due) + "<Enter><C-u>9999")
    #expect(script.text.contains("write a whole number, 0 to 3650"))
    try script.press("<Enter>")
    #expect(script.viewModel.context == .prompt, "the line stays")
    try script.press("<C-u>3<Enter>")
    #expect(preferences(script).dueDays == 3)
    #expect(script.viewModel.context == .settings)
  }

  @Test func `times are typed as they are written in a date`() throws {
    var script = try script(try way(to: .time) + "<Enter><C-u>9am<Enter>")
    #expect(preferences(script).time == CivilTime(hour: 9, minute: 0))
    try script.press("<Enter><C-u>9<Enter>")
    #expect(script.text.contains("write a time such as 18:00 or 9am"))
    script = try self.script(try way(to: .quiet) + "<Enter><C-u>10pm - 6:30am<Enter>")
    #expect(preferences(script).quietHours?.text == "22:00-06:30")
  }

  @Test func `nothing typed, or x, puts a setting back to what is usual`() throws {
    var script = try script(try way(to: .due) + "l")
    #expect(preferences(script).dueDays == 8)
    try script.press("<Enter><C-u><Enter>")
    #expect(preferences(script).dueDays == 7)
    #expect(script.effects.last == .set(.due, nil))
    try script.press("lx")
    #expect(script.effects.last == .set(.due, nil))
    try script.press("x")
    #expect(script.viewModel.message?.text == "Falls due has its default already")
  }

  @Test func `a setting that could not be written stays as it was, and says why`() throws {
    var script = try script("6j")
    script.replica.nextFailure = IntentFailure(message: "the disk is full; make room")
    try script.press("l")
    #expect(preferences(script).motion == .full)
    #expect(script.viewModel.message?.text == "the disk is full; make room")
  }

  @Test func `ranking and when a new task falls due hold at once`() throws {
    var script = try script(try way(to: .ranking) + "l")
    #expect(script.viewModel.settings.ranking == .sigmoid)
    try script.press("1")
    #expect(script.viewModel.message == nil)
    var other = try self.script(try way(to: .due) + "hhhhhhh1aLook<Space>up")
    #expect(other.text.contains("“Look up” · due Fri 20 Nov 18:00 unless the line says when"))
    try other.press("<Esc>")
  }

  @Test func `y copies what the row says, a key says so where there is nothing to do`() throws {
    var script = try script("6G")
    try script.press("y")
    #expect(script.effects == [.copy("~/.config/redo/config")])
    try script.press("<Enter>")
    #expect(script.viewModel.message?.text == "this is only to be read; y copies it")
    try script.press("c")
    #expect(script.viewModel.message?.text == "settings show no tasks; 1 shows them")
    #expect(script.replica.written.count == (try ScriptedReplica.sample().written.count))
  }

  @Test(arguments: ["l", "h"])
  func `a key for other values says of a row that is only to be read that it is`(key: String)
    throws
  {
    let script = try script("6G" + key)
    #expect(script.viewModel.message?.text == "this is only to be read; y copies it")
  }

  @Test(arguments: [("l", "next"), ("h", "previous")])
  func `where there is no scale l and h name the value that there is not`(
    key: String, value: String
  ) throws {
    var script = try script(try way(to: .name) + key)
    #expect(script.viewModel.message?.text == "there is no \(value) value; Enter changes it")
    try script.press("g")
    while script.viewModel.settingsScreen.selected != .verification { try script.press("j") }
    try script.press(key)
    #expect(script.viewModel.message?.text == "there is no \(value) value; Enter runs it")
  }

  @Test func `Enter on the log's row asks for every change to be checked`() throws {
    var script = try script("6")
    while script.viewModel.settingsScreen.selected != .verification { try script.press("j") }
    try script.press("<Enter>")
    #expect(script.effects == [.verify])
  }

  @Test func `without a remote the rows of sync say so and how to add one`() throws {
    let script = try script("6G", rows: 60)
    #expect(script.text.contains("none: all stays on this machine"))
    #expect(script.text.contains("Add a folder") && !script.text.contains("To be sent"))
    var remote = RemoteHealth(name: "stick", address: "/mnt/redo")
    remote.waiting = 2
    var other = try self.script("6", rows: 70)
    other.take(SyncHealth(remotes: [remote]))
    try other.press("G")
    #expect(other.text.contains("2 lines"))
    #expect(other.text.contains("/mnt/redo, not synced yet"))
  }

  @Test func `a line of the config that is left out is named at its row`() throws {
    let script = try script(try way(to: .week)) { settings in
      settings.problems = [.week: "line 4 of the config, “week = mo day”, is left out"]
    }
    #expect(script.text.contains("! config"))
    #expect(script.text.contains("“week = mo day”, is left out"))
  }

  @Test func `a theme of the config that is refused is told at its row until another holds`() throws
  {
    var script = try script("6") { settings in
      settings.preferences.theme = "mine"
      settings.themeProblems = ["mine": "mine.theme: line 22: no colour"]
    }
    #expect(script.text.contains("mine › ") && script.text.contains("! refused"))
    #expect(script.text.contains("mine.theme: line 22: no colour"))
    try script.press("x")
    #expect(preferences(script).theme == "matrix" && !script.text.contains("refused"))
  }

  @Test func `what is wrong with the config is counted in its row, and Enter lists all of it`()
    throws
  {
    let problems = ["config:2: there is no command frob", "config:3: a line without ="]
    var script = try script("6G") { $0.configProblems = problems }
    #expect(script.text.contains("! 2 problems"))
    #expect(script.text.contains("2 problems in it: Enter lists them"))
    #expect(script.text.contains("Enter list "))
    try script.press("<Enter>")
    #expect(problems.allSatisfy { script.text.contains($0) })
    try script.press("k")
    #expect(!script.text.contains(problems[0]), "the next key makes room again")
    try script.press("jl")
    #expect(
      script.viewModel.message?.text == "there is no next value; Enter lists what is wrong")
  }

  @Test func `a config with nothing wrong is only to be read`() throws {
    let script = try script("6G<Enter>")
    #expect(
      script.viewModel.message?.text.hasPrefix("this is only to be read; y copies it") == true)
    #expect(!script.text.contains("problem"))
  }

  @Test func `a click selects a row, a double click changes it, a click on a section goes there`()
    throws
  {
    var script = try script("6", columns: 120, rows: 40)
    let layout = SettingsLayout(room: Size(columns: 120, rows: 38))
    let first = Frame.inside(layout.list)
    script.mouse(.press(.left), row: first.row + 1 + 2, column: first.column + 4)
    #expect(script.viewModel.settingsScreen.selected == .setting(.motion))
    script.mouse(.doublePress(.left), row: first.row + 1 + 2, column: first.column + 4)
    #expect(script.viewModel.context == .choice)
    try script.press("<Esc>")
    script.mouse(.press(.left), row: 3, column: 4)
    #expect(script.viewModel.settingsScreen.selected == .setting(.due))
  }

  @Test func `g and G lead to either end of the values, as Home and End do`() throws {
    var script = try script("C")
    for (key, theme) in [("G", "mono"), ("g", "matrix"), ("<End>", "mono"), ("<Home>", "matrix")] {
      try script.press(key)
      #expect(script.viewModel.themeOnScreen == theme, "\(key)")
    }
    try script.press("w")
    #expect(script.viewModel.message?.text == "“w” does nothing here — Esc leaves")
  }

  @Test func `a click in values that are scrolled takes the one that is there`() throws {
    var script = try script(try way(to: .week) + "<Enter>jjjj", columns: 40, rows: 10)
    #expect(script.viewModel.context == .choice)
    let rows = script.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("wednesday") || $0.contains("Wednesday") })
    #expect(!script.text.lowercased().contains("monday"), "it is scrolled")
    script.mouse(.press(.left), row: row, column: 20)
    #expect(preferences(script).weekStart == .wednesday)
  }

  @Test(arguments: [80, 99, 100, 105, 110, 111, 112, 120])
  func `a long value can be read whole, in its row or below`(columns: Int) throws {
    let key = String(repeating: "0123456789abcdef", count: 4)
    var script = try script("6", columns: columns, rows: 40) { $0.publicKey = key }
    let items = SettingSection.allCases.flatMap(\.items)
    let place = try #require(items.firstIndex(of: .publicKey))
    try script.press(String(repeating: "j", count: place))
    #expect(script.viewModel.settingsScreen.selected == .publicKey)
    #expect(script.text.contains(key))
  }

  @Test func `what the wheel brought into sight stays there, and keys act on what is seen`() throws
  {
    var script = try script("6", columns: 80, rows: 16)
    let first = script.viewModel.settingsScreen.selected
    script.mouse(.scroll(10), row: 6, column: 40)
    let visible = script.viewModel.settingsScreen.visibleRows
    let selected = script.viewModel.settingsScreen.selected
    #expect(visible.lowerBound > 0 && selected != first)
    script.wait(seconds: 60)
    script.replay()
    #expect(script.viewModel.settingsScreen.visibleRows == visible)
    #expect(script.viewModel.settingsScreen.selected == selected)
  }
}
