/// The day in front of another one.
extension DatePhrase {
  /// `the day before 24 dec`, and where nothing but a date is meant `day before friday`: `before friday` is
  /// that day.
  ///
  /// `Take a rest day before friday` has a day of its own, and what is before the end of a month is done on
  /// its last day.
  static func theDayBefore(
    _ words: ArraySlice<Word>, in context: DateContext, isAlone: Bool
  ) -> (phrase: DatePhrase, length: Int)? {
    let lead = words.first?.key == "the" ? 2 : 1
    guard lead == 2 || isAlone,
      words.dropFirst(lead - 1).prefix(2).map(\.key) == ["day", "before"],
      DayPhrase.spanEnd(words.dropFirst(lead + 1), in: context) == nil,
      let match = Self.match(words.dropFirst(lead), in: context, isAlone: isAlone),
      case .day(_, nil) = match.phrase
    else { return nil }
    return (match.phrase, lead + match.length)
  }
}
