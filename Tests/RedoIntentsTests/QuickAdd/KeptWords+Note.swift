import RedoIntents

extension KeptWords {
  /// What the lines are read against: Friday, 15 January 2027, 08:00, in UTC.
  static let dates = DateContext.at("2027-01-15T08:00:00Z")

  /// What is told of the words of a line; nil where none of them is.
  static func note(of line: String) -> String? {
    var kept = KeptWords()
    kept.take(from: QuickAdd(line, in: dates))
    return kept.note
  }
}
