extension TextPattern {
  /// What was found so far; bit *k* of each state stands for the pattern's first *k* + 1 letters.
  struct State {
    private var row: UInt64 = 0
    private var inWord: UInt64 = 0
    private var anywhere: UInt64 = 0
    /// Whether the next character starts a word, if it is one that words are made of.
    private(set) var isAtStart = true
    /// What the last character completed of the letters scattered.
    private(set) var found: UInt64 = 0

    /// Takes the letters that the next character is; true where the last one ends a row.
    mutating func take(_ mask: UInt64, _ lastBit: UInt64) -> Bool {
      row = (row << 1 | 1) & mask
      if mask & TextPattern.wordBit == 0 {
        inWord = 0
        found = 0
        isAtStart = true
      } else {
        found = (isAtStart ? anywhere << 1 | 1 : inWord << 1) & mask & ~TextPattern.wordBit
        inWord |= found
        anywhere |= found
        isAtStart = false
      }
      return row & lastBit != 0
    }

    /// Whether all letters up to the last one were found in order.
    func isScattered(_ lastBit: UInt64) -> Bool {
      anywhere & lastBit != 0
    }
  }
}
