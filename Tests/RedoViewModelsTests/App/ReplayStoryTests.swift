import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What happens without a key: other programs, other devices, time.
@Suite struct ReplayStoryTests {
  @Test func `a change from outside keeps the same task selected`() throws {
    var script = ScreenScript(try .sample())
    try script.press("jjj")
    script.replica.add("Something urgent p5 today")
    script.replay()
    #expect(script.selectedTitle == "Stretch")
  }

  @Test func `where the selected task is gone its neighbour is selected`() throws {
    var script = ScreenScript(try .sample())
    try script.press("jjj")
    try script.replica.archive("Stretch")
    script.replay()
    #expect(script.selectedTitle == "Renew passport")
  }

  @Test func `what follows a task is selected once its replay has come`() throws {
    let replica = try ScriptedReplica.sample()
    var viewModel = ScreenScript(replica).viewModel
    _ = viewModel.perform(.moveDown)
    let effects = viewModel.perform(.complete)
    guard case .run(let intent) = effects.first else {
      Issue.record("completing must run an intent, not \(effects)")
      return
    }
    let report = try replica.run(intent)
    viewModel.finished(.success(report))
    viewModel.absorb(replica.projection, at: replica.dates)
    let task = try #require(viewModel.selectedTask)
    #expect(viewModel.projection?.title(of: task).shown == "Review the draft")
  }

  @Test func `what is wrong with the log shows, whatever else was said before or after`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    script.notice(.changedOutside)
    script.notice(.contradictsWatermark)
    #expect(script.text.contains("the log's old part has changed"))
    try script.press("j")
    script.notice(.changedOutside)
    #expect(script.text.contains("the log's old part has changed"))
  }

  @Test func `a message goes by itself`() throws {
    var script = ScreenScript(try .sample())
    try script.press("jjc")
    #expect(script.viewModel.message != nil)
    script.wait(seconds: 11)
    #expect(script.viewModel.message != nil)
    script.wait(seconds: 1)
    #expect(script.viewModel.message == nil)
  }

  @Test func `a message goes by itself where the clock is set back, too`() throws {
    var script = ScreenScript(try .sample())
    try script.press("jjc")
    script.wait(seconds: 1)
    script.wait(seconds: -3600)
    script.wait(seconds: 11)
    #expect(script.viewModel.message != nil)
    script.wait(seconds: 1)
    #expect(script.viewModel.message == nil)
  }

  @Test func `a message stays its whole time, however long ago the last tick was`() throws {
    let script = ScreenScript(try .sample())
    var viewModel = script.viewModel
    let task = try #require(viewModel.selectedTask)
    script.replica.wait(seconds: 25)
    let report = try script.replica.run(.complete([task.id]))
    viewModel.finished(.success(report))
    viewModel.absorb(script.replica.projection, at: script.replica.dates)
    #expect(viewModel.nextTick <= script.replica.now)
    for (seconds, isThere) in [(Int64(0), true), (11, true), (1, false)] {
      script.replica.wait(seconds: seconds)
      viewModel.tick(script.replica.dates)
      #expect((viewModel.message != nil) == isThere)
    }
  }

  @Test func `time alone makes a task overdue`() throws {
    var script = ScreenScript(try .sample())
    #expect(script.viewModel.taskRow(titled: "Review the draft")?.urgency == .today)
    script.wait(seconds: 4 * 3600)
    #expect(script.viewModel.taskRow(titled: "Review the draft")?.urgency == .overdue)
  }

  @Test func `a tick within the minute changes nothing`() throws {
    let script = ScreenScript(try .sample())
    var viewModel = script.viewModel
    script.replica.wait(seconds: 1)
    let afterSecond = viewModel.tick(script.replica.dates)
    #expect(!afterSecond)
    script.replica.wait(seconds: 60)
    let afterMinute = viewModel.tick(script.replica.dates)
    #expect(afterMinute)
    #expect(viewModel.nextTick > script.replica.now)
  }

  /// The sample on two devices, changed on each, as the first sees it once the changes met.
  private func met(
    _ here: (ScriptedReplica) throws -> Void, _ there: (ScriptedReplica) throws -> Void
  ) throws -> ScreenScript {
    let replica = try ScriptedReplica.sample()
    let phone = try replica.fork(device: "phone", seed: 8)
    try there(phone)
    try here(replica)
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    script.replica.take(from: phone)
    script.replay()
    return script
  }

  @Test func `a task that was changed in two places apart is told of when the changes meet`() throws
  {
    var script = try met {
      try $0.edit("Stretch", TaskEdit(priority: 5))
    } _: {
      try $0.edit("Stretch", TaskEdit(storyPoints: 3))
    }
    let words = "“Stretch” was changed in two places apart; M settles it"
    #expect(script.viewModel.message?.text == words)
    script.replay()
    #expect(script.viewModel.board.notices.isEmpty)
    try script.press("/stretch<Enter>")
    #expect(script.text.contains("something else; the next change joins them"))
  }

  @Test func `M settles the task that the message names, and without it the selected one`() throws {
    var script = try met {
      try $0.edit("Stretch", TaskEdit(priority: 5))
    } _: {
      try $0.edit("Stretch", TaskEdit(storyPoints: 3))
    }
    #expect(script.selectedTitle != "Stretch")
    #expect(script.viewModel.availability(of: .settle) == .available)
    try script.press("M")
    #expect(script.viewModel.context == .settling)
    #expect(script.text.contains("Settle “Stretch”"))
    try script.press("<Esc>M")
    #expect(script.viewModel.context == .list)
    #expect(
      script.viewModel.message?.text.hasSuffix(
        "was never changed in two places apart; /is:forked finds what was") == true)
    try script.press("/is:forked<Enter>M")
    #expect(script.text.contains("Settle “Stretch”"))
  }

  @Test func `changes that arrive with one of this device's own are told of all the same`() throws {
    let replica = try ScriptedReplica.sample()
    let phone = try replica.fork(device: "phone", seed: 8)
    try phone.edit("Stretch", TaskEdit(storyPoints: 3))
    try replica.edit("Stretch", TaskEdit(priority: 5))
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    // They reach the log while a line is typed, and its task is written behind them.
    try script.press("aCall Ana")
    script.replica.take(from: phone)
    try script.press("<Enter>")
    #expect(script.titles.contains("Call Ana"))
    let words = "“Stretch” was changed in two places apart; M settles it"
    #expect(script.viewModel.message?.text == words)
    try script.press("c")
    #expect(script.viewModel.message?.text.hasPrefix("Completed") == true)
  }

  @Test func `a task that was changed here and archived elsewhere is told of, and found`() throws {
    var script = try met {
      try $0.edit("Stretch", TaskEdit(priority: 5))
    } _: {
      try $0.archive("Stretch")
    }
    #expect(!script.titles.contains("Stretch"))
    #expect(
      script.viewModel.board.notices.map { $0.text(script.viewModel.settings.keys) } == [
        "“Stretch” was changed in two places apart and archived; "
          + "/is:forked finds it, M settles it"
      ])
    try script.press("/is:forked<Enter>")
    #expect(script.titles == ["Stretch"])
  }

  @Test func `a task that was deleted here and changed elsewhere is back, and that is told`() throws
  {
    var script = try met {
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
    var script = try met {
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

  @Test func `notices about the log stay until Esc`() throws {
    var script = ScreenScript(try .sample())
    script.notice(.tornTail)
    script.notice(.brokenLines(2))
    script.notice(.brokenLines(2))
    #expect(script.viewModel.board.notices.count == 2)
    #expect(script.text.contains("2 lines of the log are broken"))
    try script.press("j<Esc>")
    #expect(script.viewModel.board.notices.isEmpty)
  }

  @Test func `the log is read again on request, also while a line is typed`() throws {
    var script = ScreenScript(try .sample())
    script.notice(.problem("the disk failed"))
    try script.press("<F5>")
    #expect(script.effects == [.reload])
    #expect(script.viewModel.board.notices.isEmpty)
    try script.press("aCall<F5>")
    #expect(script.effects == [.reload, .reload])
    #expect(script.viewModel.openPrompt?.field.text == "Call")
    script.notice(.reloaded)
    #expect(script.viewModel.message?.text == "the log was read again from the disk")
    #expect(script.viewModel.board.notices.isEmpty)
  }

  @Test func `what is new about the log has room until a key is pressed`() throws {
    var script = ScreenScript(try .sample())
    script.notice(.tornTail)
    #expect(script.viewModel.board.hasNews)
    try script.press("j")
    #expect(!script.viewModel.board.hasNews)
    script.notice(.tornTail)
    #expect(!script.viewModel.board.hasNews)
    script.notice(.brokenLines(1))
    #expect(script.viewModel.board.hasNews)
  }

  @Test func `a log changed outside is mentioned once`() throws {
    var script = ScreenScript(try .sample())
    script.notice(.changedOutside)
    #expect(script.viewModel.message?.kind == .neutral)
    #expect(script.viewModel.board.notices.isEmpty)
  }

  @Test func `a task that grew apart on two devices says so until it is changed`() throws {
    let replica = try ScriptedReplica.sample()
    let other = try replica.fork(device: "desktop", seed: 9)
    try replica.prioritize("Stretch", 4)
    other.wait(seconds: 60)
    try other.snooze("Stretch", days: 1)
    replica.take(from: other)
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("/stretch<Enter>")
    #expect(script.viewModel.taskRow(titled: "Stretch")?.isForked == true)
    #expect(script.text.contains("2 versions: press M to settle"))
    #expect(script.text.contains("Ana on desktop"))
    try script.press("p1")
    #expect(script.viewModel.taskRow(titled: "Stretch")?.isForked == false)
  }
}

extension AppViewModel {
  fileprivate func taskRow(titled title: String) -> TaskRow? {
    tasks.list.rows.lazy.compactMap { $0.place.flatMap { taskRow(at: $0) } }
      .first { $0.title == title }
  }
}
