import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

@Suite struct LineWrapperTests {
  private func rows(_ text: String, _ columns: Int, indent: Int = 0) -> [String] {
    LineWrapper.lines(of: [DetailSpan(text)], columns: columns, indent: indent).map(\.plainText)
  }

  @Test func `lines break between words`() {
    #expect(rows("one two three", 8) == ["one two ", "three"])
    #expect(rows("one two", 7) == ["one two"])
    #expect(rows("", 10) == [""])
  }

  @Test func `a word that is longer than a row is cut`() {
    #expect(rows("abcdefghij", 4) == ["abcd", "efgh", "ij"])
    #expect(rows("日本語です", 5) == ["日本", "語で", "す"])
  }

  @Test func `rows after the first are indented`() {
    #expect(rows("one two three four", 9, indent: 2) == ["one two ", "  three ", "  four"])
  }

  @Test func `no row is wider than it may be, and no word is lost`() {
    var generator = SeededGenerator.fromEnvironment(default: 3)
    let alphabet = Array("ab  日é👍🏽\u{301}\u{1B}")
    for step in 0..<500 {
      let text = String((0..<60).compactMap { _ in alphabet.randomElement(using: &generator) })
      let columns = Int.random(in: 4...30, using: &generator)
      let lines = LineWrapper.lines(of: [DetailSpan(text)], columns: columns)
      for line in lines {
        #expect(
          TextWidth.columns(of: line.plainText) <= columns,
          "seed \(generator.seed), step \(step)")
      }
      let kept = TextSanitizer.sanitized(lines.map(\.plainText).joined()).filter { $0 != " " }
      let whole = TextSanitizer.sanitized(text).filter { $0 != " " }
      #expect(
        kept.unicodeScalars.count >= whole.unicodeScalars.count,
        "seed \(generator.seed), step \(step)")
    }
  }
}
