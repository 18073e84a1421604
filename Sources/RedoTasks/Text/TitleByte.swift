internal import RedoProtocol

/// What single bytes of a stored title mean for how it is shown (``TitleText``).
enum TitleByte {
  /// Whether a label or an escape may begin with a byte.
  static func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "\\")
  }

  /// How many bytes a character takes that is the same in lowercase, where that is quickly known: it
  /// is for general punctuation, the scripts of East Asia and most emoji; nil for others.
  static func caselessLength(from first: UInt8, _ next: UInt8?) -> Int? {
    switch (first, next) {
    case (0xE2, 0x80), (0xE2, 0x81), (0xE3...0xE9, _): 3
    case (0xF0, 0x9F): 4
    default: nil
    }
  }

  /// The offsets of a text without the separators at its ends; nil where it has no others.
  static func trimmed(_ text: Span<UInt8>) -> Range<Int>? {
    var range = 0..<text.count
    while let first = range.first, text[first].isASCIIBlank { range.removeFirst() }
    while let last = range.last, text[last].isASCIIBlank { range.removeLast() }
    return range.isEmpty ? nil : range
  }

  /// The offsets of what is shown of a title that has no escape; nil for another title, and for one
  /// that may end with labels beyond ASCII.
  ///
  /// That is all up to its last labels, or all of it where it has no other words.
  static func shown(_ text: Span<UInt8>) -> Range<Int>? {
    guard let all = trimmed(text),
      !all.contains(where: { text[$0] == UInt8(ascii: "\\") })
    else { return nil }
    var end = all.upperBound
    while true {
      var start = end
      while start > all.lowerBound, !text[start - 1].isASCIIBlank { start -= 1 }
      guard isSign(text[start]) else { return all.lowerBound..<end }
      guard !(start..<end).contains(where: { text[$0] >= 0x80 }) else { return nil }
      guard isLabel(text, start..<end) else { return all.lowerBound..<end }
      while start > all.lowerBound, text[start - 1].isASCIIBlank { start -= 1 }
      guard start > all.lowerBound else { return all }
      end = start
    }
  }

  /// Whether a word in ASCII is a label and nothing else (``TitleLabel``).
  private static func isLabel(_ text: Span<UInt8>, _ word: Range<Int>) -> Bool {
    guard word.count > 1, isSign(text[word.lowerBound]), text[word.lowerBound + 1].isASCIILetter
    else { return false }
    return word.dropFirst(2).allSatisfy { offset in
      let byte = text[offset]
      return byte.isASCIIAlphanumeric || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
  }
}
