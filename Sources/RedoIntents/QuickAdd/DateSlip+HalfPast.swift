/// Times of day as one says them.
extension DateSlip {
  /// `half past nine`, `quarter past 9`, `quarter to 14`, each of either half of the day up to 12.
  static func halfPast(_ keys: [String]) -> Match? {
    guard keys.count == 3, let hour = Figures.count(in: keys[2]), (1...24).contains(hour) else {
      return nil
    }
    switch (keys[0], keys[1]) {
    case ("half", "past"): return (3, clock(hour, "30", said: hour))
    case ("quarter", "past"): return (3, clock(hour, "15", said: hour))
    case ("quarter", "to"): return (3, clock(hour == 1 ? 12 : hour - 1, "45", said: hour))
    default: return nil
    }
  }

  /// `at 9 o'clock`, which may be of either half of the day.
  static func ledOClock(_ keys: [String]) -> Match? {
    guard DatePhrase.clockLeads.contains(keys.first ?? "") else { return nil }
    return oClock(keys.dropFirst()).map { ($0.length + 1, $0.instead) }
  }

  /// `9 o'clock`; `Watch the 9 o'clock news` is about the news.
  static func oClock(_ keys: ArraySlice<String>) -> Match? {
    guard let hour = keys.first, let next = keys.dropFirst().first, ClockPhrase.isOClock(next)
    else { return nil }
    return BareHour.hour(hour).map { (2, $0) }
  }

  private static func clock(_ hour: Int, _ minutes: String, said: Int) -> String {
    let time = "\(hour % 24):\(minutes)"
    return said > 12 ? time : "\(time)am or \(time)pm"
  }

  /// `930am`, `0930am`.
  private static func joinedHalf(_ keys: [String]) -> Match? {
    guard let key = keys.first, key.hasSuffix("am") || key.hasSuffix("pm"),
      let number = Figures.number(in: key.dropLast(2), digits: 3...4),
      (1...12).contains(number / 100), number % 100 < 60
    else { return nil }
    return (1, "\(number / 100):\(key.suffix(4))")
  }

  /// `at 18h`, `by 18h`, `at 9h30`, `930am`.
  static func hourAsElsewhere(_ keys: [String]) -> Match? {
    if let match = joinedHalf(keys) { return match }
    guard keys.count > 1, keys[1].utf8.contains(UInt8(ascii: "h")) else { return nil }
    switch keys[0] {
    case "at", "@": return BareHour.hourAndMinute(keys[1], isBehindDate: false).map { (2, $0) }
    case "by", "before", "until", "till":
      return BareHour.lateHour(keys[1]).map { (2, "\(keys[0]) \($0)") }
    default: return nil
    }
  }
}
