/// A foreign text file as lines, each with its number, counted from 1.
enum TextLines {
  /// The lines of a text (``ForeignText``) without their ends.
  static func lines(of bytes: [UInt8]) -> [(number: Int, text: String)] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
      .map { number, line in
        let line = line.last == 0x0D ? line.dropLast() : line
        return (number + 1, String(decoding: line, as: UTF8.self))
      }
  }

  /// The words of a line: what stands between spaces, tabs and their like.
  ///
  /// A blank that no ASCII has keeps its place in a word, as it does in a title.
  static func words(of text: String) -> [String] {
    text.utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a line holds blanks of any kind alone.
  static func isEmpty(_ line: some StringProtocol) -> Bool {
    line.unicodeScalars.allSatisfy(\.properties.isWhitespace)
  }

  /// How often each text was met, so that equal lines of a file have names of their own.
  struct Counter {
    private var counts: [String: Int] = [:]

    /// A name for a text that tells it from the ones met before.
    mutating func name(_ text: String) -> String {
      counts[text, default: 0] += 1
      return "\(counts[text] ?? 1) \(text)"
    }
  }
}
