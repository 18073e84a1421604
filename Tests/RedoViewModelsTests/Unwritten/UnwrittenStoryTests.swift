import RedoIntents
import RedoTasks
import RedoTerminal
import RedoTestSupport
import Testing

@testable import RedoViewModels

/// What was typed and not written is there when the program is started again.
@Suite struct UnwrittenStoryTests {
  /// Ends the program, in the midst of whatever it does, and starts it over the same log.
  private func restarted(_ script: ScreenScript) -> ScreenScript {
    var next = ScreenScript(script.replica)
    next.find(UnwrittenTexts(json: script.viewModel.allUnwritten.json(within: 1 << 20)))
    return next
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
    #expect(script.viewModel.openPrompt?.field.isEmpty == true)
    #expect(script.viewModel.leftLine == "Read tomorrow p5 “Ω”\\")
    #expect(script.text.contains("↑ Read tomorrow p5 “Ω”\\"))
    try script.press("<Up>")
    #expect(script.viewModel.openPrompt?.field.text == "Read tomorrow p5 “Ω”\\")
    #expect(script.viewModel.openPrompt?.chips.map(\.kind) == [.priority])
  }

  @Test(arguments: ["<Esc>", ""])
  func `a note that was left, or open, is there after a start for its own task`(leaving: String)
    throws
  {
    var script = ScreenScript(try .sample())
    try script.press(";called<Space>Ana" + leaving)
    script = restarted(script)
    try script.press("j;")
    #expect(script.viewModel.openPrompt?.field.isEmpty == true)
    try script.press("<Esc>k;")
    #expect(script.viewModel.openPrompt?.field.text == "called Ana")
    #expect(script.viewModel.message?.text == "what was typed before is back")
    try script.press("<Enter>")
    #expect(isEmpty(script))
  }

  @Test func `an edited title is there for its own task, unless that has another by now`() throws {
    var script = ScreenScript(try .sample())
    try script.press("i<Space>now<Esc>")
    script = restarted(script)
    try script.press("ji")
    #expect(script.viewModel.openPrompt?.field.text == "Water the plants #home")
    try script.press("<Esc>ki")
    #expect(script.viewModel.openPrompt?.field.text == "Pay rent #home now")
    #expect(script.viewModel.message?.text == "what was typed before is back")
    script = restarted(script)
    let id = try #require(script.viewModel.selectedTask?.id)
    _ = try script.replica.run(.edit([id], TaskEdit(title: "Pay the rent #home")))
    script.replay()
    try script.press("i")
    #expect(script.viewModel.openPrompt?.field.text == "Pay the rent #home")
    let told = "the title changed since “Pay rent #home now” was typed; ↑ brings it back"
    #expect(script.viewModel.message?.text == told)
    #expect(!isEmpty(script))
    try script.press("<Space>now<Enter>")
    #expect(isEmpty(script))
  }

  @Test func `a new line begins empty, and what was left stays until it is brought back`() throws {
    var script = ScreenScript(try .sample())
    try script.press("aOld<Space>thought<Esc>")
    #expect(
      script.viewModel.message?.text == "the line is kept until ↑ in a new one brings it back")
    try script.press("aBuy<Space>milk<Enter>")
    #expect(script.text.contains("Added “Buy milk”"))
    try script.press("aAnother<Esc>a<Up>")
    #expect(script.viewModel.openPrompt?.field.text == "Another")
    try script.press("<Up>")
    #expect(script.viewModel.openPrompt?.field.text == "Old thought")
    try script.press("<Up>")
    #expect(script.viewModel.openPrompt?.field.text == "Another")
    try script.press("<Enter>a<Up><Enter>")
    #expect(isEmpty(script))
    try script.press("a<Up>")
    #expect(script.viewModel.message?.text == "no line for a new task was left")
  }

  @Test func `on a day of the calendar a new line begins with the day, whatever was left`() throws {
    var script = ScreenScript(try .sample())
    try script.press("aCall<Space>mum<Esc>3ll")
    try script.press("a")
    let day = try #require(script.viewModel.openPrompt?.field.text)
    #expect(day.last == " " && day != " ")
    try script.press("<Up>")
    #expect(script.viewModel.openPrompt?.field.text == "Call mum")
  }

  @Test func `a form is there with all that was typed, lines of the description among it`() throws {
    var script = ScreenScript(try .sample())
    try script.press("ACall<Tab>Ask<Enter>twice<Tab>soonish")
    script = restarted(script)
    try script.press("A")
    #expect(try script.form.text(of: .title) == "Call")
    #expect(try script.form.text(of: .description) == "Ask\ntwice")
    #expect(try script.form.fieldAtFault == .due)
    #expect(script.viewModel.message?.text == "what was typed before is back")
  }

  @Test func `what changed meanwhile stays as it is, and the rest of the form comes back`() throws {
    var script = ScreenScript(try .sample())
    try script.press("e<Space>now<Tab>More<Esc>")
    let id = try #require(script.viewModel.selectedTask?.id)
    _ = try script.replica.run(.edit([id], TaskEdit(title: "Pay the rent #home")))
    script = restarted(script)
    try script.press("e")
    #expect(try script.form.text(of: .title) == "Pay the rent #home")
    #expect(try script.form.text(of: .description).hasPrefix("More"))
    #expect(
      script.viewModel.message?.text
        == "what was typed before is back; Title changed since “Pay rent #home now” was typed; "
        + "Ctrl-r brings it back until the form is written")
    try script.press("<Esc>e")
    #expect(try script.form.text(of: .description).hasPrefix("More"))
    try script.press("<C-s>e")
    #expect(script.viewModel.message?.text.contains("typed") != true)
  }

  @Test(arguments: ["e<C-r>", "e<Esc>e<C-r>", "ei<Esc>e<C-r>", "ei<C-r>"])
  func `what was typed in a field that changed meanwhile comes back with a key`(keys: String)
    throws
  {
    var script = ScreenScript(try .sample())
    try script.press("e<Tab>Ask<Enter>twice<Esc>")
    let id = try #require(script.viewModel.selectedTask?.id)
    _ = try script.replica.run(.edit([id], TaskEdit(description: "Other")))
    script.replay()
    try script.press("e")
    #expect(try script.form.text(of: .description) == "Other")
    try script.press("<Esc>" + keys)
    #expect(script.viewModel.message?.text.hasPrefix("what was typed before is back") == true)
    #expect(try script.form.text(of: .description).hasPrefix("Ask\ntwice"))
    try script.press("<C-s>")
    let task = try #require(script.viewModel.projection?[id])
    let written = script.viewModel.projection?.description(of: task)
    #expect(written?.hasPrefix("Ask\ntwice") == true)
    #expect(isEmpty(script))
  }

  @Test func `behind the key that brings it back, the key starts over again`() throws {
    var script = ScreenScript(try .sample())
    try script.press("e<Tab>Ask<Esc>")
    let id = try #require(script.viewModel.selectedTask?.id)
    _ = try script.replica.run(.edit([id], TaskEdit(description: "Other")))
    script.replay()
    try script.press("e<Tab>More<Esc>e<C-r>")
    #expect(try script.form.text(of: .description).hasPrefix("Ask"))
    try script.press("<C-r>")
    #expect(try script.form.text(of: .description) == "Other")
    try script.press("<Esc>e")
    #expect(script.viewModel.message?.text.contains("changed since") != true)
  }

  @Test func `where no more is kept, the oldest gives way to what a key has replaced`() throws {
    var script = ScreenScript(try .sample())
    try script.press("e<Tab>Ask<Esc>")
    let id = try #require(script.viewModel.selectedTask?.id)
    _ = try script.replica.run(.edit([id], TaskEdit(description: "Other")))
    script.replay()
    try script.press("e<Tab>More")
    // Another program took what is offered here, and left as many lines as are kept.
    let lines = (0..<50).map {
      #"{"fields":{"title":{"before":"","now":"Line \#($0)"}},"in":"line"}"#
    }
    let json = #"{"texts":[\#(lines.joined(separator: ","))],"version":1}"#
    let full = UnwrittenTexts(json: Array(json.utf8))
    script.find(full)
    try script.press("<C-r>")
    let kept = script.viewModel.unwritten.texts
    #expect(kept.map(\.place.kind) == [.form] + Array(repeating: .line, count: 49))
    #expect(kept.dropFirst() == full.texts.dropFirst())
  }

  @Test func `a line typed before its title changed comes back with a key`() throws {
    var script = ScreenScript(try .sample())
    try script.press("i<Space>twice<Esc>")
    let id = try #require(script.viewModel.selectedTask?.id)
    _ = try script.replica.run(.edit([id], TaskEdit(title: "Pay the rent #home")))
    script.replay()
    try script.press("i<Space>soon<Up>")
    #expect(script.viewModel.openPrompt?.field.text == "Pay rent #home twice")
    try script.press("<Up>")
    #expect(script.viewModel.openPrompt?.field.text == "Pay the rent #home soon")
    try script.press("<Up><Enter>")
    #expect(script.selectedTitle?.contains("twice") == true)
    #expect(isEmpty(script))
  }

  @Test(arguments: [
    "aCall<Enter>", "aCall<C-u>", "aCall<C-u><Esc>", "aCall<Esc>a<Up><C-u><Esc>", "ACall<C-r>",
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
    try script.press("a<Up>")
    #expect(script.viewModel.openPrompt?.field.text == "Call Ana")
  }

  @Test func `lines about files and remotes, dates and filters stay in the program`() throws {
    for keys in ["I~/secret.json", "/rent", "s3d", "@yesterday", "6G", "d<Space>fri"] {
      var script = ScreenScript(try .sample())
      try script.press(keys)
      if script.viewModel.screen == .settings {
        while script.viewModel.settingsScreen.selected != .addFolder { try script.press("k") }
        try script.press("<Enter>~/stick")
      }
      #expect(script.viewModel.openPrompt?.field.isEmpty == false, "\(keys)")
      #expect(isEmpty(script), "\(keys)")
      try script.press("<Esc>")
      #expect(isEmpty(script), "\(keys)")
    }
  }

  @Test func `what was typed for a task that is gone is there when the task is back`() throws {
    var script = ScreenScript(try .sample())
    try script.press("i<Space>now<Esc>Dy")
    script = restarted(script)
    try script.press("u")
    try script.press("gi")
    #expect(script.viewModel.openPrompt?.field.text == "Pay rent #home now")
    let id = try #require(script.viewModel.selectedTask?.id)
    _ = try script.replica.run(.delete([id]))
    script.replay()
    try script.press("<Enter>")
    #expect(
      script.viewModel.openPrompt?.problem
        == "“Pay rent” was deleted meanwhile; the line is kept for when it is back")
    try script.press("<Esc>")
    #expect(!isEmpty(script))
  }

  @Test func `a line that another program brought back or changed is theirs`() throws {
    var script = ScreenScript(try .sample())
    try script.press("aCall<Esc>")
    let before = script.viewModel.unwritten
    var other = restarted(script)
    try other.press("a<Up><Space>Ana<Esc>ARead<Esc>")
    script.find(script.viewModel.unwritten.rebased(from: before, onto: other.viewModel.unwritten))
    #expect(script.viewModel.unwritten == other.viewModel.unwritten)
    try other.press("a<Up><Enter>")
    let between = script.viewModel.unwritten
    script.find(between.rebased(from: between, onto: other.viewModel.unwritten))
    try script.press("a")
    #expect(script.viewModel.leftLine == nil)
  }

  @Test func `what two programs keep at a time is kept of both`() throws {
    var first = ScreenScript(try .sample())
    var second = ScreenScript(try .sample())
    try first.press("aCall<Esc>")
    try second.press("ARead<Esc>")
    let both = second.viewModel.unwritten.rebased(
      from: UnwrittenTexts(), onto: first.viewModel.unwritten)
    #expect(both.texts.map(\.place.kind) == [.line, .form])
  }

  @Test func `a line that is open elsewhere is offered only once that program is gone`()
    throws
  {
    let run = ProgramRun(process: 7, start: 3)
    var script = ScreenScript(try .sample())
    try script.press("aCall")
    var texts = UnwrittenTexts()
    texts.open[run] = script.viewModel.openText
    texts = UnwrittenTexts(json: texts.json(within: 1 << 20))
    #expect(texts.texts.isEmpty && texts.open[run] == script.viewModel.openText)
    texts.takeOver { $0 != run }
    #expect(texts.texts.isEmpty)
    texts.takeOver { $0 == run }
    #expect(texts.open.isEmpty)
    var other = ScreenScript(script.replica)
    other.find(texts)
    try other.press("a<Up>")
    #expect(other.viewModel.openPrompt?.field.text == "Call")
  }
}
