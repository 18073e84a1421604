/// Dates of which it is said that nothing is to be later.
extension DatePhrase {
  /// `no later than friday`, `not later than the 15th`: by then.
  static func noLater(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: DatePhrase, length: Int)? {
    let keys = words.prefix(3).map(\.key)
    guard keys == ["no", "later", "than"] || keys == ["not", "later", "than"],
      // So that no line asks again and again.
      let next = words.dropFirst(3).first?.key, !["no", "not", "for", "due"].contains(next),
      // Behind these words nothing but a date is meant.
      let match = Self.match(words.dropFirst(3), in: context, isAlone: true)
    else { return nil }
    return (match.phrase, 3 + match.length)
  }

  /// Whether words begin with `at the latest`.
  static func isAtTheLatest(_ words: ArraySlice<Word>) -> Bool {
    words.prefix(3).map(\.key) == ["at", "the", "latest"]
  }
}
