extension RepeatPhrase {
  /// How many words list weekdays: `mon, wed and fri`, `mon,wed`.
  static func weekdays(_ words: ArraySlice<Word>) -> Int {
    list(words) { isMade($0, of: { DateNames.weekday($0) != nil }) }
  }

  /// Whether a word names days of a week or a month: `mon/thu`, `fridays`, `1st/15th`.
  static func namesDays(_ word: Word) -> Bool {
    isMade(word) { day in
      DateNames.weekday(day) != nil || DayPhrase.ordinal(day) != nil
        || (day.hasSuffix("s") && DateNames.weekday(String(day.dropLast())) != nil)
    }
  }

  /// Whether a word is one such thing, or several joined by signs.
  private static func isMade(_ word: Word, of isItem: (String) -> Bool) -> Bool {
    let items = word.key.split { ",/+&-".contains($0) }
    return !items.isEmpty && items.allSatisfy { isItem(String($0)) }
  }

  /// How many words list dates: `24 dec and 2 may`.
  static func datesOfYear(_ words: ArraySlice<Word>, in context: DateContext) -> Int {
    var length = 0
    var rest = words
    while let date = DayPhrase.calendarDate(rest, from: context.today) {
      rest = rest.dropFirst(date.length)
      length = rest.startIndex - words.startIndex
      if joins.contains(rest.first?.key ?? "") { rest = rest.dropFirst() }
    }
    return length
  }

  /// How many words list such things, apart by `and`.
  static func list(_ words: ArraySlice<Word>, _ isItem: (Word) -> Bool) -> Int {
    var length = 0
    var rest = words
    while let word = rest.first, isItem(word) {
      length = rest.startIndex - words.startIndex + 1
      rest = rest.dropFirst()
      if joins.contains(rest.first?.key ?? "") { rest = rest.dropFirst() }
    }
    return length
  }

  /// What stands between the last two of several, or between the first and the last.
  static let joins: Set = ["and", "or", "&", "+", "to", "-", "–"]
}
