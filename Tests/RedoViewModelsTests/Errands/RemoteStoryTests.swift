import RedoProtocol
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// Remotes, as the settings show and change them.
@Suite struct RemoteStoryTests {
  private func health(_ change: (inout RemoteHealth) -> Void = { _ in }) -> SyncHealth {
    var remote = RemoteHealth(name: "stick", address: "/media/stick/redo")
    change(&remote)
    return SyncHealth(remotes: [remote])
  }

  /// The settings with a row of the section on syncing selected.
  private func script(_ item: SettingItem, _ health: SyncHealth = SyncHealth()) throws
    -> ScreenScript
  {
    var script = ScreenScript(try .sample(), size: Size(columns: 130, rows: 40))
    script.take(health)
    try script.press("6G")
    while script.viewModel.settingsScreen.selected != item {
      let before = script.viewModel.settingsScreen.selected
      try script.press("k")
      try #require(script.viewModel.settingsScreen.selected != before, "there is no such row")
    }
    return script
  }

  @Test func `without a remote the section says so, and how one is added`() throws {
    var script = try script(.addFolder)
    #expect(script.text.contains("none: all stays on this machine"))
    #expect(!script.text.contains("Last sent") && !script.text.contains("Sync by itself"))
    try script.press("<Enter>~/Sync/redo<Enter>")
    #expect(script.effects == [.errand(.addFolder(path: "~/Sync/redo", isSealed: false))])
  }

  @Test func `the row that says there is no remote leads to one`() throws {
    var script = try script(.sync(.remote))
    try script.press("<Enter>")
    #expect(script.text.contains("Sync with which folder?"))
  }

  @Test func `a sealed folder is asked for on a row of its own`() throws {
    var script = try script(.addSealedFolder)
    try script.press("<Enter>")
    #expect(script.text.contains("the passphrase that seals all that lies there is asked for next"))
    try script.press("~/Sync/redo<Enter>")
    #expect(script.effects == [.errand(.addFolder(path: "~/Sync/redo", isSealed: true))])
  }

  @Test func `a Firebase project is typed as four words, and each says what it is`() throws {
    var script = try script(.addFirestore)
    try script.press("<Enter><Enter>")
    #expect(script.text.contains("redo remote add firestore --print-setup says"))
    try script.press("tasks-1")
    #expect(script.text.contains("project tasks-1; then the web API key"))
    try script.press(" key client.apps.example ~/c.json")
    #expect(script.text.contains("OAuth client client.apps.example, secret file ~/c.json"))
    try script.press(" more<Enter>")
    #expect(script.effects.isEmpty, "five words are none that are known")
    try script.press("<C-w><C-w> ~/c.json<Enter>")
    guard case .errand(.addFirestore(let line)) = script.effects.last else {
      Issue.record("nothing was asked for")
      return
    }
    #expect(line.project == "tasks-1" && line.apiKey == "key")
    #expect(line.clientID == "client.apps.example" && line.secretFile == "~/c.json")
  }

  @Test func `a remote has a row of its own that says where it is and how it stands`() throws {
    let script = try script(.remote("stick"), health { $0.isSealed = true })
    #expect(script.text.contains("▸ stick"))
    #expect(script.text.contains("/media/stick/redo, sealed, not synced yet"))
  }

  @Test func `D removes a remote after a question, and only y says yes to it`() throws {
    var script = try script(.remote("stick"), health())
    #expect(script.text.contains("D remove"))
    try script.press("D<Enter>")
    #expect(script.effects.isEmpty)
    #expect(script.viewModel.message?.text == "stick stays")
    try script.press("D")
    #expect(script.text.contains("What lies there stays as it is, and so does every task."))
    try script.press("y")
    #expect(script.effects == [.errand(.removeRemote("stick"))])
    script.take(SyncHealth())
    #expect(script.viewModel.settingsScreen.selected == .sync(.remote))
  }

  @Test func `the question before a removal says what was never sent`() throws {
    for (waiting, words) in [
      (0, nil), (1, "1 line of the log never went there."),
      (2, "2 lines of the log never went there."),
    ] {
      var script = try script(.remote("stick"), health { $0.waiting = waiting })
      try script.press("D")
      #expect(script.text.contains("never went there") == (words != nil))
      if let words { #expect(script.text.contains(words)) }
    }
  }

  @Test func `D removes nothing on another row`() throws {
    var script = try script(.addFolder, health())
    try script.press("D")
    #expect(script.viewModel.overlay == nil)
    #expect(script.viewModel.message?.text == "settings show no tasks; 1 shows them")
  }

  @Test func `Enter signs in where nobody is, and asks before it signs out`() throws {
    var script = try script(.remote("stick"), health { $0.isSignedOut = true })
    #expect(script.text.contains("signed out, Enter signs in"))
    #expect(script.text.contains("Enter sign in"))
    try script.press("<Enter>")
    #expect(script.effects == [.errand(.signIn("stick"))])
    script.end(.done("signed in to stick"))
    script.take(health { $0.account = "ana@example.org" })
    #expect(script.text.contains("Enter sign out"))
    try script.press("<Enter>")
    #expect(script.text.contains("ana@example.org, at stick"))
    try script.press("y")
    #expect(script.effects.last == .errand(.signOut("stick")))
  }

  @Test func `Enter on a folder says what the keys are for`() throws {
    var script = try script(.remote("stick"), health())
    try script.press("<Enter>")
    #expect(script.effects.isEmpty)
    #expect(
      script.viewModel.message?.text == "nobody signs in here; S syncs now, D removes it")
  }

  @Test func `syncing by itself is switched off and on, and the first row says so`() throws {
    var script = try script(.setting(.sync), health())
    try script.press("l")
    #expect(script.effects == [.set(.sync, "off")])
    var off = health { $0.waiting = 3 }
    off.isByItself = false
    script.take(off)
    #expect(script.text.contains("sync off · 3 wait"))
    try script.press("l")
    #expect(script.effects.last == .set(.sync, "on"))
  }
}
