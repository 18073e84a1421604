import RedoTerminal
import Testing

struct TextSanitizerTests {
  /// Told here once more, so that the table is not its own judge.
  static let ranges: [ClosedRange<UInt32>] = [
    // Controls of ASCII and of Latin-1, which some terminals obey in UTF-8 too.
    0x00...0x1F, 0x7F...0x9F,
    // Line and paragraph separators; marks and overrides of direction.
    0x2028...0x2029, 0x061C...0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069,
    // The byte order mark, and tags that nobody sees.
    0xFEFF...0xFEFF, 0xE0001...0xE0001,
  ]

  @Test(arguments: ranges)
  func `what acts on a terminal or turns text round is replaced by something to see`(
    _ range: ClosedRange<UInt32>
  ) {
    for scalar in range.compactMap({ Unicode.Scalar($0) }) {
      let safe = TextSanitizer.sanitized("a\(scalar)b").unicodeScalars
      #expect(safe.count == 3 && !safe.contains(scalar), "U+\(String(scalar.value, radix: 16))")
    }
  }
}
