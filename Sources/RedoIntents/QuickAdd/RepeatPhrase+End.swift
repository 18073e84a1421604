extension RepeatPhrase {
  /// What begins words that say when a repeat ends or what it leaves out.
  static let endLeads: Set = ["until", "till", "ending", "ends", "except"]

  /// How many words say when a repeat ends or what it leaves out; 0 for what is nothing of the kind.
  ///
  /// No log can say so, and the date in them is not when the task is due.
  static func endLength(of words: ArraySlice<Word>, in context: DateContext) -> Int {
    guard let key = words.first?.key, endLeads.contains(key),
      let (_, length) = DatePhrase.match(words.dropFirst(), in: context)
    else { return 0 }
    return 1 + length
  }
}
