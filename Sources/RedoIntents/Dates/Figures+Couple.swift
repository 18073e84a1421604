extension Figures {
  /// The count with which some words begin, and how many of them it takes: `2`, `two`, `a couple of`
  /// and `a couple`.
  static func count(startOf words: ArraySlice<Word>) -> (count: Int, length: Int)? {
    let keys = words.prefix(3).map(\.key)
    if keys.starts(with: ["a", "couple"]) { return (2, keys.last == "of" ? 3 : 2) }
    return words.first.flatMap { count(in: $0.key) }.map { ($0, 1) }
  }
}
