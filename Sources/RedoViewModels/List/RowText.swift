/// The start of a text that a row is drawn from: a title may be a mebibyte long, and is drawn with every
/// key.
struct RowText {
  /// How much of a text a row is drawn from at most, in bytes: sixteen for each column of a screen that
  /// is wider than any.
  static let longest = 16_384

  /// The start, with an ellipsis where there is more.
  let text: String
  /// Whether it is all of the text.
  let isWhole: Bool

  /// Takes a text.
  init(_ text: String) {
    isWhole = text.utf8.count <= Self.longest
    guard !isWhole else {
      self.text = text
      return
    }
    var end = text.utf8.index(text.startIndex, offsetBy: Self.longest)
    // Between scalars; that a character may be cut in two shows on no screen.
    while text.utf8[end] & 0xC0 == 0x80 { end = text.utf8.index(before: end) }
    self.text = text[..<end] + "…"
  }
}
