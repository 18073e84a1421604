import RedoIntents
import RedoScreens
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

@Suite struct HelpOverlayTests {
  @Test(arguments: [80, 120, 200]) func `no word of the help is cut off`(columns: Int) throws {
    var script = ScreenScript(try ScriptedReplica(), size: Size(columns: columns, rows: 140))
    try script.press("??")
    #expect(!script.text.contains("…"))
    for command in Command.allCases {
      #expect(script.text.contains(command.summary), "\(command.rawValue) is missing")
    }
  }

  @Test(arguments: [40, 49, 60])
  func `what is longer than a row of a narrow help goes on in the next`(columns: Int) throws {
    var script = ScreenScript(
      try ScriptedReplica(), size: Size(columns: columns, rows: 400))
    for keys in ["?", "?"] {
      try script.press(keys)
      #expect(!script.text.contains("…"))
    }
    let words = script.text.split { " │\n".contains($0) }.joined(separator: " ")
    for command in Command.allCases {
      #expect(words.contains(command.summary), "\(command.rawValue) is missing")
    }
    for part in HelpGuide.quickAdd.guide.parts + HelpGuide.filter.guide.parts {
      #expect(words.contains(part.examples.joined(separator: ", ")), "\(part.name) is missing")
    }
  }

  @Test(arguments: [180, 199, 240])
  func `help has a third column where two are longer than a wide screen`(columns: Int) throws {
    var script = ScreenScript(try ScriptedReplica(), size: Size(columns: columns, rows: 50))
    try script.press("??")
    #expect(script.viewModel.helpPage.columns.count == 3)
    let height = script.viewModel.helpPage.height
    #expect(!script.text.contains("…"))
    script.resize(columns: 179, rows: 50)
    #expect(script.viewModel.helpPage.columns.count == 2)
    #expect(script.viewModel.helpPage.height > height)
    script.resize(columns: columns, rows: 140)
    #expect(script.viewModel.helpPage.columns.count == 2)
  }

  @Test(arguments: [40, 80, 120]) func `a rule runs behind each heading of the help, and no key`(
    columns: Int
  ) throws {
    var script = ScreenScript(try ScriptedReplica(), size: Size(columns: columns, rows: 240))
    try script.press("??")
    let rows = script.text.split(separator: "\n")
    for group in CommandGroup.allCases {
      #expect(rows.contains { $0.contains(" \(group.title) ┄┄") }, "\(group)")
    }
    for command in Command.allCases {
      #expect(!rows.contains { $0.contains(" \(command.summary) ┄") }, "\(command)")
    }
  }

  @Test(arguments: 40...160) func `help has the whole width or leaves no mere slivers beside it`(
    columns: Int
  ) throws {
    var script = ScreenScript(try ScriptedReplica(), size: Size(columns: columns, rows: 24))
    try script.press("?")
    let beside = columns - script.viewModel.helpPage.frameColumns
    #expect(beside == 0 || beside >= 8)
  }

  @Test(arguments: 40...160)
  func `what is chosen from has the whole width or leaves no mere slivers beside it`(
    columns: Int
  ) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: columns, rows: 24))
    try script.press(":")
    guard case .palette(let palette) = script.viewModel.overlay else {
      Issue.record("no palette")
      return
    }
    for place in [script.viewModel.layout(of: palette).frame, script.viewModel.priorityPlace] {
      #expect(columns == place.columns || columns - place.columns >= 8)
    }
  }

  @Test func `help scrolls to its end and no further`() throws {
    var script = ScreenScript(try ScriptedReplica(), size: Size(columns: 80, rows: 12))
    try script.press("?<Tab>G")
    let end = script.text
    #expect(end.contains("sort:due"))
    try script.press("jj")
    #expect(script.text == end)
    try script.press("k")
    #expect(script.text != end)
  }

  @Test func `commands that cannot act are dim`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("??")
    let canvas = script.canvas
    let row =
      script.text.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.contains(Command.open.summary) } ?? 0
    let roles = Set(canvas.row(row).filter { $0.glyph.text == "O" }.map(\.role))
    #expect(roles == [.faint])
  }

  @Test func `the keys of versions and of a triage are dim while there is none`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 80, rows: 140))
    try script.press("??")
    let canvas = script.canvas
    let rows = (0..<canvas.gridSize.rows).map { canvas.row($0) }
    let triage = CommandGroup.triage.commands.filter { $0 != .triage }
    for command in CommandGroup.settling.commands + triage {
      let row = try #require(
        rows.first { $0.map(\.glyph.text).joined().contains(command.summary) })
      #expect(row.contains { $0.role == .faint } && !row.contains { $0.role == .key })
    }
  }

  @Test func `the keys that close it close nothing else`() throws {
    for key in ["<Esc>", "q", "<Enter>", "?<Esc>"] {
      var script = ScreenScript(try .sample())
      try script.press("?" + key)
      #expect(script.viewModel.context == .list)
      #expect(script.effects.isEmpty)
    }
  }

  @Test func `help names what acts on this screen, ? and Tab name the rest`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 60))
    try script.press("6?")
    #expect(script.text.contains(Command.resetSetting.summary))
    #expect(!script.text.contains(Command.markRange.summary))
    #expect(script.text.contains("Tab all keys"))
    try script.press("?")
    #expect(script.text.contains(Command.markRange.summary))
    #expect(script.text.contains("Tab keys here"))
    try script.press("<Tab>")
    #expect(!script.text.contains(Command.markRange.summary))
    try script.press("<Esc>1?")
    #expect(script.text.contains(Command.markRange.summary))
    #expect(!script.text.contains(Command.resetSetting.summary))
  }

  @Test(arguments: [GlyphSet.unicode, .ascii]) func `where histories show, help tells their signs`(
    glyphs: GlyphSet
  ) throws {
    var script = ScreenScript(
      try .sample(), size: Size(columns: 120, rows: 80), glyphs: glyphs)
    for keys in ["?", "<Esc>5?"] {
      try script.press(keys)
      let (head, fork) = glyphs == .unicode ? ("●", "◆") : ("@", "*")
      #expect(script.text.contains(" \(head) the latest change of a branch"), "\(keys)")
      #expect(script.text.contains(" \(fork) changed on devices apart"), "\(keys)")
    }
    try script.press("<Esc>6?")
    #expect(!script.text.contains("Signs of a history"))
  }

  @Test(arguments: KeyContext.screens)
  func `every screen's help names each of its commands with a key that acts there`(
    context: KeyContext
  ) throws {
    let commands = try #require(Keymap.vocabulary[context])
    for command in commands {
      #expect(!Keymap.standard.keys(for: command, in: context).isEmpty, "\(command)")
    }
    #expect(commands.count < Command.allCases.count * 2 / 3)
  }
}
