/// Dates of which it is said that nothing is to be later.
extension DatePhrase {
  /// `no later than friday`, `no later than noon`, and where the title ends `not later than the 15th`: by
  /// then.
  ///
  /// `No later than the 2nd round` is about a round.
  static func noLater(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: DatePhrase, length: Int)? {
    let keys = words.prefix(3).map(\.key)
    guard keys == ["no", "later", "than"] || keys == ["not", "later", "than"],
      // So that no line asks again and again.
      let next = words.dropFirst(3).first?.key, !["no", "not", "for", "due"].contains(next)
    else { return nil }
    let rest = words.dropFirst(3)
    if let match = Self.match(rest, in: context) { return (match.phrase, 3 + match.length) }
    // As `by noon` and `by end of day` are read.
    if let clock = ClockPhrase.single(rest, alone: false) {
      return (.clock(clock.phrase), 3 + clock.length)
    }
    guard let match = Self.match(rest, in: context, isAlone: true),
      endsTitle(match, of: rest, in: context)
    else { return nil }
    return (match.phrase, 3 + match.length)
  }

  /// How many words are `at the latest`, `at latest` or `latest`; 0 for others.
  static func latestLength(_ words: ArraySlice<Word>) -> Int {
    let keys = words.prefix(3).map(\.key)
    return [["at", "the", "latest"], ["at", "latest"], ["latest"]]
      .first { keys.starts(with: $0) }?.count ?? 0
  }
}
