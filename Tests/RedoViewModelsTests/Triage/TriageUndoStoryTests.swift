import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What a triage takes back: one step by `u`, all of it by `U`, and nothing that was done elsewhere.
@Suite struct TriageUndoStoryTests {
  @Test func `u undoes the last decision and goes back to its task`() throws {
    var script = ScreenScript(try .sample())
    let before = script.states
    try script.press("Tjc")
    #expect(script.viewModel.triage?.position == 2)
    try script.press("u")
    #expect(script.cardTitle == "Water the plants")
    try script.press("u")
    #expect(script.cardTitle == "Pay rent")
    #expect(script.states == before)
    #expect(script.viewModel.triage?.steps.isEmpty == true)
    try script.press("<C-r>")
    #expect(script.viewModel.triage?.steps.count == 1)
    #expect(script.cardTitle == "Water the plants")
    try script.press("U")
    #expect(script.states == before)
  }

  @Test func `a change that was undone and done again is listed as it was`() throws {
    var script = ScreenScript(try .sample())
    func words() -> [String] {
      let dates = FriendlyDate(in: script.viewModel.dates)
      return script.viewModel.triage?.steps.map { $0.words(in: dates) } ?? []
    }
    try script.press("Tp1")
    let before = words()
    #expect(before.count == 1)
    try script.press("u")
    #expect(words().isEmpty)
    try script.press("<C-r>")
    #expect(words() == before)
  }

  @Test func `undo and redo of what was done before the triage are no steps of it`() throws {
    var script = ScreenScript(try .sample())
    let id = try #require(script.viewModel.selectedTask?.id)
    _ = try script.replica.run(.edit([id], TaskEdit(priority: 4)))
    script.replay()
    try script.press("Tj")
    #expect(script.cardTitle == "Water the plants")
    try script.press("uu<C-r>")
    #expect(script.viewModel.message?.text.hasPrefix("Redone: changed the priority") == true)
    #expect(script.cardTitle == "Pay rent")
    #expect(script.viewModel.triage?.steps.isEmpty == true)
    try script.press("<C-r>")
    #expect(script.cardTitle == "Water the plants")
    #expect(script.viewModel.triage?.steps.map(\.kind) == [.snoozed])
  }

  @Test func `undo of what another program did to the task leaves the step before it`() throws {
    var script = ScreenScript(try .sample())
    try script.press("T2")
    let id = try #require(script.viewModel.triage?.current)
    _ = try script.replica.run(.edit([id], TaskEdit(title: "Pay rent #home #bank")))
    script.replay()
    try script.press("u")
    #expect(script.replica.projection[id]?.priority == 2)
    #expect(script.viewModel.triage?.steps.map(\.kind) == [.changed])
    try script.press("u")
    #expect(script.replica.projection[id]?.priority == 5)
    #expect(script.viewModel.triage?.steps.isEmpty == true)
  }

  @Test func `U says what others changed since, and that it stays`() throws {
    let replica = try ScriptedReplica.sample()
    var script = ScreenScript(replica, size: Size(columns: 100, rows: 30))
    try script.press("Tp1")
    let changed = try #require(script.cardTitle)
    try script.press("jc<Esc>")
    let phone = try replica.fork(device: "phone", seed: 9)
    phone.wait(seconds: 60)
    try phone.prioritize(changed, 4)
    replica.take(from: phone)
    script.replay()
    try script.press("U")
    let triage = try #require(script.viewModel.triage)
    #expect(triage.headline == "Taken back, but for what others changed since")
    for step in triage.steps {
      let isChanged = step.report.tasks.contains { $0.title == changed }
      #expect(triage.isTakenBack(step) != isChanged, "\(step.report)")
    }
    #expect(Set(triage.steps.map(triage.isTakenBack)) == [true, false])
  }

  @Test func `U takes back this triage and nothing that was done before it`() throws {
    var script = ScreenScript(try .sample())
    try script.press("jjp1")
    let before = script.states
    try script.press("Thz<Space>")
    #expect(script.viewModel.triage?.isOver == true)
    try script.press("U")
    #expect(script.states == before)
    try script.press("U")
    #expect(script.viewModel.message?.text.hasPrefix("all of it is taken back already") == true)
  }

  @Test func `after U the triage goes on, and U then takes back what came after`() throws {
    var script = ScreenScript(try .sample())
    let before = script.states
    try script.press("ThUz")
    #expect(script.viewModel.triage?.steps.map(\.kind) == [.archived])
    try script.press("U")
    #expect(script.states == before)
    try script.press("uuu")
    #expect(script.viewModel.triage?.isTakenBack == false)
    #expect(script.viewModel.triage?.steps.map(\.kind) == [.snoozed])
    try script.press("u")
    #expect(script.states == before)
    #expect(script.viewModel.triage?.steps.isEmpty == true)
  }

  @Test func `what another program undoes is done no more, and U is about the rest`() throws {
    var script = ScreenScript(try .sample())
    try script.press("Tjkc")
    #expect(script.viewModel.triage?.headline == "Every task is dealt with")
    _ = try script.replica.run(.undo)
    script.replay()
    let triage = try #require(script.viewModel.triage)
    #expect(triage.isOver && triage.headline == "That was the triage")
    #expect(
      triage.counts.map { "\($0.count) \($0.word)" } == ["2 snoozed", "1 left as it was"])
    #expect(triage.steps.map(\.kind) == [.snoozed, .snoozed])
    _ = try script.replica.run(.undo)
    script.replay()
    #expect(script.viewModel.triage?.steps.map(\.kind) == [.snoozed])
    try script.press("U")
    #expect(script.viewModel.triage?.headline == "All of it is taken back")
  }

  @Test func `U leaves alone what another program did meanwhile on this device`() throws {
    var script = ScreenScript(try .sample())
    try script.press("Th")
    let stretch = try #require(
      script.replica.projection.tasks.first {
        script.replica.projection.title(of: $0).shown == "Stretch"
      })
    _ = try script.replica.run(.edit([stretch.id], TaskEdit(priority: 5)))
    script.replay()
    try script.press("zU")
    #expect(script.replica.projection[stretch.id]?.priority == 5)
    #expect(script.viewModel.message?.text == "Took back everything done to 2 tasks")
  }

  @Test func `the undo of the taking back of all says so, not where tasks went`() throws {
    var script = ScreenScript(try .sample())
    try script.press("TjkcU")
    for (key, deed) in [("u", "Undone"), ("<C-r>", "Redone"), ("u", "Undone")] {
      try script.press(key)
      #expect(script.viewModel.message?.text == "\(deed): took back everything done to 3 tasks")
    }
    try script.press("u")
    #expect(script.viewModel.message?.text.hasPrefix("Undone: completed ") == true)
  }

  @Test func `what became of each task is noted before its replay`() throws {
    let replica = try ScriptedReplica.sample()
    let before = Set(replica.projection.tasks.map(replica.projection.visibleState))
    var viewModel = ScreenScript(replica).viewModel
    _ = viewModel.perform(.triage)
    for command in [Command.snoozeDay, .archive, .takeBackRun] {
      guard case .run(let intent) = viewModel.perform(command).first else {
        Issue.record("\(command) must run an intent")
        return
      }
      viewModel.finished(.success(try replica.run(intent)))
      viewModel.absorb(replica.projection, at: replica.dates)
    }
    #expect(Set(replica.projection.tasks.map(replica.projection.visibleState)) == before)
    #expect(viewModel.triage?.isTakenBack == true)
  }
}
