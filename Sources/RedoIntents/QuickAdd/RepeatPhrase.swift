internal import RedoProtocol
internal import RedoTasks

/// A repeat in words: `daily`, `every 2 weeks`, `every monday`.
///
/// The log counts repeats in days: a month is 30 of them, a year 365.
struct RepeatPhrase: Hashable {
  /// The repeat in days, from 1 on.
  let days: Int
  /// The first date, where the phrase names a weekday.
  let start: CivilDate?

  /// The longest repeat at the start of `words`, and how many of them it takes.
  static func match(
    _ words: ArraySlice<Word>, in context: DateContext
  ) -> (phrase: RepeatPhrase, length: Int)? {
    guard let key = words.first?.key else { return nil }
    if let days = days(ofAdverb: key) { return (RepeatPhrase(days: days, start: nil), 1) }
    guard key == "every", let second = words.dropFirst().first?.key else { return nil }
    if let unit = CalendarUnit(singular: second) {
      return (RepeatPhrase(days: unit.days, start: nil), 2)
    }
    if DateNames.weekday(second) != nil,
      let day = DayPhrase.match(words.dropFirst().prefix(1), in: context)
    {
      return (RepeatPhrase(days: CalendarUnit.week.days, start: day.date), 2)
    }
    guard let count = second == "other" ? 2 : Figures.number(in: second), count > 0,
      let unit = words.dropFirst(2).first.flatMap({ CalendarUnit($0.key) }),
      unit.date(count, after: context.today) != nil
    else { return nil }
    return (RepeatPhrase(days: count * unit.days, start: nil), 3)
  }

  private static func days(ofAdverb key: String) -> Int? {
    switch key {
    case "daily": CalendarUnit.day.days
    case "weekly": CalendarUnit.week.days
    case "biweekly", "fortnightly": CalendarUnit.week.days * 2
    case "monthly": CalendarUnit.month.days
    case "yearly", "annually": CalendarUnit.year.days
    default: nil
    }
  }
}
