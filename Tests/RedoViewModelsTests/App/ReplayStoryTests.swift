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

  @Test func `a message that the line of a search covers has its whole time once it shows`()
    throws
  {
    var script = ScreenScript(try .sample())
    try script.press("/")
    script.notice(.reloaded)
    script.wait(seconds: 0)
    #expect(script.viewModel.nextTick > script.replica.now, "nothing is to be done until it shows")
    script.wait(seconds: 30)
    #expect(!script.text.contains("read again from the disk"))
    try script.press("<Esc>")
    #expect(script.text.contains("the log was read again from the disk"))
    script.wait(seconds: 11)
    #expect(script.viewModel.message != nil)
    script.wait(seconds: 1)
    #expect(script.viewModel.message == nil)
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
