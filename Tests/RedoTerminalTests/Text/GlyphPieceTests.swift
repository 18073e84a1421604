import RedoTerminal
import RedoTestSupport
import Testing

@Suite struct GlyphPieceTests {
  @Test(arguments: [
    ("a", ["a"]), ("漢", ["漢"]), ("e\u{301}", ["e\u{301}"]), ("👨‍👩‍👧", ["👨"]), ("👍🏽", ["👍"]),
    ("❤️", ["❤", " "]), ("🇩🇪", ["🇩", "🇪"]), ("1️⃣", ["1\u{20E3}", " "]), ("का", ["क", "ा"]),
    ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", ["🏴"]), ("한", ["한"]), ("\u{1112}\u{1161}\u{11AB}", ["\u{1112}\u{1161}\u{11AB}"]),
  ])
  func `a glyph is sent in parts whose width no terminal disputes`(text: String, parts: [String]) {
    let glyph = Glyphs(text).first { _ in true }
    let sent = glyph?.pieces.map { String(String.UnicodeScalarView($0.scalars)) }
    #expect(
      sent.map { $0.map { Array($0.unicodeScalars) } } == parts.map { Array($0.unicodeScalars) })
  }

  @Test func `the parts fill the glyph's columns whatever it is made of`() {
    var generator = SeededGenerator.fromEnvironment(default: 3)
    let scalars: [Unicode.Scalar] = [
      "a", "漢", "\u{301}", "\u{200D}", "👨", "🏽", "\u{FE0F}", "🇩", "का".unicodeScalars.first ?? "a",
      "\u{93E}", "\u{1100}", "\u{1161}", "\u{20E3}", "1", "\u{600}", "❤", "\u{E0067}",
    ]
    for round in 0..<5_000 {
      var text = String.UnicodeScalarView()
      for _ in 0..<Int.random(in: 1...7, using: &generator) {
        text.append(scalars.randomElement(using: &generator) ?? "a")
      }
      for glyph in Glyphs(String(text)) {
        let pieces = glyph.pieces
        let sum = pieces.reduce(0) { $0 + $1.columns }
        #expect(sum == glyph.columns, "seed \(generator.seed), round \(round): \(glyph)")
        #expect(pieces.allSatisfy { $0.columns > 0 && (1...5).contains($0.scalars.count) })
      }
    }
  }
}
