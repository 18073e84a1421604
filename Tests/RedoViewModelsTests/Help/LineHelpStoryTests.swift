import RedoIntents
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// F1 in a line shows what may be typed there, and leads back to it.
@Suite struct LineHelpStoryTests {
  private func guides(_ script: ScreenScript) -> [HelpGuide] {
    script.viewModel.helpPage.columns.flatMap(\.self).compactMap { line in
      if case .guide(let guide) = line { guide } else { nil }
    }
  }

  @Test(arguments: [
    ("aPay<Space>p5", HelpGuide.quickAdd), ("i<Space>now", .quickAdd), ("sfri", .quickAdd),
    ("/rent", .filter), ("fp>=4", .filter),
  ])
  func `help in a line begins with its language, and every key out of it leads back`(
    keys: String, guide: HelpGuide
  ) throws {
    for leaving in ["<Esc>", "q", "<Enter>", "jjG<Esc>", "<Tab><Esc>"] {
      var script = ScreenScript(try .sample())
      try script.press(keys)
      let prompt = try #require(script.viewModel.openPrompt)
      let titles = script.titles
      try script.press("<F1>")
      #expect(script.viewModel.context == .help)
      #expect(guides(script) == [guide])
      #expect(script.viewModel.helpPage.columns.first?.first == .guide(guide))
      #expect(script.text.contains(guide.guide.title))
      try script.press(leaving)
      #expect(script.viewModel.openPrompt == prompt, "\(keys) \(leaving)")
      #expect(script.titles == titles)
    }
  }

  @Test func `a chosen chip, a cursor and a form are as they were`() throws {
    var script = ScreenScript(try .sample())
    try script.press("aRead<Space>tomorrow<Space>p5<S-Tab><F1><Esc>")
    #expect(script.viewModel.openPrompt?.chosenChip == 1)
    try script.press("<Right><C-a><F1><Esc>Now<Space><Esc>ACall<Tab>Ask<F1>")
    #expect(guides(script) == [.quickAdd])
    try script.press("<Esc><Space>Ana")
    guard case .form(let form) = script.viewModel.overlay else {
      Issue.record("the form is gone")
      return
    }
    #expect(form.text(of: .description) == "Ask Ana" && form.text(of: .title) == "Call")
    try script.press("<Esc>a")
    #expect(script.viewModel.openPrompt?.field.text == "Now Read tomorrow p5")
  }

  @Test func `what came meanwhile counts when the line is there again`() throws {
    var script = ScreenScript(try .sample())
    try script.press("aCall<F1>")
    script.replica.add("From another program")
    script.replay()
    #expect(script.viewModel.context == .help)
    try script.press("<Esc>")
    #expect(script.viewModel.openPrompt?.field.text == "Call")
  }

  @Test func `a line under help is kept where the program ends there`() throws {
    var script = ScreenScript(try .sample())
    try script.press("aCall<F1>")
    #expect(script.viewModel.isTyping)
    #expect(script.viewModel.allUnwritten.texts.count == 1)
  }

  @Test func `help of a screen has the languages that are typed there, behind its keys`() throws {
    var script = ScreenScript(try .sample())
    try script.press("?")
    #expect(guides(script) == [.quickAdd, .filter])
    try script.press("<Esc>6?")
    #expect(guides(script) == [.quickAdd])
    try script.press("?")
    #expect(guides(script) == [.quickAdd, .filter])
  }
}
