/// Words that say how often something is done and are no repeat.
extension DateSlip {
  /// `once a week`, `twice a day`, `3 times per month`, `bimonthly`, `nightly`.
  static func howOften(_ keys: [String]) -> Match? {
    guard let first = keys.first else { return nil }
    if let instead = adverbs[first] { return (1, instead) }
    guard let count = times(keys[...]),
      ["a", "per", "each"].contains(keys.dropFirst(count).first),
      let unit = keys.dropFirst(count + 1).first, let adverb = repeats[unit]
    else { return nil }
    return (count + 2, first == "once" ? adverb : forEach)
  }

  /// How many words say so many times: 1 for `once`, `twice` and `3x`, 2 for `three times`; nil for others.
  static func times(_ keys: ArraySlice<String>) -> Int? {
    guard let first = keys.first else { return nil }
    if ["once", "twice", "thrice"].contains(first) { return 1 }
    if first.hasSuffix("x"), Figures.number(in: first.dropLast(), digits: 1...2) != nil { return 1 }
    let isTimes = ["times", "x"].contains(keys.dropFirst().first)
    return isTimes && Figures.count(in: first) != nil ? 2 : nil
  }

  /// What is written instead of several times in one day, week, month or year.
  static let forEach = "a task for each time, such as every mon or daily 9am"

  private static let repeats = [
    "day": "daily", "week": "weekly", "month": "monthly", "quarter": "quarterly", "year": "yearly",
  ]

  private static let adverbs = [
    "hourly": "daily, as no repeat is shorter", "nightly": "every night",
    "bimonthly": "every 2 months or every 2 weeks", "bi-monthly": "every 2 months or every 2 weeks",
    "biannually": "every 6 months or every 2 years",
    "bi-annually": "every 6 months or every 2 years", "semiannually": "every 6 months",
    "semi-annually": "every 6 months", "half-yearly": "every 6 months",
    "biennially": "every 2 years",
  ]
}
