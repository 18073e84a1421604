import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What the screen tells of keys that changed no task of others before.
struct StrangerStoryTests {
  /// The sample on this device, and one whose key it has never seen.
  private func meet() throws -> (script: ScreenScript, stranger: ScriptedReplica) {
    let script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    return (script, try script.replica.fork(device: "phone", seed: 8))
  }

  private func take(_ other: ScriptedReplica, into script: inout ScreenScript) {
    script.replica.take(from: other)
    script.replay()
  }

  private func notices(_ script: ScreenScript) -> [String] {
    script.viewModel.board.notices.map(script.viewModel.text(of:))
  }

  @Test func `a task that a key never seen before deleted is told of, and U brings it back`() throws
  {
    var (script, stranger) = try meet()
    try stranger.delete("Stretch")
    take(stranger, into: &script)
    #expect(!script.titles.contains("Stretch"))
    #expect(
      notices(script) == [
        "“Stretch” was deleted by a key that changed no task of others before; "
          + "5 shows the deletion, U takes it back"
      ])
    try script.press("<Esc>")
    script.replay()
    #expect(notices(script).isEmpty)
    try script.press("5U<Enter>1")
    #expect(script.titles.contains("Stretch"))
  }

  @Test func `a first change by a key never seen before is told of, by the name the task had`()
    throws
  {
    var (script, stranger) = try meet()
    try stranger.edit("Stretch", TaskEdit(title: "Run"))
    try stranger.edit("Write the talk", TaskEdit(priority: 5))
    take(stranger, into: &script)
    #expect(
      notices(script) == [
        "“Stretch” and 1 more were changed by a key that changed no task of others before; "
          + "5 shows what and by whom"
      ])
    // Once told is enough.
    try script.press("<Esc>")
    try stranger.edit("Run", TaskEdit(priority: 1))
    take(stranger, into: &script)
    #expect(notices(script).isEmpty)
  }

  @Test func `what comes to nothing, or is told of by name, is not told of again`() throws {
    var (script, stranger) = try meet()
    try script.press("jj")
    try stranger.delete("Stretch")
    _ = try stranger.run(.undo)
    try stranger.complete("Review the draft")
    take(stranger, into: &script)
    #expect(script.viewModel.message?.text == "“Review the draft” was completed by Ana on phone")
    #expect(notices(script).isEmpty)
  }

  @Test func `a key that only created a task of its own before is still told of`() throws {
    var (script, stranger) = try meet()
    stranger.add("Bait")
    take(stranger, into: &script)
    #expect(script.titles.contains("Bait"))
    #expect(notices(script).isEmpty)
    // What becomes of its own task is its own business.
    try stranger.edit("Bait", TaskEdit(priority: 5))
    take(stranger, into: &script)
    #expect(notices(script).isEmpty)
    try stranger.delete("Stretch")
    take(stranger, into: &script)
    #expect(notices(script).count == 1)
    #expect(notices(script).first?.hasPrefix("“Stretch” was deleted by a key") == true)
    try script.press("<Esc>")
    // Once told is enough.
    try stranger.delete("Write the talk")
    take(stranger, into: &script)
    #expect(!script.titles.contains("Write the talk"))
    #expect(notices(script).isEmpty)
  }

  @Test func `the same key on another device is no stranger`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    let tablet = try script.replica.fork(device: "tablet", seed: 7)
    try tablet.delete("Stretch")
    take(tablet, into: &script)
    #expect(!script.titles.contains("Stretch"))
    #expect(notices(script).isEmpty)
  }

  @Test func `a device that syncs for the first time is told of nobody`() throws {
    let replica = try ScriptedReplica(device: "phone", seed: 8)
    replica.add("Mine")
    let laptop = try ScriptedReplica.sample()
    let tablet = try laptop.fork(device: "tablet", seed: 9)
    try tablet.edit("Stretch", TaskEdit(priority: 5))
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    take(tablet, into: &script)
    #expect(script.titles.contains("Stretch"))
    #expect(notices(script).isEmpty)
  }

  @Test(arguments: ["Call Eve", "Pay rent"])
  func `a task that another key created before is told of where that shows`(title: String) throws {
    let mine = TaskSketch(by: TestDevice(3)).create("Pay rent")
    let older = TaskSketch(by: TestDevice(4)).create(title, wall: "2020-01-01T00:00:00.000Z")
    let replica = try ScriptedReplica()
    replica.take([mine.line])
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    replica.take([older.line])
    script.replay()
    #expect(replica.projection.tasks.map { replica.projection.title(of: $0).shown } == [title])
    #expect(
      notices(script)
        == (title == "Pay rent"
          ? []
          : ["“Pay rent” changed hands: another key created it before; 5 shows by whom"]))
  }
}
