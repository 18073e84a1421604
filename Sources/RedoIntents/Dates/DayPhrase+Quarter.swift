internal import RedoProtocol

/// Quarters of the calendar, which begin in January, April, July and October.
extension DayPhrase {
  /// The last day of the quarter that holds a date.
  static func endOfQuarter(holding date: CivilDate) -> CivilDate? {
    let month = (date.month + 2) / 3 * 3
    return CivilDate(
      year: date.year, month: month, day: CivilDate.days(in: month, of: date.year))
  }

  /// The first day of `next quarter`.
  static func startOfNextQuarter(_ words: ArraySlice<Word>, from today: CivilDate) -> Match? {
    guard words.prefix(2).map(\.key) == ["next", "quarter"],
      let next = CalendarUnit.month.date(3, after: today)
    else { return nil }
    return CivilDate(year: next.year, month: (next.month - 1) / 3 * 3 + 1, day: 1).map { ($0, 2) }
  }
}
