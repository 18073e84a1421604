extension TextPattern {
  /// Which letters were found up to here, scattered; bit *k* stands for the first *k* + 1 of them.
  struct State {
    private var inWord: UInt64 = 0
    private var anywhere: UInt64 = 0
    /// Whether the next character starts a word, if it is one that words are made of.
    private var isAtStart = true
    /// What the last character completed.
    private(set) var found: UInt64 = 0

    /// Takes the letters that the next character is.
    mutating func take(_ mask: UInt64) {
      guard mask & TextPattern.wordBit != 0 else {
        inWord = 0
        found = 0
        isAtStart = true
        return
      }
      found = (isAtStart ? anywhere << 1 | 1 : inWord << 1) & mask & ~TextPattern.wordBit
      inWord |= found
      anywhere |= found
      isAtStart = false
    }

    /// Whether all letters up to the last one were found.
    func isComplete(_ lastBit: UInt64) -> Bool {
      anywhere & lastBit != 0
    }
  }
}
