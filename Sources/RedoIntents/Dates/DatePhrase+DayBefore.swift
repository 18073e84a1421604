/// The day in front of another one.
extension DatePhrase {
  /// `day before friday`, `the day before 24 dec`: `before friday` is that day.
  static func theDayBefore(
    _ words: ArraySlice<Word>, in context: DateContext, isAlone: Bool
  ) -> (phrase: DatePhrase, length: Int)? {
    let lead = words.first?.key == "the" ? 2 : 1
    guard words.dropFirst(lead - 1).prefix(2).map(\.key) == ["day", "before"],
      let match = Self.match(words.dropFirst(lead), in: context, isAlone: isAlone),
      case .day(_, nil) = match.phrase
    else { return nil }
    return (match.phrase, lead + match.length)
  }
}
