internal import RedoProtocol

extension DayPhrase {
  /// A date of the calendar as the latest such day that has come: `24 dec`, `24.12.`, `15th of
  /// december`, `first monday of december`; with a year, that of the year, come or not.
  static func latest(_ words: ArraySlice<Word>, upTo today: CivilDate) -> Match? {
    var found: Match?
    // A leap day may be eight years back.
    for years in 1...8 {
      let start = today.advanced(byMonths: -12 * years).advanced(byDays: 1)
      found = counted(words, from: start) ?? calendarDate(words, from: start)
      if let found, found.date <= today { return found }
    }
    return found
  }

  /// A day that is counted in a month that has a name.
  private static func counted(_ words: ArraySlice<Word>, from start: CivilDate) -> Match? {
    guard words.prefix(4).contains(where: { DateNames.month($0.key) != nil }) else { return nil }
    return countedWeekday(words, from: start) ?? ordinalOfMonth(words, from: start)
  }
}
