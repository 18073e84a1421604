import RedoIntents
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What is told when changes meet that were made in two places, and what is not.
@Suite struct ApartStoryTests {
  @Test func `a task that was changed in two places apart is told of when the changes meet`() throws
  {
    var script = try ScreenScript.met {
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

  @Test func `a task whose branches each had a next date says when it is done which is left`()
    throws
  {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Stretch every 3 days"))
    let phone = try replica.fork(device: "phone", seed: 8)
    for each in [replica, phone] {
      each.wait(seconds: each === phone ? 3600 : 60)
      _ = try each.run(.complete([id]))
    }
    _ = try replica.run(.edit([id], TaskEdit(priority: 5)))
    _ = try phone.run(.edit([id], TaskEdit(storyPoints: 8)))
    replica.take(from: phone)
    replica.wait(seconds: 7200)
    _ = try replica.run(.merge([id]))
    _ = try replica.run(.edit([id], TaskEdit(repeats: .never)))
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("c")
    #expect(
      script.viewModel.message?.text == "Completed “Stretch”; it is open again, due Mon 14:06")
    #expect(script.titles == ["Stretch"])
  }

  @Test func `M settles the task that the message names, and without it the selected one`() throws {
    var script = try ScreenScript.met {
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
    var script = try ScreenScript.met {
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

  @Test(arguments: ["Stretch", "Review the draft"])
  func `a task that was just done in two places is nothing to settle`(title: String) throws {
    let script = try ScreenScript.met(after: 60) {
      try $0.complete(title)
    } _: {
      try $0.complete(title)
    }
    #expect(script.viewModel.projection?.tasks.contains { $0.headCount > 1 } == true)
    #expect(script.viewModel.message == nil)
    #expect(script.viewModel.board.notices.isEmpty)
  }

  @Test func `a task that was done in one place and put off in the other is told of`() throws {
    let script = try ScreenScript.met(after: 60) {
      try $0.complete("Stretch")
    } _: {
      try $0.snooze("Stretch", days: 3)
    }
    let words = "“Stretch” was changed in two places apart; M settles it"
    #expect(script.viewModel.message?.text == words)
  }

  @Test func `a task that was done in two places and changed in one besides is told of`() throws {
    let script = try ScreenScript.met(after: 60) {
      try $0.complete("Stretch")
      try $0.prioritize("Stretch", 5)
    } _: {
      try $0.complete("Stretch")
    }
    let words = "“Stretch” was changed in two places apart; M settles it"
    #expect(script.viewModel.message?.text == words)
  }
}
