/// `at 5`, `@ 5`, `at nine`, `at 5.30`, `at 15h`, `at 9h30`: an hour that no date takes, since it may
/// be of either half of a day or is written as elsewhere.
struct BareHour {
  /// What to write instead.
  let instead: String

  /// Reads two words; nil for others, and for what may be a price where no date stands before it.
  init?(_ words: some Collection<String>, isBehindDate: Bool) {
    let parts = words.map(DateSlip.key)
    guard parts.count == 2, ["at", "@"].contains(parts[0]),
      let instead = Self.hour(parts[1])
        ?? Self.hourAndMinute(parts[1], isBehindDate: isBehindDate)
        ?? Self.unreadClock(parts[1])
    else { return nil }
    self.instead = instead
  }

  /// The words behind such an hour with which words behind a date begin; all of them where there is
  /// none.
  static func dropped(from words: ArraySlice<Word>) -> ArraySlice<Word> {
    let isHour = BareHour(words.prefix(2).map(\.key), isBehindDate: true) != nil
    return words.dropFirst(isHour ? ClockPhrase.hourLength(words) : 0)
  }

  /// `5`, `17`, `nine`; what one looks at, `at one` may say as well.
  static func hour(_ word: String) -> String? {
    let isInWords = word.first?.isLetter == true && !["a", "an", "one"].contains(word.lowercased())
    guard
      let hour = isInWords
        ? Figures.count(in: word.lowercased()) : Figures.number(in: word, digits: 1...2),
      hour < 24
    else { return nil }
    return (1...12).contains(hour) ? "\(hour)am or \(hour)pm" : "\(hour):00"
  }

  /// `5.30` behind a date, and `9h30` and `15h`, which count to 24.
  static func hourAndMinute(_ key: String, isBehindDate: Bool) -> String? {
    let sign: Character = key.utf8.contains(UInt8(ascii: "h")) ? "h" : "."
    guard sign == "h" || isBehindDate else { return nil }
    let parts = key.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 2, let hour = Figures.number(in: parts[0], digits: 1...2), hour < 24
    else { return nil }
    let figures = sign == "h" && parts[1].isEmpty ? "00" : parts[1]
    guard let minute = Figures.number(in: figures, digits: 2...2), minute < 60 else { return nil }
    let clock = "\(hour):\(figures)"
    return sign == "." && (1...12).contains(hour) ? "\(clock)am or \(clock)pm" : clock
  }

  /// `15h`, `14h30` and `14:30h`, which up to noon may as well be how long: `Study fri 3h`.
  static func lateHour(_ key: String) -> String? {
    guard key.utf8.contains(UInt8(ascii: "h")) else { return nil }
    let clock = key.hasSuffix("h") ? key.dropLast() : key[...]
    let parts = clock.split(omittingEmptySubsequences: false) { $0 == "h" || $0 == ":" }
    guard parts.count < 3, let hour = Figures.number(in: parts[0], digits: 2...2),
      (13...23).contains(hour)
    else { return nil }
    let figures = parts.count == 2 ? parts[1] : "00"
    guard let minute = Figures.number(in: figures, digits: 2...2), minute < 60 else { return nil }
    return "\(hour):\(figures)"
  }

  /// `1430` and `1430h` behind `at`; `Pay Ana fri 1500` is about money.
  static func fourFigures(_ key: String) -> String? {
    let figures = key.hasSuffix("h") ? key.dropLast() : key[...]
    guard let number = Figures.number(in: figures, digits: 4...4), (1000..<2400).contains(number),
      number % 100 < 60, number.isMultiple(of: 5)
    else { return nil }
    return "\(figures.prefix(2)):\(figures.suffix(2))"
  }

  /// `24:00` and `0900`, which are times of day behind a day without a word before them, too; `0007`
  /// is a name.
  static func unreadClock(_ word: String) -> String? {
    if word == "24:00" { return "at midnight" }
    guard word.utf8.first == UInt8(ascii: "0"),
      let number = Figures.number(in: word, digits: 4...4), number >= 500, number % 100 < 60,
      number.isMultiple(of: 5)
    else { return nil }
    return "\(word.prefix(2)):\(word.suffix(2))"
  }
}
