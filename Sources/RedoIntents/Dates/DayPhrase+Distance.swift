internal import RedoProtocol

/// Days that are counted from today on.
extension DayPhrase {
  /// What stands after `in`: `3 days`, `a week`, `a couple of weeks`, `a fortnight`, `two weeks' time`,
  /// `3d`, `3days`, `6mo`.
  static func distance(_ words: ArraySlice<Word>, from today: CivilDate) -> Match? {
    guard let (count, unit, length) = counted(words) else {
      return words.first.flatMap { oneWord($0.key, from: today) }
    }
    return unit.date(count, after: today).map { ($0, length) }
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
