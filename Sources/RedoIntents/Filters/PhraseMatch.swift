/// Where a text has the words that were looked for, and how well it fits them.
public struct PhraseMatch: Hashable, Sendable {
  /// How well a word fits, the best first.
  public enum Fit: Int, Comparable, Sendable {
    /// The text starts with it.
    case start
    /// A later word of the text starts with it.
    case wordStart
    /// It stands somewhere in a word.
    case inside
    /// Its letters are there, but not in a row.
    case scattered

    /// Orders fits, the better first.
    public static func < (left: Fit, right: Fit) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// The places, in UTF-8 bytes, in order and apart.
  public private(set) var places: [Range<Int>] = []
  /// How well the word fits that fits worst.
  public private(set) var fit = Fit.start

  /// A match of nothing.
  init() {}

  /// Takes the places of one more word.
  mutating func take(_ more: [Range<Int>], fit: Fit) {
    places = TaskFilter.joined(places + more)
    self.fit = max(self.fit, fit)
  }
}
