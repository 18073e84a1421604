import RedoProtocol
import RedoTestSupport
import Testing

@testable import RedoTasks

/// Titles without escapes are cut at their labels byte by byte, as they are cut word by word.
struct TitleByteTests {
  private static let seeds = (0..<20).map { seed in
    SeededGenerator.fromEnvironment(default: 77).seed &+ UInt64(seed)
  }
  private static let pieces = [
    "a", "Zed", "#home", "@ana", "#once", "#2", "#", "@", "c#", "#a.", "#a-b_3", "@B", ".", "1",
    " ", "  ", "\t", "\\#x", "\\", "é", "#é", "#ok\u{301}",
  ]

  @Test(arguments: seeds) func `what is shown is the same either way`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var cut = 0
    for _ in 0..<500 {
      let count = Int.random(in: 0..<9, using: &generator)
      let title = (0..<count).map { _ in
        (Self.pieces.randomElement(using: &generator) ?? "")
          + (Bool.random(using: &generator) ? " " : "")
      }.joined()
      let bytes = Array(title.utf8)
      let isPlain = !bytes.contains(UInt8(ascii: "\\"))
      let isASCII = bytes.allSatisfy { $0 < 0x80 }
      guard let range = TitleByte.shown(bytes.span) else {
        #expect(
          !isPlain || !isASCII || bytes.allSatisfy(\.isASCIIBlank),
          "“\(title)”, seed \(seed)")
        continue
      }
      cut += 1
      #expect(isPlain, "“\(title)”, seed \(seed)")
      #expect(
        String(decoding: bytes[range], as: UTF8.self) == TitleText(title).shown,
        "“\(title)”, seed \(seed)")
    }
    #expect(cut > 50)
  }

  @Test func `a character that is called the same in lowercase is, and has that length`() {
    var known = 0
    let all = [0x80...0xFFFF, 0x1E000...0x20FFF].joined().lazy.compactMap(Unicode.Scalar.init)
    for scalar in all {
      let text = Array(Character(scalar).utf8)
      let next = text.count > 1 ? text[1] : nil
      guard let length = TitleByte.caselessLength(from: text[0], next) else { continue }
      known += 1
      if length != text.count || scalar.properties.lowercaseMapping != String(scalar) {
        Issue.record("U+\(String(scalar.value, radix: 16))")
      }
    }
    #expect(known > 28_000)
  }
}
