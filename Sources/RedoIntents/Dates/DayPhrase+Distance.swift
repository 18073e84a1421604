internal import RedoProtocol

/// Days that are counted from today on.
extension DayPhrase {
  /// What stands after `in`: `3 days`, `a week`, `a couple of weeks`, `a fortnight`, `two weeks' time`,
  /// `3d`, `3days`, `6mo`, `2 weeks and 3 days`.
  static func distance(_ words: ArraySlice<Word>, from today: CivilDate) -> Match? {
    guard let (count, unit, length) = counted(words) else {
      return words.first.flatMap { oneWord($0.key, from: today) }
    }
    guard let date = unit.date(count, after: today) else { return nil }
    guard let later = further(words.dropFirst(length), than: unit, from: date) else {
      return (date, length)
    }
    return (later.date, length + later.length)
  }

  /// What a smaller unit behind the first adds to it: `and 3 days`, and `3 days` where the title ends, as
  /// `in 2 weeks 3 days off` has one.
  private static func further(
    _ words: ArraySlice<Word>, than first: CalendarUnit, from date: CivilDate
  ) -> Match? {
    let join = words.first?.key == "and" ? 1 : 0
    let rest = words.dropFirst(join)
    guard let (count, unit, length) = counted(rest), unit.days < first.days,
      join == 1 || RepeatPhrase.isEnd(rest.dropFirst(length))
    else { return nil }
    return unit.date(count, after: date).map { ($0, join + length) }
  }

  /// How many of which unit some words count, and how many of them do so.
  private static func counted(
    _ words: ArraySlice<Word>
  ) -> (count: Int, unit: CalendarUnit, length: Int)? {
    guard let (count, own) = Figures.count(startOf: words) else { return nil }
    let rest = words.dropFirst(own)
    let owner = CalendarUnit.owner(ofTime: rest)
    guard let name = owner ?? rest.first?.key else { return nil }
    let length = own + (owner == nil ? 1 : 2)
    if name == "fortnight" || name == "fortnights" { return (2 * count, .week, length) }
    return CalendarUnit(name).map { (count, $0, length) }
  }

  /// `3d`, `2w`, and behind `in` also `3days`, `6mo`, which by themselves may be how long.
  static func oneWord(_ key: String, from today: CivilDate) -> Match? {
    CalendarUnit.counted(in: key).flatMap { $0.unit.date($0.count, after: today) }.map { ($0, 1) }
  }
}
