/// Story points in a word: `~3`.
enum PointsWord {
  /// The story points that a word names, 0 … 9999; nil for another word.
  ///
  /// More digits than four are taken for a slip of the keys and stay in the title.
  static func points(of key: String) -> Int? {
    guard key.utf8.first == UInt8(ascii: "~") else { return nil }
    return Figures.number(in: key.dropFirst(), digits: 1...4)
  }
}
