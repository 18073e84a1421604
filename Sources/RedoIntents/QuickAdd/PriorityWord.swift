/// A priority in a word: `p1` … `p5`, `!` … `!!!!!`.
enum PriorityWord {
  /// The priority that a word names, 1 … 5; nil for another word.
  static func priority(of key: String) -> Int? {
    if key.utf8.allSatisfy({ $0 == UInt8(ascii: "!") }) {
      return (1...5).contains(key.utf8.count) ? key.utf8.count : nil
    }
    guard key.utf8.first == UInt8(ascii: "p"),
      let number = Figures.number(in: key.dropFirst(), digits: 1...1)
    else { return nil }
    return (1...5).contains(number) ? number : nil
  }
}
