import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

@testable import RedoScreens

/// The user's own keys: what the config asks for holds, and what is wrong is named.
@Suite struct TailoredKeymapTests {
  private func tailored(
    _ lines: String..., from preset: KeymapPreset = .redo
  ) -> (keymap: Keymap, problems: [KeymapProblem]) {
    Keymap.tailored(
      preset,
      by: lines.enumerated().map { number, line in
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        return KeyOverride(
          line: number + 1, name: parts.first ?? "", value: parts.count > 1 ? parts[1] : "")
      })
  }

  private func labels(_ keymap: Keymap, _ command: Command) -> [String] {
    keymap.keys(for: command).map { KeyNotation.text(for: $0) }
  }

  @Test func `a line gives a command other keys, several where it names several`() {
    let (keymap, problems) = tailored("complete K <C-w>")
    #expect(labels(keymap, .complete) == ["K", "<C-w>"])
    #expect(keymap.command(for: [.character("c")], in: .list) == .none)
    #expect(problems.isEmpty)
  }

  @Test(arguments: ["1", "4", "5"]) func `a screen in ASCII spells the arrows out`(
    keys: String
  ) throws {
    let (keymap, problems) = tailored("quickAdd <C-Up>", "undo <C-Left>", "back <A-Left>")
    #expect(problems.isEmpty)
    var script = ScreenScript(try ScriptedReplica(), glyphs: .ascii, keymap: keymap)
    try script.press(keys)
    #expect(script.text.contains("Press Ctrl-Up to add"))
    try script.press("<C-Up>Sweep<Enter>")
    #expect(script.text.contains("Ctrl-Left undoes"))
    try script.press("<C-Up>Mow<Esc>")
    #expect(script.text.contains("until Up in a new one"))
    try script.press("<A-Up>")
    #expect(script.text.contains("\"Alt-Up\" does nothing here"))
    try script.press("<lt>")
    #expect(script.text.contains("Alt-Left returns"))
  }

  @Test func `a line gives no more keys than anybody presses`() {
    let letters = (0..<3_000).compactMap { Unicode.Scalar(0x4E00 + $0).map(String.init) }
    let (keymap, problems) = tailored("complete " + letters.joined(separator: " "))
    #expect(problems == [KeymapProblem(line: 1, fault: .tooMany(.complete, most: 20))])
    #expect(keymap.command(for: [.character("一")], in: .list) == .command(.complete))
    #expect(problems.first?.message.contains("at most 20 keys") == true)
  }

  @Test(arguments: ["quickAdd", "quick-add", "QUICK_ADD"])
  func `names are understood however they are spelt`(name: String) {
    #expect(labels(tailored(name + " K").keymap, .quickAdd) == ["K"])
  }

  @Test func `keys are taken from the command that has them by itself`() {
    let (keymap, problems) = tailored("complete d")
    #expect(keymap.command(for: [.character("d")], in: .list) == .command(.complete))
    #expect(problems == [KeymapProblem(line: 1, fault: .leavesKeyless(notation: "d", .setDue))])
    #expect(problems.first?.message.contains("key.setDue") == true)
  }

  @Test func `a command that loses a key and keeps another, or gets one, is no problem`() {
    #expect(tailored("complete g").problems.isEmpty)
    #expect(tailored("complete d", "setDue K").problems.isEmpty)
    #expect(tailored("setDue K", "complete d").problems.isEmpty)
  }

  @Test func `moving can be put on letters, and lists that are typed into keep the arrows`() {
    let (keymap, problems) = tailored("moveDown n <C-t>", "moveUp N")
    #expect(keymap.command(for: [.character("n")], in: .list) == .command(.moveDown))
    #expect(keymap.command(for: [.character("N")], in: .list) == .command(.moveUp))
    #expect(keymap.command(for: [.character("n")], in: .palette) == .none)
    #expect(keymap.command(for: [.up], in: .palette) == .command(.moveUp))
    // What can be pressed there takes the arrows' place, as it does elsewhere.
    #expect(keymap.command(for: [.control("t")], in: .palette) == .command(.moveDown))
    #expect(keymap.command(for: [.down], in: .palette) == .none)
    #expect(!problems.contains { if case .isTyped = $0.fault { true } else { false } })
    // What is only asked for while typing cannot be a letter.
    #expect(
      tailored("explain x").problems == [
        KeymapProblem(line: 1, fault: .isTyped(notation: "x", .explain))
      ])
  }

  @Test func `two lines cannot have the same key, and the first one keeps it`() {
    let (keymap, problems) = tailored("complete K", "snooze K", "archive KK <F8>")
    #expect(labels(keymap, .complete) == ["K"])
    #expect(labels(keymap, .snooze) == ["s"])
    #expect(labels(keymap, .archive) == ["<F8>"])
    #expect(
      problems == [
        KeymapProblem(line: 2, fault: .taken(notation: "K", by: .complete, line: 1)),
        KeymapProblem(line: 3, fault: .taken(notation: "KK", by: .complete, line: 1)),
      ])
  }

  @Test func `a chord takes the keys that would end it too early`() {
    let (keymap, problems) = tailored("archive gz")
    let chord = [Key.character("g"), .character("z")]
    #expect(keymap.command(for: chord, in: .list) == .command(.archive))
    #expect(keymap.command(for: [.character("g")], in: .list) == .pending)
    #expect(labels(keymap, .moveToTop).contains("<Home>"))
    #expect(problems.isEmpty)
  }

  @Test(arguments: [
    ("<S-c>", "C"), ("<A-S-é>", "<A-É>"), ("<S-Space>", "<Space>"), ("<C-S-x>", "<C-x>"),
    ("<C-i>", "<Tab>"), ("<C-j>", "<Enter>"), ("<C-M>", "<Enter>"), ("<C-[>", "<Esc>"),
    ("<C-?>", "<Backspace>"), ("<C-@>", "<C-Space>"), ("<C-A-i>", "<A-Tab>"),
    ("<S-BackTab>", "<S-Tab>"), ("g<C-i>", "g<Tab>"), ("<S-1>", "the sign that it types"),
  ])
  func `a key that most terminals send as another is refused and says what to write`(
    notation: String, instead: String
  ) {
    let (keymap, problems) = tailored("complete \(notation)")
    #expect(labels(keymap, .complete) == ["c"])
    #expect(
      problems.map(\.message) == [
        "most terminals do not send “\(notation)”; write \(instead)"
      ])
  }

  @Test func `what cannot be used is named and leaves the keys as they were`() {
    let (keymap, problems) = tailored(
      "compelte x", "complete <Foo> <C-", "accept y", "accept", "dismiss \u{1B}")
    #expect(
      problems.first?.fault == .unknownCommand("compelte", nearest: .complete))
    #expect(problems.map(\.line) == [1, 2, 2, 3, 4, 5])
    #expect(labels(keymap, .complete) == ["c"])
    #expect(labels(keymap, .accept) == labels(.standard, .accept))
    #expect(problems[0].message.contains("is no command; did you mean complete? The README's"))
    #expect(
      tailored("bogus x").problems.map(\.message)
        == ["“bogus” is no command; the README's table of keys has their names"])
    for problem in problems {
      #expect(!problem.message.unicodeScalars.contains { $0.value < 0x20 })
    }
  }

  @Test func `an empty line leaves a command to the palette`() {
    let (keymap, problems) = tailored("suspend")
    #expect(labels(keymap, .suspend).isEmpty)
    #expect(problems.isEmpty)
  }

  @Test(arguments: KeymapPreset.allCases)
  func `every preset leaves each command a key, and one command a key`(preset: KeymapPreset) {
    let (keymap, problems) = tailored(from: preset)
    #expect(problems.isEmpty)
    for command in Command.allCases {
      #expect(!keymap.keys(for: command).isEmpty, "\(command.rawValue)")
    }
    for context in KeyContext.allCases where context.typesText {
      for letter in "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789(=" {
        #expect(keymap.command(for: [.character(letter)], in: context) == .none)
      }
    }
  }

  @Test func `m modifies as in Taskwarrior, and in the calendar moves the task`() {
    let keymap = tailored(from: .taskwarrior).keymap
    for context in [KeyContext.list, .detail, .plan, .activity] {
      #expect(keymap.command(for: [.character("m")], in: context) == .command(.editInForm))
    }
    #expect(keymap.command(for: [.character("m")], in: .calendar) == .command(.moveTask))
    #expect(keymap.command(for: [.character("e")], in: .calendar) == .command(.editInForm))
  }

  @Test func `single lines override a preset`() {
    let (keymap, problems) = tailored("delete X", from: .vim)
    #expect(labels(keymap, .delete) == ["X"])
    #expect(labels(keymap, .complete) == ["x"])
    #expect(problems.isEmpty)
  }

  @Test func `hints, help and palette show the user's keys`() throws {
    let keymap = tailored("complete <F8>", from: .vim).keymap
    var script = ScreenScript(try .sample(), keymap: keymap)
    #expect(script.text.contains("F8 done"))
    try script.press(":complete<Space>the")
    #expect(script.text.contains("F8"))
    try script.press("<Esc>??")
    #expect(script.text.contains("gg Home"))
    try script.press("<Esc><F8>")
    #expect(script.viewModel.message?.text.hasPrefix("Completed") == true)
  }

  @Test func `keys of which a row of the help does not hold all end in a sign of that`() throws {
    let many = (1...9).map { "<A-\($0)>" }.joined(separator: " ")
    let keymap = tailored("complete X \(many)").keymap
    var script = ScreenScript(
      try .sample(), size: Size(columns: 40, rows: 40), keymap: keymap)
    try script.press("?")
    let row = script.text.split(separator: "\n").first { $0.contains(" X Alt-1 ") }
    #expect(row?.contains("…") == true)
  }

  @Test func `no lines make a keymap with a conflict`() {
    var generator = SeededGenerator.fromEnvironment(default: 5)
    let notations = [
      "g", "gg", "ggg", "<C-d>", "d", "dd", "<", "<lt>", ">", "<C-gt>", "<A-x>", "<F1>", "é", "日",
      "<Space>", "<Nope>", "\u{7}", "x", "xd", "<Esc>", "<Enter>", "1", "y",
    ]
    for _ in 0..<200 {
      let lines = (0..<12).map { number in
        KeyOverride(
          line: number, name: Command.allCases.randomElement(using: &generator)?.rawValue ?? "",
          value: (0..<3).compactMap { _ in notations.randomElement(using: &generator) }
            .joined(separator: " "))
      }
      let preset = KeymapPreset.allCases.randomElement(using: &generator) ?? .redo
      let (keymap, _) = Keymap.tailored(preset, by: lines)
      #expect(throws: Never.self, "seed \(generator.seed)") { try Keymap(keymap.bindings) }
      #expect(keymap.bindings != Keymap.standard.bindings, "seed \(generator.seed)")
    }
  }

  @Test(arguments: KeymapPreset.allCases)
  func `q and Ctrl-c lead out of what lies over the tasks in every keymap`(preset: KeymapPreset) {
    let (keymap, _) = tailored(from: preset)
    for context in [KeyContext.help, .card, .triage, .settling] {
      #expect(keymap.command(for: [.character("q")], in: context) == .command(.back))
      let leaving = Key.control("c")
      #expect(keymap.command(for: [leaving], in: context) == .command(.quit))
    }
  }
}
