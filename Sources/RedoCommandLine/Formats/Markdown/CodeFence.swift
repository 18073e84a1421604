internal import RedoProtocol

/// What begins and ends a block of a Markdown text that is shown as it is written: three backticks or
/// tildes, or more of them (CommonMark, section 4.5).
///
/// It may stand as far in as it likes: in which list it is, and so how far it may, is not read.
struct CodeFence {
  private let sign: UInt8
  private let length: Int

  private static let leastLength = 3
  private static let backtick = UInt8(ascii: "`")

  /// Reads the line that begins a block; nil for another one.
  init?(opening line: String) {
    guard let (sign, length, rest) = Self.parts(of: line) else { return nil }
    // Else it is code within a line of text.
    guard sign != Self.backtick || !rest.contains(Self.backtick) else { return nil }
    (self.sign, self.length) = (sign, length)
  }

  /// Whether a line ends the block.
  func isClosed(by line: String) -> Bool {
    guard let (sign, length, rest) = Self.parts(of: line) else { return false }
    return sign == self.sign && length >= self.length && rest.allSatisfy(\.isASCIIBlank)
  }

  /// The sign that a fence is made of, how often it stands there, and what stands behind it; nil for
  /// a line that begins with none.
  private static func parts(of line: String) -> (UInt8, Int, Substring.UTF8View)? {
    let text = line.utf8.drop(while: \.isASCIIBlank)
    guard let sign = text.first, sign == backtick || sign == UInt8(ascii: "~") else { return nil }
    let rest = text.drop { $0 == sign }
    let length = text.count - rest.count
    return length >= leastLength ? (sign, length, rest) : nil
  }
}
