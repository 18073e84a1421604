import RedoTerminal
import RedoTestSupport
import Testing

@Suite struct TextWrapTests {
  @Test(arguments: [
    ("", [""]), ("one two three", ["one two", "three"]), ("12345678", ["12345678"]),
    ("123456789", ["12345678", "9"]), ("a\n\nb\r\nc", ["a", "", "b", "c"]),
    ("漢字漢字漢", ["漢字漢字", "漢"]), ("one 23456789", ["one", "23456789"]),
    ("  - item of", ["  - item", "of"]), ("ab cd ef 1", ["ab cd ef", "1"]),
    ("a 👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", ["a", "👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧"]),
  ])
  func `rows end at spaces and never split a cluster`(text: String, rows: [String]) {
    #expect(TextWrap.lines(of: text, columns: 8) == rows)
  }

  @Test func `no row is too long and nothing but spaces is lost`() {
    var generator = SeededGenerator.fromEnvironment(default: 11)
    let pieces = ["a", "word", " ", "  ", "漢", "e\u{301}", "👍🏽", "-"]
    for round in 0..<2_000 {
      let text = (0..<20).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
      let columns = Int.random(in: 2...12, using: &generator)
      let rows = TextWrap.lines(of: text, columns: columns)
      let hint: Comment = "seed \(generator.seed), round \(round)"
      #expect(rows.allSatisfy { TextWidth.columns(of: $0) <= columns }, hint)
      #expect(rows.joined().filter { $0 != " " } == text.filter { $0 != " " }, hint)
      let indent = Int.random(in: 0...columns - 2, using: &generator)
      let narrower = TextWrap.lines(of: text, columns: columns, indent: indent)
      #expect(TextWidth.columns(of: narrower[0]) <= columns, hint)
      #expect(
        narrower.dropFirst().allSatisfy { TextWidth.columns(of: $0) <= columns - indent }, hint)
      #expect(narrower.joined().filter { $0 != " " } == text.filter { $0 != " " }, hint)
      if indent == 0 { #expect(narrower == rows, hint) }
    }
    #expect(TextWrap.lines(of: "a", columns: 0).isEmpty)
  }

  @Test(arguments: [
    "\u{11A8}", "a\u{1100}\u{115A}\u{11A8}b", "\u{1160}\u{11A8}\u{1160}", "\u{301}",
    "\u{1161}\u{17C4}\u{1161}", "\u{301}\u{93E}\u{301}\u{302}\u{303}\u{304}\u{93E}",
  ])
  func `what stands on a circle is as wide in a row as before`(text: String) {
    let columns = TextWidth.columns(of: text)
    #expect(TextWidth.columns(of: TextWidth.prefix(of: text, columns: columns)) == columns)
    #expect(TextWrap.lines(of: text, columns: 20).map { TextWidth.columns(of: $0) } == [columns])
  }
}
