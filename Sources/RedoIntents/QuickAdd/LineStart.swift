/// What the first words of a line may mean that are words of a title further on.
///
/// `Every 15th pay rent` begins with when, while `Ask every 3rd customer` does not; and what is counted
/// stays a title wherever it stands: `on the 3rd floor fix the lamp`.
enum LineStart {
  /// Whether a day of the month or of the year, at the start of a line, is one beside the words that
  /// follow it.
  static func ends(before words: ArraySlice<Word>) -> Bool {
    guard let word = words.first, !word.isLiteral else { return true }
    let key = word.key
    return !counted.contains(key) && DateNames.weekday(key) == nil && DateNames.month(key) == nil
      && CalendarUnit(key) == nil && DatePhrase.milliseconds(of: key) == nil
      && Figures.number(in: key) == nil && DayPhrase.ordinal(key) == nil
  }

  /// What a title counts in such words, and what goes on with a list or a span of them.
  private static let counted: Set = [
    "and", "or", "&", "+", "-", "of", "to", "through", "until", "till", "from", "in", "after",
    "before", "other", "second", "last",
    "floor", "storey", "level", "deck", "row", "seat", "page", "chapter", "paragraph", "street",
    "st", "avenue", "ave", "road", "anniversary", "birthday", "century", "edition", "season",
    "episode", "attempt", "version", "time", "one", "person", "people", "friends", "customer",
    "visitor", "guest", "user", "item", "quarter", "half", "third", "weekday", "weekdays",
    "workday", "workdays", "weekend", "weekends",
  ]
}

extension ArraySlice<Word> {
  /// Whether the first of them is the first of the line.
  var beginLine: Bool { startIndex == 0 }
}
