import RedoIntents
import RedoTerminal
import RedoTestSupport
import Testing

/// Versions to choose from, as they were looked at and approved.
@Suite struct SettlingGoldenTests {
  private static let sizes = [(120, 40), (80, 24), (40, 12)].map {
    Size(columns: $0, rows: $1)
  }

  private func script(
    _ keys: String, _ size: Size, glyphs: GlyphSet = .unicode
  ) throws -> ScreenScript {
    var script = ScreenScript(try .forked(), size: size, glyphs: glyphs)
    try script.press("/renew<Enter>" + keys)
    return script
  }

  @Test(arguments: sizes) func `two versions side by side, or below each other`(size: Size) throws {
    Golden.expect(try script("Mj", size).canvas, named: "settling")
  }

  @Test(arguments: sizes) func `a task that waits to be settled`(size: Size) throws {
    let keys = size.columns < 100 ? "<Enter>" : ""
    Golden.expect(try script(keys, size).canvas, named: "settling-detail")
  }

  @Test func `a value of one's own, while it is typed and afterwards`() throws {
    let size = Size(columns: 80, rows: 24)
    Golden.expect(try script("Mje4", size).canvas, is: "settling-typing")
    Golden.expect(try script("Mje4<Enter>", size).canvas, is: "settling-typed")
  }

  @Test(arguments: sizes) func `a value of one's own that is refused`(size: Size) throws {
    Golden.expect(
      try script("Mje9<Enter>", size).canvas,
      named: "settling-refused")
  }

  @Test func `versions in plain characters`() throws {
    let size = Size(columns: 80, rows: 24)
    Golden.expect(try script("Mj", size, glyphs: .ascii).canvas, is: "settling-ascii")
  }

  @Test(arguments: sizes) func `one change to be taken back`(size: Size) throws {
    let replica = try ScriptedReplica()
    replica.add("Water the plants p2 every 7 days 2026-11-21 09:00")
    try replica.edit("Water the plants", TaskEdit(priority: 4, storyPoints: 3))
    try replica.snooze("Water the plants", days: 2)
    try replica.edit("Water the plants", TaskEdit(priority: 5))
    replica.wait(seconds: 600)
    var script = ScreenScript(replica, size: size)
    try script.press("<Enter>GkU")
    Golden.expect(script.canvas, named: "taking-back")
  }

  @Test(arguments: sizes) func `a change that cannot be taken back alone`(size: Size) throws {
    var script = ScreenScript(try .sample(), size: size)
    try script.press("<Enter>GU")
    Golden.expect(script.canvas, named: "taking-back-refused")
  }
}
