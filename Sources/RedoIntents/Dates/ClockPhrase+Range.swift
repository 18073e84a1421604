extension ClockPhrase {
  /// What stands in front of the end of a range.
  static let rangeLeads: Set = ["to", "-", "–", "until", "till"]

  /// The time of day with which a range begins, and `from` before it: `from 3pm` of `from 3pm to 4pm`.
  ///
  /// Without an end behind it, `from` leads in no time at which something is due.
  static func rangeStart(
    _ words: ArraySlice<Word>
  ) -> (phrase: ClockPhrase, length: Int)? {
    let rest = words.dropFirst()
    guard words.first?.key == "from", rest.first?.key != "from",
      let start = match(rest, alone: false),
      rangeEndLength(rest.dropFirst(start.length), isFrom: true) > 0
    else { return nil }
    return (start.phrase, 1 + start.length)
  }

  /// How many words behind a time of day say when something ends, which no task holds: `to 4pm`,
  /// `- 10am`; 0 for others.
  ///
  /// Only where `from` leads in the time does `until 4pm` say so, and not when something is due.
  static func rangeEndLength(_ words: ArraySlice<Word>, isFrom: Bool) -> Int {
    let rest = words.dropFirst()
    guard let key = words.first?.key, rangeLeads.contains(key),
      isFrom || !["until", "till"].contains(key), rest.first?.key != "from",
      let end = match(rest, alone: false)
    else { return 0 }
    return 1 + end.length
  }
}
