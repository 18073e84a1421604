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
    ("aPay<Space>p5", HelpGuide.quickAdd), ("i<Space>now", .quickAdd), ("sfri", .snooze),
    ("dfri", .due), ("rweekly", .repeats), ("@yesterday", .moment), ("/rent", .filter),
    ("fp>=4", .filter), ("*ip4", .change),
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
    #expect(guides(script) == [.form])
    try script.press("<Esc><Space>Ana")
    let form = try script.form
    #expect(form.text(of: .description) == "Ask Ana" && form.text(of: .title) == "Call")
    try script.press("<Esc>a<Up>")
    #expect(script.viewModel.openPrompt?.field.text == "Now Read tomorrow p5")
  }

  @Test(arguments: [
    ("a", HelpGuide.quickAdd), ("s", .snooze), ("d", .due), ("r", .repeats), ("@", .moment),
    ("/", .filter),
  ])
  func `every form that help tells of in a line is understood in it`(
    key: String, guide: HelpGuide
  ) throws {
    let replica = try ScriptedReplica()
    replica.add("Pack p2 every 3 days 2026-11-25 10:00")
    for part in guide.guide.parts {
      for form in part.forms.isEmpty ? part.examples : part.forms {
        var script = ScreenScript(replica)
        try script.press(key)
        script.paste(form)
        let prompt = try #require(script.viewModel.openPrompt)
        #expect(prompt.field.text == form)
        #expect(prompt.problem == nil, "\(form): \(prompt.problem ?? "")")
        // What a line of one field understands it says in its own words.
        let isOfField = ![.quickAdd, .filter].contains(guide)
        #expect(!isOfField || prompt.meaning?.hasPrefix("now ") == false, "\(form)")
      }
    }
  }

  @Test func `every form that help tells of for a field is understood in it`() throws {
    var told: [FormField] = []
    for part in HelpGuide.form.guide.parts {
      let field = try #require(
        FormField.allCases.first { $0.label.lowercased() == part.name }, "\(part.name)")
      told.append(field)
      for text in part.forms.isEmpty ? part.examples : part.forms {
        var script = ScreenScript(try .sample())
        try script.press("A" + String(repeating: "<Tab>", count: told.count - 1))
        script.paste(text)
        let form = try script.form
        #expect(form.text(of: field) == text)
        if case .problem(let problem) = form.readings[field] {
          Issue.record("\(text): \(problem)")
        }
      }
    }
    #expect(Set(told) == Set(FormField.allCases))
  }

  @Test(arguments: [
    ("s", "p5 ~3"), ("d", "#home"), ("r", "tomorrow"), ("@", "tomorrow"), ("/", "due<=7x"),
  ])
  func `what a line refuses its help does not tell of`(key: String, text: String) throws {
    var script = ScreenScript(try .sample())
    try script.press(key)
    script.paste(text)
    #expect(script.viewModel.openPrompt?.problem != nil)
    try script.press("<F1>")
    let forms = guides(script).flatMap(\.guide.parts).flatMap { $0.forms + $0.examples }
    for word in text.split(separator: " ") { #expect(!forms.contains(String(word)), "\(word)") }
  }

  @Test(arguments: [
    ("aCall", true), ("iCall", true), ("ACall", true), ("sfri", false), ("dfri", false),
    ("rweekly", false), ("@yesterday", false), ("/rent", false), ("frent", false), (";call", true),
  ])
  func `help says that a line is kept only where it is there again`(keys: String, isKept: Bool)
    throws
  {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 60))
    try script.press(keys + "<F1>")
    #expect(script.text.contains("Leave; what was typed is kept") == isKept, "\(script.text)")
    #expect(script.text.contains("Leave;"))
    try script.press("<Esc><Esc>" + String(try #require(keys.first)))
    if keys.first == "a" { try script.press("<Up>") }
    let typed = String(keys.dropFirst())
    switch script.viewModel.overlay {
    case .prompt(let prompt): #expect(prompt.field.text.hasSuffix(typed) == isKept)
    case .form(let form): #expect((form.text(of: .title) == typed) == isKept)
    default: Issue.record("nothing is open")
    }
  }

  @Test(
    arguments: [
      ("a", [.completeWord, .previousChip, .keepWords, .recall]),
      ("i", [.completeWord, .previousChip, .keepWords]),
      ("<Space><Space>i", [.completeWord]), ("/", [.completeWord]), ("f", [.completeWord]),
      ("s", []), ("d", []), ("r", []), (";", []), ("@", []),
    ] as [(String, Set<Command>)])
  func `help over a line names the keys that mean something in it`(
    keys: String, expected: Set<Command>
  ) throws {
    var script = ScreenScript(try .sample())
    try script.press(keys + "<F1>")
    let ofLines: Set<Command> = [.completeWord, .previousChip, .nextChip, .keepWords, .recall]
    let named = script.viewModel.helpPage.columns.flatMap(\.self).compactMap { line in
      if case .command(let command, _, _) = line { command } else { nil }
    }
    #expect(ofLines.intersection(named) == expected)
    #expect(named.contains(.accept))
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

  @Test(arguments: [40, 80, 120])
  func `help of the settings begins with all that is to be told of the selected row`(
    columns: Int
  ) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: columns, rows: 12))
    try script.press("6?")
    func told() -> String {
      let lines = script.viewModel.helpPage.columns.flatMap(\.self).compactMap { line in
        switch line {
        case .number(let words), .words(let words): words
        default: nil
        }
      }
      return lines.flatMap { $0.split(separator: " ") }.joined(separator: " ")
    }
    let words = SettingItem.setting(.theme).explanation(script.viewModel.settings.keys)
    #expect(told() == "Theme " + words)
    #expect(script.text.contains("Keys here"))
    try script.press("?")
    #expect(told().isEmpty, "that is about this screen, not about all keys")
    try script.press("<Esc>1?")
    #expect(told().isEmpty)
  }

  @Test func `help of the settings tells what is wrong with a row before what it is about`() throws
  {
    let problem = "mine.theme: line 15: text has contrast 1.09 on ground-background"
    var script = ScreenScript(try .sample(), size: Size(columns: 40, rows: 12)) {
      $0.themeProblems = ["matrix": problem]
    }
    try script.press("6?")
    let lines = script.viewModel.helpPage.columns.flatMap(\.self)
    let first = try #require(lines.dropFirst().first)
    guard case .words(let words) = first else {
      Issue.record("no words below the name")
      return
    }
    #expect(problem.hasPrefix(words) && !words.isEmpty)
  }

  @Test func `help of a screen knows what acts on it, as the screen does`() throws {
    for (keys, command) in [("6", Command.changeSetting), ("5", .filterByTask)] {
      var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
      try script.press(keys)
      #expect(script.viewModel.availability(of: command).isAvailable)
      try script.press("?")
      #expect(script.viewModel.availability(of: command).isAvailable, "\(command)")
    }
  }
}
