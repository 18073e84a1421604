internal import RedoProtocol

/// Times of day of whose half the words behind them speak: `8:30 in the evening`, `at 8 in the evening`,
/// `9:30 pm in the evening`.
extension ClockPhrase {
  /// A time of day that so many words name, and those behind them that say of which half it is, or say
  /// again that it is of its own.
  ///
  /// One word alone may begin what is to be done: `9:30 morning run`; so may any behind a sign: `call
  /// Bob 8:30. In the evening call Ana`.
  static func inNamedHalf(
    _ time: CivilTime, _ words: ArraySlice<Word>, length: Int
  ) -> (phrase: ClockPhrase, length: Int) {
    guard let last = words.prefix(length).last, isUnparted(last, from: words.dropFirst(length)),
      let own = PartOfDay.behindTime(words.dropFirst(length))
    else { return (.at(time), length) }
    let all = length + own.length
    if last.key.utf8.last?.isASCIIDigit == true {
      guard let clock = own.part.clock(onFace: time) else { return (.at(time), length) }
      return (clock, all)
    }
    let isMeant = own.length > 2 || isOver(words.dropFirst(all))
    return (.at(time), isMeant && own.part.isSaid(of: time) ? all : length)
  }

  /// Whether no sign parts a time of day from the words behind it; the last stop of `p.m.` is its own
  /// where no sentence begins behind it.
  private static func isUnparted(_ word: Word, from next: ArraySlice<Word>) -> Bool {
    let isAbbreviated = ["a.m", "p.m"].contains { word.key.hasSuffix($0) }
    guard isAbbreviated, word.text.utf8.last == UInt8(ascii: ".") else {
      return word.key.utf8.count == word.text.utf8.count
    }
    return next.first?.text.first?.isLowercase == true
  }

  /// Whether no words of a title stand right behind `at night` or `12 noon`: `Meet 9pm at night market` is
  /// about a market.
  static func isOver(_ words: ArraySlice<Word>) -> Bool {
    guard let key = words.first?.key else { return true }
    return Meaning.matchWord(words) != nil || RepeatPhrase.leads.contains(key)
      || RepeatPhrase.adverb(key) != nil
      || DatePhrase.dayLeads.contains(key) || ["today", "tomorrow"].contains(key)
      || DateNames.weekday(key) != nil || isNextOrDated(words)
  }

  /// Whether some words begin with `next week`, `this friday`, `in 3 days` or `24 dec`.
  private static func isNextOrDated(_ words: ArraySlice<Word>) -> Bool {
    guard let key = words.first?.key, let second = words.dropFirst().first?.key else {
      return false
    }
    switch key {
    case "next", "this":
      return second == "weekend" || DateNames.weekday(second) != nil
        || (key == "next" && CalendarUnit(singular: second) != nil)
    // As many as can be of a distance, since what stands behind one may be a time at night again.
    case "in": return DayPhrase.distance(words.dropFirst().prefix(5), from: .first) != nil
    default: return DayPhrase.calendarDate(words, from: .first) != nil
    }
  }

  /// `at 8 in the evening`, which needs no day beside it, and `at 8 at night` where no title goes on;
  /// so with `o'clock` behind the hour.
  static func hourInNamedHalf(_ words: ArraySlice<Word>) -> (phrase: ClockPhrase, length: Int)? {
    guard let hour = bareHour(words) else { return nil }
    let length = hourLength(words)
    guard length == 2 else {
      guard let own = PartOfDay.behindTime(words.dropFirst(length)),
        let clock = own.part.clock(onFace: hour),
        own.length > 2 || isOver(words.dropFirst(length + own.length))
      else { return nil }
      return (clock, length + own.length)
    }
    let match = inNamedHalf(hour, words, length: 2)
    let isMeant = match.length > 4 || isOver(words.dropFirst(match.length))
    return match.length > 2 && isMeant ? match : nil
  }

  /// `8 in the evening`, unless the words of a title go on: `8 in the evening and 2 at night` may count
  /// something.
  static func lastHourInHalf(_ words: ArraySlice<Word>) -> (phrase: ClockPhrase, length: Int)? {
    guard let figures = words.first.flatMap({ Figures.number(in: $0.key, digits: 1...2) }),
      let hour = CivilTime(hour: figures, minute: 0)
    else { return nil }
    let match = inNamedHalf(hour, words, length: 1)
    guard match.length > 1, RepeatPhrase.isEnd(words.dropFirst(match.length)) else { return nil }
    return match
  }

  /// It as one says it of tonight, which has no noon: 0:30 for `12:30` and midnight for `12:00`.
  func ofTonight(as words: ArraySlice<Word>) -> ClockPhrase {
    guard case .at(let time) = self, time.hour == 12,
      words.last?.key.utf8.last?.isASCIIDigit == true
    else { return self }
    return PartOfDay.night.clock(onFace: time) ?? self
  }

  /// It in the half of the day that the end of a range says, where its own words say none and it comes
  /// before that end: 20:30 for `8:30` in front of `to 9:30 in the evening`.
  func inHalf(ofEnd words: ArraySlice<Word>, as own: ArraySlice<Word>) -> ClockPhrase {
    guard case .at(let face) = self, own.last?.key.utf8.last?.isASCIIDigit == true,
      Self.rangeLeads.contains(words.first?.key ?? ""),
      let end = Self.single(words.dropFirst(), alone: false),
      let word = words.dropFirst().prefix(end.length).last,
      let part = PartOfDay(rawValue: word.key), let start = part.clock(onFace: face)
    else { return self }
    guard case .at(let first) = start, case .at(let last) = end.phrase else { return start }
    return first < last || end.phrase.isBehindMidnight ? start : self
  }
}
