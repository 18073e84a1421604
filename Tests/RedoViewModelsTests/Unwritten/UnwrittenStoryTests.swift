import RedoIntents
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What was typed and not written is there when the program is started again.
@Suite struct UnwrittenStoryTests {
  /// Ends the program, in the midst of whatever it does, and starts it over the same log.
  private func restarted(_ script: ScreenScript) -> ScreenScript {
    var ended = script.viewModel
    ended.forgetOrphans()
    var next = ScreenScript(script.replica)
    next.find(UnwrittenTexts(json: ended.allUnwritten.json(within: 1 << 20)))
    return next
  }

  private func form(_ script: ScreenScript) throws -> TaskForm {
    guard case .form(let form) = script.viewModel.overlay else {
      throw ScriptedReplica.Failure.badMoment("no form is open")
    }
    return form
  }

  private func isEmpty(_ script: ScreenScript) -> Bool {
    script.viewModel.allUnwritten.texts.isEmpty
  }

  @Test(arguments: ["<Esc>", ""])
  func `a line that was left, or open, is there after a start, words kept as they were`(
    leaving: String
  ) throws {
    var script = ScreenScript(try .sample())
    try script.press("aRead<Space>tomorrow<C-x><Space>p5<Space>“Ω”\\" + leaving)
    script = restarted(script)
    #expect(script.viewModel.overlay == nil)
    try script.press("a")
    #expect(script.viewModel.openPrompt?.field.text == "Read tomorrow p5 “Ω”\\")
    #expect(script.viewModel.openPrompt?.chips.map(\.kind) == [.priority])
  }

  @Test func `an edited title is there for its own task, unless that has another by now`() throws {
    var script = ScreenScript(try .sample())
    try script.press("i<Space>now<Esc>")
    script = restarted(script)
    try script.press("ji")
    #expect(script.viewModel.openPrompt?.field.text == "Water the plants #home")
    try script.press("<Esc>ki")
    #expect(script.viewModel.openPrompt?.field.text == "Pay rent #home now")
    script = restarted(script)
    let id = try #require(script.viewModel.selectedTask?.id)
    _ = try script.replica.run(.edit([id], TaskEdit(title: "Pay the rent #home")))
    script.replay()
    try script.press("i")
    #expect(script.viewModel.openPrompt?.field.text == "Pay the rent #home")
  }

  @Test func `a form is there with all that was typed, lines of the description among it`() throws {
    var script = ScreenScript(try .sample())
    try script.press("ACall<Tab>Ask<Enter>twice<Tab>soonish")
    script = restarted(script)
    try script.press("A")
    #expect(try form(script).text(of: .title) == "Call")
    #expect(try form(script).text(of: .description) == "Ask\ntwice")
    #expect(try form(script).fieldAtFault == .due)
    #expect(script.viewModel.message?.text == "what was typed before is back")
  }

  @Test func `what changed meanwhile stays as it is, and the rest of the form comes back`() throws {
    var script = ScreenScript(try .sample())
    try script.press("e<Space>now<Tab>More<Esc>")
    let id = try #require(script.viewModel.selectedTask?.id)
    _ = try script.replica.run(.edit([id], TaskEdit(title: "Pay the rent #home")))
    script = restarted(script)
    try script.press("e")
    #expect(try form(script).text(of: .title) == "Pay the rent #home")
    #expect(try form(script).text(of: .description).hasPrefix("More"))
    #expect(
      script.viewModel.message?.text
        == "what was typed before is back; Title changed meanwhile")
  }

  @Test(arguments: [
    "aCall<Enter>", "aCall<C-u>", "aCall<C-u><Esc>", "aCall<Esc>a<C-u><Esc>", "ACall<C-r>",
    "ACall<Esc>A<C-r><Esc>", "ACall<Esc>A<C-s>", "i<Space>now<Enter>", "iab<Esc>i<BS><BS><Esc>",
  ])
  func `what was written, emptied or thrown away is kept nowhere`(keys: String) throws {
    var script = ScreenScript(try .sample())
    try script.press(keys)
    #expect(isEmpty(script))
  }

  @Test func `what could not be written is kept`() throws {
    var script = ScreenScript(try .sample())
    script.replica.nextFailure = IntentFailure(message: "the disk is full; make room")
    try script.press("aCall<Space>Ana<Enter>")
    script = restarted(script)
    try script.press("a")
    #expect(script.viewModel.openPrompt?.field.text == "Call Ana")
  }

  @Test func `lines about files and remotes, dates and filters stay in the program`() throws {
    for keys in ["I~/secret.json<Esc>", "/rent", "s3d", "@yesterday", "S6", "d<Space>fri"] {
      var script = ScreenScript(try .sample())
      try script.press(keys)
      #expect(isEmpty(script), "\(keys)")
    }
  }

  @Test func `what was typed for a task that is gone goes with it`() throws {
    var script = ScreenScript(try .sample())
    try script.press("i<Space>now<Esc>Dy")
    #expect(!isEmpty(script))
    #expect(isEmpty(restarted(script)))
  }

  @Test func `a line that another program took up or changed is theirs`() throws {
    var script = ScreenScript(try .sample())
    try script.press("aCall<Esc>")
    let before = script.viewModel.unwritten
    var other = restarted(script)
    try other.press("a<Space>Ana<Esc>ARead<Esc>")
    script.find(script.viewModel.unwritten.rebased(from: before, onto: other.viewModel.unwritten))
    #expect(script.viewModel.unwritten == other.viewModel.unwritten)
    try other.press("a<Enter>")
    let between = script.viewModel.unwritten
    script.find(between.rebased(from: between, onto: other.viewModel.unwritten))
    try script.press("a")
    #expect(script.viewModel.openPrompt?.field.isEmpty == true)
  }

  @Test func `what two programs keep at a time is kept of both`() throws {
    var first = ScreenScript(try .sample())
    var second = ScreenScript(try .sample())
    try first.press("aCall<Esc>")
    try second.press("ARead<Esc>")
    let both = second.viewModel.unwritten.rebased(
      from: UnwrittenTexts(), onto: first.viewModel.unwritten)
    #expect(both.texts.map(\.place.isForm) == [false, true])
  }
}
