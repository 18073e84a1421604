internal import RedoProtocol
internal import RedoTasks

extension RepeatPhrase {
  /// How many words list weekdays: `mon, wed and fri`, `mon,wed`.
  static func weekdays(_ words: ArraySlice<Word>) -> Int {
    list(words) { word in
      let days = word.key.split { ",/+&-".contains($0) }
      return !days.isEmpty && days.allSatisfy { DateNames.weekday(String($0)) != nil }
    }
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

  /// What stands between the last two of several.
  static let joins: Set = ["and", "or", "&", "+"]
}
