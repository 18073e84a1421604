extension LineReading {
  /// The dates of a line that stay in the title since another one right beside them counts: `in 2
  /// weeks` of `in 2 weeks on friday`, and `fri` of `fri 13 nov` where that is no Friday.
  ///
  /// Where words stand between them, the one may well be meant for the title; and so may `Friday` of
  /// `Good Friday mon`.
  static func spareDates(
    of parts: [LinePart], but used: [LinePart], in line: [Word]
  ) -> [Range<Int>] {
    let dates = parts.filter { $0.id.kind == .due }
    return dates.indices.compactMap { index in
      let words = dates[index].words
      let isBeside =
        (index > 0 && dates[index - 1].words.upperBound == words.lowerBound)
        || (index + 1 < dates.count && dates[index + 1].words.lowerBound == words.upperBound)
      return isBeside && !used.contains(dates[index]) && !isName(words, in: line) ? words : nil
    }
  }

  /// Whether words are a weekday with a capital letter that begins no line, or with several.
  private static func isName(_ place: Range<Int>, in line: [Word]) -> Bool {
    let word = line[place.lowerBound]
    guard place.count == 1, DateNames.weekday(word.key) != nil else { return false }
    // The key is in small letters.
    let capitals = zip(word.text.utf8, word.key.utf8).prefix(2).map { $0 != $1 }
    return capitals.first == true && (place.lowerBound > 0 || capitals.last == true)
  }
}
