/// The bytes of another program's file, taken as text: UTF-8 alone, since guessing at letters would
/// destroy them.
struct ForeignText {
  /// The text, without the byte order mark that some programs put in front.
  let bytes: [UInt8]

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Takes a file's bytes.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes.starts(with: Self.mark) ? Array(bytes.dropFirst(3)) : bytes
  }

  /// What is no text, and how to make it one; nil where all is well.
  var fault: String? {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
      return Self.advice("line 1 is UTF-16", from: "UTF-16")
    }
    if let line = firstLine(where: { $0.contains(0) }) {
      return Self.advice("line \(line) holds NUL bytes, as UTF-16 does", from: "UTF-16")
    }
    // Most files are sound as a whole, and long ones are not cut into lines for that.
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    return firstLine { String(validating: $0, as: UTF8.self) == nil }
      .map { Self.advice("line \($0) is not UTF-8 text", from: "WINDOWS-1252") }
  }

  /// The number of the first such line, counted from 1.
  private func firstLine(where isSuch: (ArraySlice<UInt8>) -> Bool) -> Int? {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).firstIndex(where: isSuch)
      .map { $0 + 1 }
  }

  private static func advice(_ fault: String, from encoding: String) -> String {
    "\(fault); convert the file first, for example with `iconv -f \(encoding) -t UTF-8`, and "
      + "nothing is imported until then"
  }
}
