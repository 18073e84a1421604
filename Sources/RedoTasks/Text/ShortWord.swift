/// A word of at most 15 bytes, as a key that needs no memory of its own.
struct ShortWord: Hashable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// Takes in a word; nil for a longer one.
  init?(_ word: Span<UInt8>) {
    guard word.count < 16 else { return nil }
    for index in word.indices {
      if index < 8 {
        low |= UInt64(word[index]) << (index * 8)
      } else {
        high |= UInt64(word[index]) << ((index - 8) * 8)
      }
    }
    high |= UInt64(word.count) << 56
  }
}
