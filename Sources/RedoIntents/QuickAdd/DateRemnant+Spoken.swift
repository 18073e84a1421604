/// Words beside a date or a repeat that speak of it as one says it: `twice` of `twice weekly`.
extension DateRemnant {
  /// Reads the words from a place of a line on.
  static func spoken(at place: Int, of line: LineParts) -> DateSlip.Match? {
    let keys = line.words(at: place).map { $0.lowercased() }
    if keys == ["on", "the", "first"], line.isRepeat(place - 1), line.isEnd(place + 3) {
      return (3, "on the 1st")
    }
    return ofRepeat(keys, at: place, of: line) ?? shortened(keys, at: place, of: line)
      ?? sameTime(keys, at: place, of: line) ?? notBefore(keys, at: place, of: line)
      ?? ofNext(keys, at: place, of: line) ?? orSo(keys, at: place, of: line)
      ?? time(keys, at: place, of: line)
  }

  /// Words beside a repeat.
  private static func ofRepeat(
    _ keys: [String], at place: Int, of line: LineParts
  ) -> DateSlip.Match? {
    times(keys, at: place, of: line) ?? partOfUnit(keys, at: place, of: line)
      ?? dayOfMonth(keys, at: place, of: line) ?? andPart(keys, at: place, of: line)
      ?? forSpan(keys, at: place, of: line)
  }

  /// `not` in front of `before friday` and `until friday`, which would be due by it.
  private static func notBefore(
    _ keys: [String], at place: Int, of line: LineParts
  ) -> DateSlip.Match? {
    guard keys == ["not"], line.isDate(place + 1),
      ["before", "until", "till"].contains(line.text(at: place + 1).lowercased())
    else { return nil }
    return (1, "the date by which it is due")
  }

  /// `the` and `over the` in front of a `next week` with which the title ends, `the following` and
  /// `every alternate` in front of `friday`, and `next` behind it.
  private static func ofNext(
    _ keys: [String], at place: Int, of line: LineParts
  ) -> DateSlip.Match? {
    if ["following", "the following"].contains(keys.joined(separator: " ")),
      isWeekday(place + keys.count, of: line)
    {
      return (keys.count, theDay)
    }
    if keys == ["every", "alternate"], isWeekday(place + 2, of: line) {
      return (2, "every other, as in every other fri")
    }
    if keys.first == "next", isWeekday(place - 1, of: line), line.isEnd(place + 1) {
      return (1, "next in front of the day, as in next fri")
    }
    let leads = ["by", "during", "in", "on", "over", "within"]
    let isLed = keys.count == 2 && leads.contains(keys[0])
    let date = place + keys.count
    guard keys.last == "the", keys.count == 1 || isLed, line.isDate(date),
      line.text(at: date).lowercased() == "next", line.isEnd(dateEnd(from: date, of: line))
    else { return nil }
    return (keys.count, "the date alone, such as next fri or next week")
  }

  /// `or two` and `or so` behind `in a day` and `every month`.
  private static func orSo(_ keys: [String], at place: Int, of line: LineParts) -> DateSlip.Match? {
    guard keys.count > 1, keys[0] == "or", line.isDate(place - 1) || line.isRepeat(place - 1),
      keys[1] == "so" || Figures.count(in: keys[1]) != nil
    else { return nil }
    let unit = line.text(at: place - 1).lowercased()
    guard
      CalendarUnit(unit) != nil || unit == "fortnight" || DatePhrase.milliseconds(of: unit) != nil
    else { return nil }
    let isRepeat = line.isRepeat(place - 1)
    return (
      2, isRepeat ? "the repeat alone, such as monthly" : "one number alone, such as in 2 days"
    )
  }

  /// `for 2 weeks` behind `every day` and its time, where the title ends: how long it is to come back, as
  /// the span is no shorter than what is repeated.
  private static func forSpan(
    _ keys: [String], at place: Int, of line: LineParts
  ) -> DateSlip.Match? {
    var last = place - 1
    while line.isDate(last) { last -= 1 }
    guard keys.count == 3, keys[0] == "for", Figures.count(in: keys[1]) != nil,
      let span = CalendarUnit(keys[2]), line.isEnd(place + 3), line.isRepeat(last),
      let unit = repeatedUnit(line.text(at: last).lowercased()), span.days >= unit.days
    else { return nil }
    return (3, KeptWords.endlessRepeat)
  }

  /// What the last word of a repeat counts, where it is a day or a week.
  private static func repeatedUnit(_ word: String) -> CalendarUnit? {
    if word == "daily" || PartOfDay(rawValue: word) != nil { return .day }
    if word == "weekly" || DateNames.weekday(word) != nil { return .week }
    let unit = CalendarUnit(word)
    return unit == .day || unit == .week ? unit : nil
  }

  private static func isWeekday(_ place: Int, of line: LineParts) -> Bool {
    line.isDate(place) && DateNames.weekday(line.text(at: place).lowercased()) != nil
  }

  /// Behind the last part of the dates from a place on.
  private static func dateEnd(from place: Int, of line: LineParts) -> Int {
    var end = place
    while line.isDate(end) { end += 1 }
    return end
  }

  /// `same time` in front of `tomorrow`; of `at the same time tomorrow` it may be that of something else.
  private static func sameTime(
    _ keys: [String], at place: Int, of line: LineParts
  ) -> DateSlip.Match? {
    guard keys == ["same", "time"], line.isDate(place + 2), !line.isTimed,
      place == 0 || line.text(at: place - 1).lowercased() != "the"
    else { return nil }
    return (2, DateAdvice.timeOfDay)
  }

  /// `and evening` behind `every morning`.
  private static func andPart(
    _ keys: [String], at place: Int, of line: LineParts
  ) -> DateSlip.Match? {
    guard keys.count == 2, ["and", "&", "+"].contains(keys[0]), line.isRepeat(place - 1),
      PartOfDay(rawValue: keys[1]) != nil,
      PartOfDay(rawValue: line.text(at: place - 1).lowercased()) != nil, line.isEnd(place + 2)
    else { return nil }
    return (2, DateSlip.forEach)
  }

  /// `half` in front of `yearly`, and `bi` and `semi` in front of `weekly` and `monthly`.
  private static func partOfUnit(
    _ keys: [String], at place: Int, of line: LineParts
  ) -> DateSlip.Match? {
    guard keys.count == 1, line.isRepeat(place + 1) else { return nil }
    let every: String? =
      switch (keys[0], DateSlip.key(of: line.text(at: place + 1))) {
      case ("half", "yearly"), ("semi", "yearly"), ("semi", "annually"): "every 6 months"
      case ("bi", "weekly"): "biweekly"
      case ("bi", "monthly"): "every 2 months or every 2 weeks"
      case ("bi", "yearly"), ("bi", "annually"): "every 6 months or every 2 years"
      case ("semi", "weekly"), ("semi", "monthly"): DateSlip.forEach
      default: nil
      }
    return every.map { (1, $0) }
  }

  /// `15th` right beside a `monthly` with which the title ends, and right behind `every month`.
  private static func dayOfMonth(
    _ keys: [String], at place: Int, of line: LineParts
  ) -> DateSlip.Match? {
    guard keys.count == 1, let day = DayPhrase.ordinal(keys[0]), (1...31).contains(day) else {
      return nil
    }
    let isBehind = line.isRepeat(place - 1) && line.isEnd(place + 1)
    if isBehind, line.text(at: place - 1).lowercased() == "month" {
      return (1, "on the \(keys[0])")
    }
    let isInFront = line.isRepeat(place + 1) && line.isEnd(place + 2)
    let isMonthly = [place - 1, place + 1].contains {
      line.isRepeat($0) && DateSlip.key(of: line.text(at: $0)) == "monthly"
    }
    return isMonthly && (isBehind || isInFront) ? (1, "monthly on the \(keys[0])") : nil
  }

  /// `once`, `twice` and `3 times` in front of a repeat.
  private static func times(
    _ keys: [String], at place: Int, of line: LineParts
  ) -> DateSlip.Match? {
    guard let length = DateSlip.times(keys[...]), length == keys.count,
      line.isRepeat(place + length)
    else { return nil }
    return (length, keys[0] == "once" ? "the repeat alone, such as weekly" : DateSlip.forEach)
  }
}
