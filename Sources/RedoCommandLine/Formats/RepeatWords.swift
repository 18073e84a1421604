/// How often something comes back, in other programs' words.
enum RepeatWords {
  /// The days between two times, and whether that is not quite what the words say; nil for others.
  ///
  /// Known are `3d`, `2w`, `P1M`, `monthly`, `2 weeks`, `+1w` and their like; a month counts 30
  /// days, a year 365.
  static func days(_ text: String) -> (days: Int64, isRough: Bool)? {
    var word = text.lowercased().filter { $0 != " " && $0 != "+" }[...]
    if let named = named[String(word)] { return named }
    if word.hasPrefix("p") { word = word.dropFirst() }
    let digits = word.prefix { $0.isASCII && $0.isNumber }
    let unit = word.dropFirst(digits.count)
    guard let count = digits.isEmpty ? 1 : Int64(digits), (1...36_500).contains(count),
      let known = units.first(where: { $0.names.contains(String(unit)) })
    else { return nil }
    return (count * known.days, known.isRough)
  }

  private static let units: [(names: [String], days: Int64, isRough: Bool)] = [
    (["d", "day", "days"], 1, false), (["b"], 1, true),
    (["w", "wk", "wks", "week", "weeks"], 7, false),
    (["m", "mo", "mos", "mth", "mths", "month", "months"], 30, true),
    (["q", "qtr", "qtrs", "quarter", "quarters"], 91, true),
    (["y", "yr", "yrs", "year", "years"], 365, true),
  ]

  private static let named: [String: (days: Int64, isRough: Bool)] = [
    "daily": (1, false), "day": (1, false), "weekdays": (1, true), "weekly": (7, false),
    "biweekly": (14, false), "fortnight": (14, false), "sennight": (7, false),
    "monthly": (30, true), "bimonthly": (61, true), "quarterly": (91, true),
    "semiannual": (183, true), "annual": (365, true), "yearly": (365, true),
    "biannual": (730, true), "biyearly": (730, true),
  ]
}
