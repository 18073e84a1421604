/// What single bytes of a stored title mean for how it is shown (``TitleText``).
enum TitleByte {
  /// Whether a byte stands between words.
  static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// Whether a label or an escape may begin with a byte.
  static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "\\")
  }

  /// An ASCII letter in lowercase; another byte as it is.
  static func lowercased(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// The offsets of a text without the separators at its ends; nil where it has no others.
  static func trimmed(_ text: Span<UInt8>) -> Range<Int>? {
    var range = 0..<text.count
    while let first = range.first, isSeparator(text[first]) { range.removeFirst() }
    while let last = range.last, isSeparator(text[last]) { range.removeLast() }
    return range.isEmpty ? nil : range
  }
}
