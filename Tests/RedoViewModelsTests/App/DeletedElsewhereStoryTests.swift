import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// A task that one device deleted and another changed: it stays, and that is told.
@Suite struct DeletedElsewhereStoryTests {
  @Test func `a task that was deleted here and changed elsewhere is back, and that is told`() throws
  {
    var script = try ScreenScript.met {
      try $0.delete("Pay rent")
    } _: {
      try $0.edit("Pay rent", TaskEdit(storyPoints: 8))
    }
    #expect(script.titles.contains("Pay rent"))
    #expect(
      script.viewModel.board.notices.map { $0.text(script.viewModel.settings.keys) } == [
        "“Pay rent” was deleted and changed elsewhere meanwhile, and is back; D deletes it again"
      ])
    try script.press("<Esc>")
    #expect(script.viewModel.board.notices.isEmpty)
  }

  @Test func `a task that was changed here and deleted elsewhere stays, and that is told`() throws {
    var script = try ScreenScript.met {
      try $0.edit("Pay rent", TaskEdit(storyPoints: 8))
    } _: {
      try $0.delete("Pay rent")
    }
    #expect(script.titles.contains("Pay rent"))
    #expect(
      script.viewModel.board.notices.map { $0.text(script.viewModel.settings.keys) } == [
        "“Pay rent” was deleted elsewhere and changed meanwhile, and stays; D deletes it"
      ])
    try script.press("<Esc>")
    script.replay()
    #expect(script.viewModel.board.notices.isEmpty)
    try script.press("/rent<Enter>M")
    #expect(
      script.viewModel.message?.text.contains("was deleted and is there again: no fields differ")
        == true)
  }

  @Test func `right behind a notice D asks about the task that it names`() throws {
    let replica = try ScriptedReplica.sample()
    let phone = try replica.fork(device: "phone", seed: 8)
    try phone.delete("Stretch")
    try replica.edit("Stretch", TaskEdit(storyPoints: 8))
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    script.replica.take(from: phone)
    script.replay()
    #expect(script.selectedTitle == "Pay rent")
    #expect(script.text.contains("and stays; D deletes it"))
    var other = script
    try script.press("D")
    #expect(script.text.contains("Delete this task?"))
    try script.press("y")
    #expect(!script.titles.contains("Stretch"))
    #expect(script.selectedTitle == "Pay rent")
    // What it told of is not so any more.
    #expect(script.viewModel.board.notices.isEmpty)
    // Behind another key the cursor says which task is meant, and so does the notice.
    try other.press("j")
    #expect(other.text.contains("and stays; D on it deletes it"))
    let selected = try #require(other.selectedTitle)
    #expect(selected != "Stretch")
    try other.press("Dn")
    #expect(other.viewModel.message?.text == "“\(selected)” stays")
  }

  @Test(arguments: ["6", "T"])
  func `a notice leaves D to the screen that means something else by it`(key: String) throws {
    let replica = try ScriptedReplica.sample()
    let phone = try replica.fork(device: "phone", seed: 8)
    try phone.delete("Stretch")
    try replica.edit("Stretch", TaskEdit(storyPoints: 8))
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press(key)
    script.replica.take(from: phone)
    script.replay()
    let notice = try #require(script.viewModel.board.notices.first)
    #expect(script.viewModel.text(of: notice).hasSuffix("and stays; D on it deletes it"))
    try script.press("Dy")
    try script.press("<Esc><Esc>1/stretch<Enter>")
    #expect(script.titles.contains("Stretch"))
  }

  @Test func `of two notices the one that came last says that D is enough`() throws {
    let replica = try ScriptedReplica.sample()
    let others = try [
      replica.fork(device: "phone", seed: 8), replica.fork(device: "tablet", seed: 9),
    ]
    for title in ["Stretch", "Pay rent"] {
      try replica.edit(title, TaskEdit(storyPoints: 8))
    }
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    for (other, title) in zip(others, ["Stretch", "Pay rent"]) {
      try other.delete(title)
      script.replica.take(from: other)
      script.replay()
    }
    #expect(
      script.viewModel.board.notices.map(script.viewModel.text(of:)) == [
        "“Stretch” was deleted elsewhere and changed meanwhile, and stays; D on it deletes it",
        "“Pay rent” was deleted elsewhere and changed meanwhile, and stays; D deletes it",
      ])
    try script.press("Dy")
    #expect(script.titles.contains("Stretch"))
    #expect(!script.titles.contains("Pay rent"))
    #expect(
      script.viewModel.board.notices.map(script.viewModel.text(of:)) == [
        "“Stretch” was deleted elsewhere and changed meanwhile, and stays; D on it deletes it"
      ])
  }

  @Test func `a deletion that its device took back is no news`() throws {
    let replica = try ScriptedReplica.sample()
    let phone = try replica.fork(device: "phone", seed: 8)
    try phone.delete("Pay rent")
    _ = try phone.run(.undo)
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    script.replica.take(from: phone)
    script.replay()
    #expect(script.titles.contains("Pay rent"))
    #expect(script.viewModel.board.notices.isEmpty)
  }

  @Test func `a deletion is one too where the task was done, undone and done again`() throws {
    let replica = try ScriptedReplica.sample()
    try replica.complete("Stretch")
    _ = try replica.run(.undo)
    try replica.complete("Stretch")
    let phone = try replica.fork(device: "phone", seed: 8)
    try phone.delete("Stretch")
    try replica.edit("Stretch", TaskEdit(storyPoints: 8))
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    script.replica.take(from: phone)
    script.replay()
    #expect(
      script.viewModel.board.notices.first?.text(script.viewModel.settings.keys)
        == "“Stretch” was deleted elsewhere and changed meanwhile, and stays; D deletes it")
  }

  @Test func `what another device took back is no deletion`() throws {
    let replica = try ScriptedReplica.sample()
    let phone = try replica.fork(device: "phone", seed: 8)
    // Its undo ends a branch with a DELETE.
    try phone.complete("Pay rent")
    _ = try phone.run(.undo)
    #expect(phone.projection.graph.nodes.contains { $0.action == .delete })
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    script.replica.take(from: phone)
    script.replay()
    #expect(script.titles.contains("Pay rent"))
    #expect(script.viewModel.board.notices.isEmpty)
  }

  /// The sample, and a phone whose key has changed a task of it before.
  private func acquainted() throws -> (replica: ScriptedReplica, phone: ScriptedReplica) {
    let replica = try ScriptedReplica.sample()
    let phone = try replica.fork(device: "phone", seed: 8)
    try phone.prioritize("Book a dentist", 2)
    replica.take(from: phone)
    return (replica, phone)
  }

  @Test func `of a deletion and what went apart the latter alone is told once the task is back`()
    throws
  {
    let (replica, phone) = try acquainted()
    phone.wait(seconds: 60)
    try phone.snooze("Write the talk", days: 3)
    try phone.delete("Review the draft")
    try replica.prioritize("Write the talk", 5)
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("jj")
    script.replica.take(from: phone)
    script.replay()
    let apart = "“Write the talk” was changed in two places apart; M settles it"
    #expect(
      script.viewModel.message?.text
        == "“Review the draft” was deleted by Ana on phone; " + apart)
    _ = try phone.run(.undo)
    script.replica.take(from: phone)
    script.replay()
    #expect(script.viewModel.message?.text == apart)
    try script.press("M")
    #expect(script.text.contains("Settle “Write the talk”"))
  }

  @Test func `of a deletion and a mark that went the latter alone is told once the task is back`()
    throws
  {
    let (replica, phone) = try acquainted()
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("gg<Space>jj")
    let other = try #require(script.selectedTitle)
    try phone.complete("Pay rent")
    try phone.delete(other)
    script.replica.take(from: phone)
    script.replay()
    let unmarked = "“Pay rent” was completed by Ana on phone; it is marked no more"
    #expect(
      script.viewModel.message?.text == "“\(other)” was deleted by Ana on phone; " + unmarked)
    _ = try phone.run(.undo)
    script.replica.take(from: phone)
    script.replay()
    #expect(script.viewModel.message?.text == unmarked)
  }
}
