/// A priority in a word: `p1` … `p5`, `!` … `!!!!!`.
public enum PriorityWord {
  /// The priority that a word names, 1 … 5; nil for another word.
  public static func priority(of key: String) -> Int? {
    if key.utf8.allSatisfy({ $0 == UInt8(ascii: "!") }) {
      return (1...5).contains(key.utf8.count) ? key.utf8.count : nil
    }
    return number(of: key).flatMap { (1...5).contains($0) ? $0 : nil }
  }

  /// The word and its meaning that a `p` out of range comes near to, as priorities of other programs go
  /// further; nil for another word.
  static func nearest(to key: String) -> String? {
    guard let number = number(of: key), !(1...5).contains(number) else { return nil }
    return number > 5 ? "p5, the highest" : "p1, the lowest"
  }

  private static func number(of key: String) -> Int? {
    guard key.utf8.first == UInt8(ascii: "p") else { return nil }
    return Figures.number(in: key.dropFirst(), digits: 1...1)
  }
}
