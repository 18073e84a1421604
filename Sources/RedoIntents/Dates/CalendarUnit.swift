internal import RedoProtocol

/// What distances and repeats are counted in.
enum CalendarUnit: CaseIterable {
  case day, week, month, year

  /// Reads a unit in the singular or the plural, `mos` among them; `in a mo` is a moment.
  init?(_ key: String) {
    let name = key.hasSuffix("s") ? String(key.dropLast()) : key
    self.init(singular: key == "mos" ? "month" : name)
  }

  /// Reads a unit in the singular, written out or as `wk`, `mth` and `yr`.
  init?(singular key: String) {
    let unit = Self.allCases.first { $0.name == key } ?? Self.abbreviations[key]
    guard let unit else { return nil }
    self = unit
  }

  private static let abbreviations: [String: CalendarUnit] = [
    "wk": .week, "mth": .month, "yr": .year,
  ]

  /// The unit in whose time something is, by its name: `week` of `week's time`, `hours` of `hours' time`,
  /// and of `hours time` where the title ends, as `in 2 weeks time off` has one.
  static func owner(ofTime words: ArraySlice<Word>) -> String? {
    guard words.dropFirst().first?.key == "time", let key = words.first?.key else { return nil }
    if let ending = ["'s", "’s", "'", "’"].first(where: { key.hasSuffix($0) }) {
      return String(key.dropLast(ending.count))
    }
    return key.hasSuffix("s") && RepeatPhrase.isEnd(words.dropFirst(2)) ? key : nil
  }

  /// How many of which unit one word counts, from one on: `3d`, `2weeks`, `6mo`.
  static func counted(in key: String) -> (count: Int, unit: CalendarUnit)? {
    let figures = key.prefix { $0.isASCII && $0.isNumber }
    let name = String(key.dropFirst(figures.count))
    guard let count = Figures.number(in: figures), count > 0,
      let unit = CalendarUnit(name) ?? shortNames[name]
    else { return nil }
    return (count, unit)
  }

  /// Units in a letter or two; `m` may be minutes, or metres.
  private static let shortNames: [String: CalendarUnit] = [
    "d": .day, "w": .week, "mo": .month, "y": .year,
  ]

  /// The unit's English name, in the singular.
  var name: String {
    switch self {
    case .day: "day"
    case .week: "week"
    case .month: "month"
    case .year: "year"
    }
  }

  /// The days that one repeat of this unit takes, since the log counts repeats in days.
  var days: Int {
    switch self {
    case .day: 1
    case .week: 7
    case .month: 30
    case .year: 365
    }
  }

  /// The date `count` units after another; nil where it lies beyond the last date there is.
  func date(_ count: Int, after date: CivilDate) -> CivilDate? {
    let limit = CivilDate.last.daysSinceEpoch - CivilDate.first.daysSinceEpoch
    guard (0...limit).contains(count), count * days <= limit else { return nil }
    let result =
      switch self {
      case .day, .week: date.advanced(byDays: count * days)
      case .month: date.advanced(byMonths: count)
      case .year: date.advanced(byMonths: count * 12)
      }
    // Dates stop at the last one instead of passing it.
    return result < .last ? result : nil
  }
}
