import RedoProtocol
import RedoScreens
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// How syncing stands, in the first row of the screen.
struct SyncHeaderTests {
  private static let sizes = [
    Size(columns: 120, rows: 40), Size(columns: 80, rows: 24), Size(columns: 40, rows: 12),
  ]

  private static func health(
    ago minutes: Int64? = nil, running: Bool = false, waiting: Int = 0, problem: String? = nil
  ) throws -> SyncHealth {
    let now = try #require(Instant(rfc3339: "2026-11-20T14:05:00Z"))
    var remote = RemoteHealth(name: "folder", address: "/media/stick/redo")
    remote.lastSync = minutes.map { Instant(milliseconds: now.milliseconds - $0 * 60_000) }
    (remote.isRunning, remote.waiting, remote.problem) = (running, waiting, problem)
    return SyncHealth(remotes: [remote])
  }

  private func firstRow(
    _ health: SyncHealth, columns: Int = 120, glyphs: GlyphSet = .unicode
  ) throws -> String {
    var script = ScreenScript(
      try ScriptedReplica(), size: Size(columns: columns, rows: 24), glyphs: glyphs)
    script.take(health)
    return script.canvas.row(0).map(\.glyph.text).joined()
  }

  @Test func `the first row says where changes go and how that went`() throws {
    #expect(try firstRow(SyncHealth()).contains("local only"))
    #expect(try firstRow(Self.health(ago: 2)).contains("⇅ synced 2m ago"))
    #expect(try firstRow(Self.health(running: true)).contains("⇅ syncing"))
    #expect(try firstRow(Self.health()).contains("⇅ not synced yet"))
    let trouble = try Self.health(ago: 2, waiting: 3, problem: "the stick is gone")
    #expect(try firstRow(trouble).contains("⇅ not synced · 3 wait"))
    #expect(try firstRow(trouble, glyphs: .ascii).contains("! not synced - 3 wait"))
    #expect(try firstRow(trouble, columns: 95).contains("⇅ 3 wait"))
    #expect(try firstRow(Self.health(ago: 2), columns: 95).contains("⇅ 2m ago"))
  }

  @Test(arguments: [80, 90])
  func `how syncing stands is worth more than the names of other screens`(
    columns: Int
  ) throws {
    let names = "1 Tasks  2  3  4  5  6"
    for health in [try Self.health(ago: 0), try Self.health(ago: 12)] {
      let row = try firstRow(health, columns: columns)
      #expect(row.contains(names) && row.contains("⇅ synced "))
      #expect(row.hasSuffix("Fri 20 Nov 14:05 "))
    }
    let running = try firstRow(Self.health(running: true), columns: columns)
    #expect(running.contains(names) && running.contains("⇅ syncing"))
    // Where nothing is synced, there is nothing that the names would give way to.
    let local = try firstRow(SyncHealth(), columns: columns)
    #expect(local.contains("5 Activity  6 Settings") && local.contains("14:05"))
  }

  @Test func `a long transfer says how many changes it is about, and a short one does not`() throws
  {
    var health = try Self.health(running: true)
    health.remotes[0].leaving = 4_500
    #expect(try firstRow(health).contains("⇅ syncing · 4500 to send"))
    #expect(try firstRow(health, glyphs: .ascii).contains("syncing - 4500 to send"))
    #expect(try firstRow(health, columns: 95).contains("⇅ sync "))
    (health.remotes[0].leaving, health.remotes[0].coming) = (0, 800)
    #expect(try firstRow(health).contains("⇅ syncing · 800 came"))
    health.remotes[0].coming = 2
    #expect(try firstRow(health).contains("⇅ syncing  "))
  }

  @Test func `where there is no room for it the clock stays`() throws {
    let row = try firstRow(Self.health(ago: 2), columns: 40)
    #expect(!row.contains("synced") && row.contains("14:05"))
  }

  @Test(arguments: ["1", "2", "3", "4", "5", "6"], [40, 44, 50])
  func `a sync that failed leaves a mark where there is no room for words`(
    key: String, columns: Int
  ) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: columns, rows: 12))
    try script.press(key)
    func row() -> String { script.canvas.row(0).map(\.glyph.text).joined() }
    script.take(try Self.health(ago: 2))
    #expect(!row().contains("!"))
    script.take(try Self.health(ago: 2, waiting: 3, problem: "the stick is gone"))
    #expect(row().contains("⇅ 3 wait") != row().hasSuffix("! "))
  }

  @Test(arguments: sizes) func `a sync that failed`(size: Size) throws {
    let replica = try ScriptedReplica()
    for line in ["Buy milk tomorrow p4 #home", "Water the plants every 3 days"] {
      replica.add(line)
    }
    var script = ScreenScript(replica, size: size)
    script.take(try Self.health(ago: 2))
    try script.press("S")
    #expect(script.effects == [.sync])
    script.take(
      try Self.health(
        ago: 2, waiting: 3,
        problem: "/media/stick/redo is not there; mount or plug in what holds it"))
    Golden.expect(script.canvas, named: "sync-failed")
  }

  @Test(arguments: sizes) func `nobody is signed in`(size: Size) throws {
    let replica = try ScriptedReplica()
    for line in ["Buy milk tomorrow p4 #home", "Water the plants every 3 days"] {
      replica.add(line)
    }
    var remote = RemoteHealth(name: "firestore", address: "my-tasks-1a2b3")
    (remote.isSignedOut, remote.waiting) = (true, 4)
    remote.problem = "nobody is signed in; run `redo login`"
    var script = ScreenScript(replica, size: size)
    script.take(SyncHealth(remotes: [remote]))
    try script.press("6")
    try script.press("G")
    Golden.expect(script.canvas, named: "signed-out")
  }

  @Test func `the first row says that nobody is signed in, and where that is mended`() throws {
    var remote = RemoteHealth(name: "firestore", address: "my-tasks-1a2b3")
    (remote.isSignedOut, remote.problem) = (true, "nobody is signed in; run `redo login`")
    let health = SyncHealth(remotes: [remote])
    #expect(try firstRow(health).contains("⇅ signed out · 6 signs in"))
    #expect(try firstRow(health, glyphs: .ascii).contains("! signed out - 6 signs in"))
    #expect(try firstRow(health, columns: 90).contains("⇅ signed out · 6 signs in"))
    #expect(try firstRow(health, columns: 50).contains("⇅ sign in"))
  }

  @Test func `a list of remotes that cannot be read is no list without any`() throws {
    let health = SyncHealth(listProblem: "Could not open remotes: Permission denied.")
    #expect(try firstRow(health).contains("⇅ not synced"))
    var script = ScreenScript(try ScriptedReplica())
    script.take(health)
    try script.press("S")
    #expect(script.effects.isEmpty)
    #expect(script.viewModel.message?.text == "Could not open remotes: Permission denied.")
  }

  @Test func `a remote that takes nothing from this program is not called synced`() throws {
    var remote = RemoteHealth(name: "firestore", address: "my-tasks-1a2b3")
    (remote.isReadOnly, remote.note) = (true, "the remote needs Redo 9.0.0 or newer")
    remote.lastSync = Instant(rfc3339: "2026-11-20T14:04:00Z")
    let health = SyncHealth(remotes: [remote])
    #expect(try firstRow(health).contains("⇅ only reads · update redo"))
    #expect(try firstRow(health, columns: 92).contains("⇅ only reads"))
  }

  @Test func `S without a remote says how to add one`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("S")
    #expect(script.effects.isEmpty)
    #expect(script.viewModel.message?.text.contains("6 shows the settings, which add one") == true)
  }

  @Test func `who asked is told once it is done, and nobody else is`() throws {
    var script = ScreenScript(try ScriptedReplica())
    script.take(try Self.health(ago: 2))
    #expect(script.viewModel.message == nil)
    try script.press("S")
    script.take(try Self.health(ago: 2, running: true))
    #expect(script.viewModel.message?.text == "syncing")
    script.take(try Self.health(ago: 0))
    #expect(script.viewModel.message?.text == "everything is synced")
  }
}
