internal import RedoProtocol

/// Parts of an hour that are said in words.
extension DatePhrase {
  private static let partsOfHour: [(name: [String], minutes: Int64)] = [
    (["half", "an"], 30), (["half"], 30), (["a", "half"], 30), (["a", "quarter", "of", "an"], 15),
    (["three", "quarters", "of", "an"], 45), (["3", "quarters", "of", "an"], 45),
  ]

  /// `half an hour`, `half an hour's time`, `a quarter of an hour`, and where the title ends `half hour` and
  /// `a half hour`: `Work in half hour blocks` has one.
  static func partOfHour(
    _ words: ArraySlice<Word>
  ) -> (milliseconds: Int64, length: Int)? {
    for (name, minutes) in partsOfHour where words.prefix(name.count).map(\.key) == name {
      let rest = words.dropFirst(name.count)
      let owner = CalendarUnit.owner(ofTime: rest)
      let unit = owner == nil ? 1 : 2
      guard (owner ?? rest.first?.key) == "hour",
        name.last == "an" || RepeatPhrase.isEnd(rest.dropFirst(unit))
      else { continue }
      return (minutes * Instant.minute, name.count + unit)
    }
    return nil
  }
}
