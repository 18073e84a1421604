internal import RedoProtocol
internal import RedoTasks

/// Words that look like a date or a time of day and name none: `13pm`, `31 nov`, `in 0 days`.
///
/// No date is made of them: they stay words, and who typed them is told. So only what can hardly be
/// anything else is one.
public struct DateSlip {
  /// How many words it is.
  public let length: Int
  /// What is written instead.
  public let instead: String
  /// Whether it is a number and a month, which may well be words of a title: `Page 30 Feb report`.
  let isDayOfMonth: Bool

  private typealias Match = (length: Int, instead: String)

  /// Reads what some words start with; nil for what may well be words of a title.
  public init?(startOf words: some Collection<String>) {
    let keys = words.prefix(3).map(Self.key)
    let day = Self.dayOfMonth(keys)
    guard let match = Self.distance(keys) ?? day ?? Self.word(keys) else { return nil }
    (length, instead) = match
    isDayOfMonth = day != nil
  }

  /// What is compared: lowercase, without the sign that closes a part of a sentence.
  private static func key(of word: String) -> String {
    let key = word.lowercased()
    guard key.utf8.count > 1, let last = key.utf8.last, ",;.:".utf8.contains(last) else {
      return key
    }
    return String(decoding: key.utf8.dropLast(), as: UTF8.self)
  }

  private static func word(_ keys: [String]) -> Match? {
    guard let key = keys.first else { return nil }
    return (hour(key) ?? span(key) ?? slashed(key) ?? lacking(key)).map { (1, $0) }
  }

  /// `in 0 days`, `in 1.5 hours`.
  private static func distance(_ keys: [String]) -> Match? {
    guard keys.count == 3, keys[0] == "in" else { return nil }
    let ofClock = DatePhrase.milliseconds(of: keys[2])
    guard ofClock != nil || CalendarUnit(keys[2]) != nil else { return nil }
    if Figures.number(in: keys[1]) == 0 {
      return (3, ofClock == nil ? "today" : "a number from 1 on")
    }
    let parts = keys[1].split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard parts.count == 2, let whole = Figures.number(in: parts[0], digits: 1...4),
      let part = Figures.number(in: parts[1], digits: 1...2)
    else { return nil }
    guard ofClock == Instant.hour else { return (3, "a whole number of \(keys[2])") }
    let minutes = whole * 60 + part * 60 / (parts[1].utf8.count == 1 ? 10 : 100)
    return (3, "in \(max(1, minutes)) minutes")
  }

  /// `31 nov`, `feb 30`, `29 feb 2027`.
  private static func dayOfMonth(_ keys: [String]) -> Match? {
    guard keys.count > 1 else { return nil }
    let isDayFirst = DateNames.month(keys[1]) != nil
    let name = keys[isDayFirst ? 1 : 0]
    guard let month = DateNames.month(name),
      let day = DayPhrase.dayNumber(keys[isDayFirst ? 0 : 1]), (29...31).contains(day)
    else { return nil }
    let year = keys.dropFirst(2).first.flatMap(DayPhrase.year)
    // Without a year it may be a leap one.
    guard CivilDate(year: year ?? 2000, month: month.rawValue, day: day) == nil else { return nil }
    let last = month == .february ? 28 : 30
    return (year == nil ? 2 : 3, "a day that the month has, such as \(last) \(name)")
  }

  private static let clock = "a time of day, such as 9am or 14:30"

  /// `13pm`, `0am`: an hour that no half of a day has.
  private static func hour(_ key: String) -> String? {
    guard let (hour, minute) = halfDay(key[...]), !(1...12).contains(hour) || minute > 59 else {
      return nil
    }
    guard key.hasSuffix("pm"), (13...23).contains(hour), minute < 60 else { return clock }
    return "\(hour):\(padded(minute))"
  }

  /// The figures before `am` or `pm`, whatever hour that would be.
  private static func halfDay(_ key: Substring) -> (hour: Int, minute: Int)? {
    guard key.hasSuffix("am") || key.hasSuffix("pm") else { return nil }
    let parts = key.dropLast(2).split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "." }
    guard parts.count <= 2, let first = parts.first,
      let hour = Figures.number(in: first, digits: 1...2)
    else { return nil }
    guard parts.count == 2 else { return (hour, 0) }
    return Figures.number(in: parts[1], digits: 2...2).map { (hour, $0) }
  }

  /// `3-4pm`, `9am-5pm`: a task is due at one time.
  private static func span(_ key: String) -> String? {
    let parts = key.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "–" }
    guard parts.count == 2, let end = halfDay(parts[1]), (1...12).contains(end.hour),
      end.minute < 60
    else { return nil }
    let isStart = Figures.number(in: parts[0], digits: 1...2) != nil || halfDay(parts[0]) != nil
    guard isStart else { return nil }
    return "one time of day, such as \(parts[1])"
  }

  /// `12/24/2026`, in which the month may stand first or second.
  private static func slashed(_ key: String) -> String? {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 3, let first = Figures.number(in: parts[0], digits: 1...2),
      let second = Figures.number(in: parts[1], digits: 1...2),
      let year = DayPhrase.year(String(parts[2]))
    else { return nil }
    let days = first == second ? [(first, second)] : [(first, second), (second, first)]
    let dates = days.filter { CivilDate(year: year, month: $0.0, day: $0.1) != nil }
      .map { "\(year)-\(padded($0.0))-\(padded($0.1))" }
    return dates.isEmpty ? "a date such as 2026-12-24" : dates.joined(separator: " or ")
  }

  /// `2026-02-30`, `30.2.2027`: a day that the month of that year lacks.
  private static func lacking(_ key: String) -> String? {
    let isDotted = key.utf8.contains(UInt8(ascii: "."))
    let sign: Character = isDotted ? "." : "-"
    let parts = key.split(separator: sign, omittingEmptySubsequences: false)
    guard parts.count == 3, let year = DayPhrase.year(String(parts[isDotted ? 2 : 0])),
      let month = Figures.number(in: parts[1], digits: 1...2), (1...12).contains(month),
      let day = Figures.number(in: parts[isDotted ? 0 : 2], digits: 1...2),
      (29...31).contains(day), CivilDate(year: year, month: month, day: day) == nil
    else { return nil }
    let last = month == 2 ? 28 : 30
    return "a day that the month has, such as \(year)-\(padded(month))-\(last)"
  }

  private static func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
