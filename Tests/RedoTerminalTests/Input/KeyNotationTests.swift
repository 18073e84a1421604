import RedoTerminal
import Testing

@Suite struct KeyNotationTests {
  @Test(
    arguments: [
      ("j", [Key.character("j")]), ("gg", [.character("g"), .character("g")]),
      ("<C-d>", [.control("d")]), ("<C-D>", [.control("d")]), ("<Enter>", [.enter]),
      ("<CR>", [.enter]), ("<esc>", [.escape]), ("<S-Tab>", [.backtab]),
      ("<Space>", [Key(.character(" "))]),
      ("<lt>", [.character("<")]), (">", [.character(">")]),
      ("<A-x>", [Key(.character("x"), .alt)]),
      ("<A-X>", [Key(.character("X"), .alt)]), ("<F12>", [Key(.function(12))]),
      ("<C-A-Left>", [Key(.left, [.control, .alt])]), ("<C-->", [Key(.character("-"), .control)]),
      ("g<C-p>é", [.character("g"), .control("p"), .character("é")]),
    ] as [(String, [Key])])
  func `a text names keys`(text: String, keys: [Key]) throws {
    #expect(try KeyNotation.keys(in: text) == keys)
    #expect(try KeyNotation.keys(in: KeyNotation.text(for: keys)) == keys)
  }

  @Test func `every named key and modifier survives the round trip`() throws {
    let codes: [Key.Code] =
      [
        .enter, .escape, .tab, .backtab, .backspace, .delete, .insert, .up, .down, .left, .right,
        .home, .end, .pageUp, .pageDown, .character(" "), .character("<"), .character(">"),
        .character("a"), .character("-"), .character("漢"),
      ] + (1...63).map { .function($0) }
    for code in codes {
      for bits in UInt8(0)..<8 {
        let key = Key(code, Key.Modifiers(rawValue: bits))
        // Shift and Tab is the key that has a name of its own.
        if code == .tab || code == .backtab, key.modifiers.contains(.shift) { continue }
        let text = KeyNotation.text(for: [key])
        #expect(try KeyNotation.keys(in: text) == [key], "\(text)")
      }
    }
  }

  @Test(arguments: [
    ("", KeyNotationError.empty), ("<Ent", .unclosed("<Ent")), ("<Foo>", .unknownKey("Foo")),
    ("<>", .unknownKey("")), ("<F0>", .unknownKey("F0")), ("<F99>", .unknownKey("F99")),
    ("<F+5>", .unknownKey("F+5")),
    ("<C->", .unknownKey("C-")), ("\u{1B}", .unknownKey("␛")),
    ("<\u{1B}]52;c\u{7}", .unclosed("<␛]52;c␇")),
  ])
  func `a text that names no key is refused by its part`(text: String, error: KeyNotationError) {
    #expect(throws: error) { try KeyNotation.keys(in: text) }
  }
}
