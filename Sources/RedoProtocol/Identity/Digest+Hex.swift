public import RedoCrypto

extension Digest {
  /// Reads 64 lowercase hex digits; nil for anything else.
  public init?(hex text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 64 else { return nil }
    self.init(digits.span, at: 0)
  }

  /// Reads the 64 lowercase hex digits that start at `offset`; nil for other bytes.
  init?(_ text: Span<UInt8>, at offset: Int) {
    guard let word0 = Hex.word(in: text, at: offset),
      let word1 = Hex.word(in: text, at: offset + 16),
      let word2 = Hex.word(in: text, at: offset + 32),
      let word3 = Hex.word(in: text, at: offset + 48)
    else { return nil }
    self.init(word0, word1, word2, word3)
  }
}
