internal import RedoProtocol

extension LineReading {
  /// The dates of a line that stay in the title right beside another one: `in 2 weeks` of `in 2 weeks on
  /// friday`, and `fri` of `fri 13 nov` where that is no Friday; or joined to one that counts, with what
  /// joins them: `from 24 dec to` of `from 24 dec to 26 dec`.
  ///
  /// Where other words stand between them, the one may well be meant for the title; and so may
  /// `Friday` of `Good Friday mon`.
  static func spareDates(
    of parts: [LinePart], but used: [LinePart], in line: [Word]
  ) -> [Range<Int>] {
    let dates = parts.filter { $0.id.kind == .due }
    let isUsed = dates.map { used.contains($0) }
    return chains(of: dates, in: line).flatMap { chain in
      // `mon and tue` of `Compare mon and tue numbers by friday` may be what the title is about.
      let isCounted = isUsed[chain].contains(true)
      return chain.filter { !isUsed[$0] }.compactMap { index in
        let words = dates[index].words
        let start = index > chain.lowerBound ? dates[index - 1].words.upperBound : nil
        let end = index + 1 < chain.upperBound ? dates[index + 1].words.lowerBound : nil
        if isCounted, let end, isJoin(words.upperBound..<end, in: line) {
          let lead = words.lowerBound - 1
          let isLed = lead >= 0 && ["from", "between"].contains(line[lead].key)
          return words.lowerBound - (isLed ? 1 : 0)..<end
        }
        if isCounted, let start, isJoin(start..<words.lowerBound, in: line) {
          // A spare one in front has the joining word.
          return (isUsed[index - 1] ? start : words.lowerBound)..<words.upperBound
        }
        let isBeside = start == words.lowerBound || end == words.upperBound
        let isOfOther = end == words.upperBound && isOfDate(words, in: line)
        let isListed = isCounted && (chain.count > 2 || isOfOther)
        return isBeside && (isListed || !isName(words, in: line)) ? words : nil
      }
    }
  }

  /// The dates that stand side by side or are joined, all that do so together, by their places.
  private static func chains(of dates: [LinePart], in line: [Word]) -> [Range<Int>] {
    var chains: [Range<Int>] = []
    for index in dates.indices {
      if let last = chains.last {
        let between = dates[index - 1].words.upperBound..<dates[index].words.lowerBound
        if between.isEmpty || isJoin(between, in: line) {
          chains[chains.endIndex - 1] = last.lowerBound..<index + 1
          continue
        }
      }
      chains.append(index..<index + 1)
    }
    return chains
  }

  /// Whether words make one of two dates: `24 dec to 26 dec`, `mon or tue`.
  private static func isJoin(_ place: Range<Int>, in line: [Word]) -> Bool {
    place.count == 1
      && ["to", "through", "thru", "-", "–", "and", "or", "&"].contains(line[place.lowerBound].key)
  }

  /// Whether words are a weekday that goes with what is right behind it, and is no name that has one:
  /// `Friday` of `Friday 13 Dec` and `Friday in 2 weeks`, `Mon,` of `Mon, Wed`.
  private static func isOfDate(_ place: Range<Int>, in line: [Word]) -> Bool {
    let (word, next) = (line[place.lowerBound], line[place.upperBound].key)
    guard place.count == 1, DateNames.weekday(word.key) != nil,
      word.text.contains(where: \.isLowercase)
    else { return false }
    let last = place.lowerBound > 0 ? line[place.lowerBound - 1].key : ""
    guard !namesOfDays.contains(last) else { return false }
    return ["in", "next"].contains(next)
      || next.utf8.first?.isASCIIDigit == true
        && ClockExpression.parse(next) == nil
      || DateNames.month(next) != nil
      || word.text.hasSuffix(",") && DateNames.weekday(next) != nil
  }

  /// What makes a name of the weekday behind it.
  private static let namesOfDays: Set = [
    "ash", "black", "blue", "called", "casual", "cyber", "easter", "freaky", "giving", "good",
    "holy", "manic", "maundy", "palm", "ruby", "shrove", "super", "the", "whit",
  ]

  /// Whether words are a weekday with a capital letter that begins no line, or with several.
  private static func isName(_ place: Range<Int>, in line: [Word]) -> Bool {
    let word = line[place.lowerBound]
    guard place.count == 1, DateNames.weekday(word.key) != nil else { return false }
    // The key is in small letters.
    let capitals = zip(word.text.utf8, word.key.utf8).prefix(2).map { $0 != $1 }
    return capitals.first == true && (place.lowerBound > 0 || capitals.last == true)
  }
}
