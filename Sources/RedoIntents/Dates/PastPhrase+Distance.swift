internal import RedoProtocol

/// How long ago something was.
extension PastPhrase {
  /// `2 days ago`, `an hour ago`, `3d ago`, and with days `2 days ago 9am`.
  func distance(_ words: ArraySlice<Word>) -> Instant? {
    guard let place = words.firstIndex(where: { $0.key == "ago" }),
      let (count, unit) = counted(words[..<place])
    else { return nil }
    let rest = words[(place + 1)...]
    if let length = Self.milliseconds(of: unit) {
      guard rest.isEmpty else { return nil }
      return Instant(milliseconds: context.now.milliseconds - Int64(count) * length)
    }
    guard let date = Self.date(count, unit, before: context.today) else { return nil }
    return moment(of: date, rest)
  }

  /// The day that all of some words count back to, where they name no time of day: `2 weeks ago`.
  func dayAgo(_ words: ArraySlice<Word>) -> CivilDate? {
    guard words.last?.key == "ago", let (count, unit) = counted(words.dropLast()),
      Self.milliseconds(of: unit) == nil
    else { return nil }
    return Self.date(count, unit, before: context.today)
  }

  /// A count and its unit, in two words or in one.
  private func counted(_ words: ArraySlice<Word>) -> (count: Int, unit: String)? {
    guard let first = words.first?.key else { return nil }
    if words.count == 2, let unit = words.last?.key {
      return Figures.count(in: first).map { ($0, unit) }
    }
    let figures = first.prefix { $0.isASCII && $0.isNumber }
    guard words.count == 1, figures.count < first.count,
      let count = Figures.number(in: figures), count > 0
    else { return nil }
    return (count, String(first.dropFirst(figures.count)))
  }

  private static func milliseconds(of unit: String) -> Int64? {
    unit == "m" ? Instant.minute : DatePhrase.milliseconds(of: unit)
  }

  /// Units in one letter; `m` is minutes.
  private static let letters: [String: CalendarUnit] = ["d": .day, "w": .week, "y": .year]

  static func date(_ count: Int, _ unit: String, before today: CivilDate) -> CivilDate? {
    switch letters[unit] ?? CalendarUnit(unit) {
    case .day: today.advanced(byDays: -count)
    case .week: today.advanced(byDays: -7 * count)
    case .month: today.advanced(byMonths: -count)
    case .year: today.advanced(byMonths: -12 * count)
    case nil: nil
    }
  }
}
