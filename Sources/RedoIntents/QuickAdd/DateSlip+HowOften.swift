internal import RedoTasks

/// Words that say how often something is done and are no repeat.
extension DateSlip {
  /// `once a week`, `twice a day`, `3 times per month`, `2x week`, `bimonthly`, `nightly`.
  static func howOften(_ keys: [String]) -> Match? {
    guard let first = keys.first else { return nil }
    if let instead = adverbs[first] { return (1, instead) }
    if let match = perUnit(first) ?? alternate(keys) ?? everyMonth(keys) { return match }
    guard let count = times(keys[...]) else { return nil }
    // `2x week`, `3x a week`.
    let isJoined = ["a", "per", "each"].contains(keys.dropFirst(count).first)
    guard isJoined || first.hasSuffix("x"),
      let unit = keys.dropFirst(count + (isJoined ? 1 : 0)).first, let adverb = repeats[unit]
    else { return nil }
    return (count + (isJoined ? 2 : 1), first == "once" || first == "1x" ? adverb : forEach)
  }

  /// `2x/week`, `once/month`.
  private static func perUnit(_ key: String) -> Match? {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, times(parts[...]) == 1, let adverb = repeats[parts[1]] else {
      return nil
    }
    return (1, parts[0] == "once" || parts[0] == "1x" ? adverb : forEach)
  }

  /// `on alternate days`, `every alternate week`, `on alternate fridays`.
  private static func alternate(_ keys: [String]) -> Match? {
    guard let lead = keys.first, ["on", "every"].contains(lead) else { return nil }
    return alternateDays(Array(keys.dropFirst())).map { ($0.length + 1, $0.instead) }
  }

  /// `alternate days`, which by itself may be other ones.
  static func alternateDays(_ keys: [String]) -> Match? {
    guard keys.count > 1, keys[0] == "alternate" else { return nil }
    let name = keys[1].hasSuffix("s") ? String(keys[1].dropLast()) : keys[1]
    guard
      let every = CalendarUnit(singular: name)?.name
        ?? DateNames.weekday(name)?.name.lowercased()
    else { return nil }
    return (2, "every other \(every)")
  }

  /// `every december`, `every half year`, `every half-year`.
  private static func everyMonth(_ keys: [String]) -> Match? {
    guard keys.count > 1, keys[0] == "every" else { return nil }
    if keys[1] == "half" {
      let isLed = keys.dropFirst(2).first == "a"
      return keys.dropFirst(isLed ? 3 : 2).first == "year" ? (isLed ? 4 : 3, "every 6 months") : nil
    }
    if keys[1] == "half-year" { return (2, "every 6 months") }
    return DateNames.month(keys[1]).map { _ in (2, "every 1 \(keys[1])") }
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
    "day": "daily", "week": "weekly", "fortnight": "biweekly", "month": "monthly",
    "quarter": "quarterly", "year": "yearly",
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
