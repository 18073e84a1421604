import RedoTerminal
import RedoThemes
import Testing

@Suite struct ThemeTests {
  private let matrix = String(decoding: Themes.matrix, as: UTF8.self)

  @Test func `the matrix theme has every role and ground and is readable`() throws {
    let theme = try ThemeParser.parse(Themes.matrix)
    #expect(theme.paint(of: .neon).foreground == Color(0x00FFB8))
    #expect(theme.color(of: .background) == Color(0x020B09))
    #expect(theme.paint(of: .text, on: .raised).background == Color(0x0F1F1C))
    #expect(theme.paint(of: .cursor, on: .raised).background == Color(0x00FFD4))
    #expect(theme.paint(of: .match).emphasis == [.bold, .underline])
  }

  @Test func `a theme without a colour for examples has that of what is faint`() throws {
    let theme = try ThemeParser.parse(without("example"))
    #expect(theme.paint(of: .example) == theme.paint(of: .faint))
  }

  @Test(arguments: Role.allCases.filter { $0 != .example })
  func `a theme without a role is refused by that role's name`(role: Role) {
    #expect(throws: ThemeError.missing(role.rawValue)) {
      try ThemeParser.parse(without(role.rawValue))
    }
  }

  @Test(arguments: Ground.allCases)
  func `a theme without a ground is refused by that ground's name`(ground: Ground) {
    #expect(throws: ThemeError.missing(ground.rawValue)) {
      try ThemeParser.parse(without(ground.rawValue))
    }
  }

  @Test(arguments: [
    ("text", ThemeError.notAnAssignment(line: 1)),
    ("text #FFFFFF", .notAnAssignment(line: 1)),
    ("text =", .notAnAssignment(line: 1)),
    ("\n# note\n  text = red", .notAColor("red", line: 3)),
    ("text = #FFF", .notAColor("#FFF", line: 1)),
    ("text = #FFFFF+", .notAColor("#FFFFF+", line: 1)),
    ("text = #FFFFFF on", .notAColor("", line: 1)),
    ("text = #FFFFFF on bold", .notAColor("bold", line: 1)),
    ("text = #FFFFFF blink", .unknownEmphasis("blink", line: 1)),
    ("txet = #FFFFFF", .unknownName("txet", line: 1)),
    ("ground-panel = #000000 bold", .groundTakesOneColor("ground-panel", line: 1)),
    ("text = #FFFFFF\ntext = #FFFFFF", .repeated("text", line: 2, first: 1)),
  ])
  func `a faulty line is refused by its number`(source: String, expected: ThemeError) {
    #expect(throws: expected) { try ThemeParser.parse(source) }
  }

  @Test func `a theme that an editor put a byte order mark before is read`() throws {
    let theme = try ThemeParser.parse([0xEF, 0xBB, 0xBF] + Themes.matrix)
    #expect(theme == (try ThemeParser.parse(Themes.matrix)))
    let faulty = Array("\u{FEFF}text = red".utf8)
    #expect(throws: ThemeError.notAColor("red", line: 1)) { try ThemeParser.parse(faulty) }
  }

  @Test func `a theme that names a role of earlier versions stays valid`() throws {
    let theme = try ThemeParser.parse(matrix + "\nheading-echo = #2E8068\n")
    #expect(theme == (try ThemeParser.parse(matrix)))
  }

  @Test func `text that cannot be read on its ground is refused by its line`() throws {
    let dim = matrix.replacing("secondary = #80BFA3", with: "secondary = #335544")
    let line = dim.split(separator: "\n", omittingEmptySubsequences: false)
      .firstIndex { $0.hasPrefix("secondary") }.map { $0 + 1 }
    let error = #expect(throws: ThemeError.self) { try ThemeParser.parse(dim) }
    guard case .lowContrast(.secondary, on: .background, let contrast, let found) = error else {
      Issue.record("got \(String(describing: error))")
      return
    }
    #expect(found == line)
    #expect((200..<450).contains(contrast))
  }

  @Test func `text that dim would make unreadable is not dimmed`() throws {
    let dim = matrix.replacing("secondary = #80BFA3", with: "secondary = #80BFA3 dim")
    let theme = try ThemeParser.parse(dim)
    #expect(theme.paint(of: .secondary, on: .panel).foreground == Color(0x80BFA3))
    #expect(theme.paint(of: .done, on: .panel).foreground != Color(0x88C9AB), "it can be read dim")
    let contrast = theme.paint(of: .done, on: .panel).foreground
      .contrast(with: theme.color(of: .panel))
    #expect(contrast >= 450)
  }

  @Test func `a theme of foreign bytes is refused, never fatal`() {
    #expect(throws: ThemeError.self) { try ThemeParser.parse([0xFF, 0xFE, 0x00, 0x0A, 0x1B]) }
    #expect(throws: ThemeError.tooLong) {
      try ThemeParser.parse(Array(repeating: 0x23, count: 70_000))
    }
    let hostile = ThemeError.unknownName("\u{1B}]0;x\u{7}", line: 1)
    #expect(!hostile.description.unicodeScalars.contains("\u{1B}"))
  }

  @Test func `every refusal says what would be right`() {
    // Nobody reads such a file to its end to tell how long it is.
    #expect(
      ThemeError.tooLong.description
        == "the file has more than 65536 bytes, the most that a theme has; shorten it")
    #expect(
      ThemeError.unknownName("bordr", line: 4).description
        .contains("did you mean border, border-focus"))
    #expect(
      ThemeError.lowContrast(.text, on: .panel, hundredths: 305, line: 9).description
        == "line 9: text has contrast 3.05 on ground-panel; "
        + "make it lighter or darker until it has 4.50")
  }

  private func without(_ name: String) -> String {
    matrix.split(separator: "\n", omittingEmptySubsequences: false)
      .filter { !$0.hasPrefix("\(name) =") }.joined(separator: "\n")
  }
}
