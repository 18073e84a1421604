import Foundation
import RedoTestSupport
import Testing

@testable import RedoTerminal

@Suite(.enabled(if: Vectors.arePresent, Vectors.absence))
struct UnicodeVectorTests {
  @Test func `clusters break where the Unicode test file says`() throws {
    var tried = 0
    for (number, line) in try dataLines(of: "unicode/GraphemeBreakTest.txt") {
      let pieces = line.split(separator: "÷").map { piece in
        string(ofHex: piece.split(separator: "×").joined(separator: " "))
      }
      let text = pieces.joined()
      let expected = pieces.filter { !$0.isEmpty }.map { Array($0.unicodeScalars) }
      let found = TextWidth.clusters(of: text).map { Array($0.unicodeScalars) }
      #expect(found == expected, "line \(number): \(line)")
      tried += 1
    }
    #expect(tried > 0)
  }

  @Test func `a fully qualified emoji is one cluster of two columns`() throws {
    var tried = 0
    for (number, line) in try dataLines(of: "unicode/emoji-test.txt")
    where line.contains("fully-qualified") && !line.contains("unqualified") {
      let text = string(ofHex: line.prefix { $0 != ";" })
      let glyphs = Array(Glyphs(text))
      #expect(glyphs.map(\.columns) == [2], "line \(number): \(line)")
      #expect(glyphs.first?.text == text, "line \(number): \(line)")
      tried += 1
    }
    #expect(tried > 0)
  }

  @Test func `wide and fullwidth scalars take two columns and narrow letters one`() throws {
    var tried = 0
    for (number, line) in try dataLines(of: "unicode/EastAsianWidth.txt") {
      let fields = line.split(separator: ";").map { $0.trimmingCharacters(in: .whitespaces) }
      let isWide = fields[1] == "W" || fields[1] == "F"
      let ends = fields[0].components(separatedBy: "..").compactMap { UInt32($0, radix: 16) }
      let first = try #require(ends.first), last = try #require(ends.last)
      for value in Set([first, last]) {
        guard let scalar = Unicode.Scalar(value), isSpacing(scalar),
          !TextSanitizer.isUnsafe(scalar)
        else { continue }
        #expect(Glyph(scalar).columns == (isWide ? 2 : 1), "line \(number): \(line)")
        tried += 1
      }
    }
    #expect(tried > 0)
  }

  /// Whether a scalar takes columns by itself: no mark, no joiner, no vowel or final consonant of
  /// Hangul, which stand within a syllable.
  private func isSpacing(_ scalar: Unicode.Scalar) -> Bool {
    let category = scalar.properties.generalCategory
    let isJamo =
      (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FF).contains(scalar.value)
    return category != .nonspacingMark && category != .enclosingMark && !isJamo
      && ScalarTable.properties(of: scalar).columns > 0
  }

  private func dataLines(of path: String) throws -> [(Int, String)] {
    try Vectors.text(of: path).components(separatedBy: "\n").enumerated().compactMap {
      index, line in
      let data = line.prefix { $0 != "#" }.trimmingCharacters(in: .whitespaces)
      return data.isEmpty ? nil : (index + 1, data)
    }
  }

  private func string(ofHex text: some StringProtocol) -> String {
    var scalars = String.UnicodeScalarView()
    for word in text.split(separator: " ") {
      if let value = UInt32(word, radix: 16), let scalar = Unicode.Scalar(value) {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
