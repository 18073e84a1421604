internal import RedoProtocol

/// Cuts what came in on standard input into lines.
enum InputLines {
  /// The lines that are not blank, each with its number, counted from 1.
  ///
  /// A carriage return at a line's end goes with the line feed, and the byte order mark that some
  /// programs put in front of a text is none of it. A line with a NUL byte, as UTF-16 has them, is no
  /// text.
  static func lines(
    of bytes: [UInt8]
  ) throws(UsageError) -> [(number: Int, text: String)] {
    var lines: [(number: Int, text: String)] = []
    let parts = ForeignText(bytes).bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      let line = part.last == 0x0D ? part.dropLast() : part
      guard !line.contains(0), let text = String(validating: line, as: UTF8.self) else {
        throw .noText(line: index + 1)
      }
      if !line.allSatisfy(\.isASCIIBlank) { lines.append((index + 1, text)) }
    }
    return lines
  }
}
