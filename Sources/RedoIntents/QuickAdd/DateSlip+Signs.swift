internal import RedoProtocol
internal import RedoTasks

/// A day and a month with nothing but a sign between them, or not even that.
extension DateSlip {
  /// `24/12`; of `12/24` the one may be a part of the other.
  static func slashedDay(_ keys: [String]) -> Match? {
    guard let (date, isDayFirst) = keys.first.flatMap(dayAndMonth), isDayFirst else { return nil }
    return (1, date)
  }

  /// `12/24`, which may well be a part behind a word alone: `Part 12/24`.
  static func monthFirst(_ keys: [String]) -> Match? {
    keys.first.flatMap(dayAndMonth).map { (1, $0.date) }
  }

  /// `24/12 1430`, `24/12 at 0900`: a day with its time; `12/24 1430` may be a part, and of `24/12 2027` the
  /// end is a year.
  static func slashedDayAndTime(_ keys: [String]) -> Match? {
    let lead = keys.dropFirst().first == "at" ? 2 : 1
    guard let (length, date) = slashedDay(keys), let time = keys.dropFirst(lead).first,
      lead == 2 || DayPhrase.year(time) == nil,
      let clock = BareHour.fourFigures(time) ?? BareHour.unreadClock(time)
    else { return nil }
    return (length + lead, "\(date) \(clock)")
  }

  /// The one or two days that `3/12` may be, right beside a time; `1/2 9am` may be of a pill.
  static func slashedDays(_ key: String) -> String? {
    if let (date, _) = dayAndMonth(key) { return date }
    let parts = key.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, !["1/2", "1/3", "2/3", "1/4", "3/4"].contains(key),
      let first = Figures.number(in: parts[0], digits: 1...2),
      let second = Figures.number(in: parts[1], digits: 1...2),
      let month = Month(rawValue: first), let other = Month(rawValue: second)
    else { return nil }
    let date = "\(first) \(other.shortName.lowercased())"
    return first == second ? date : "\(date) or \(second) \(month.shortName.lowercased())"
  }

  /// `by 3/12`, in which either may be the month; `by 1/2` may be how much.
  static func ledEither(_ keys: [String]) -> Match? {
    guard keys.count > 1, DatePhrase.dayLeads.contains(keys[0]),
      let days = slashedDays(keys[1])
    else { return nil }
    return (2, "\(keys[0]) \(days)")
  }

  /// A day and a month of which only one can be the month; `24/7` is a saying.
  static func dayAndMonth(_ key: String) -> (date: String, isDayFirst: Bool)? {
    let parts = key.split(separator: "/", omittingEmptySubsequences: false)
    guard key != "24/7", parts.count == 2,
      let first = Figures.number(in: parts[0], digits: 1...2),
      let second = Figures.number(in: parts[1], digits: 1...2), max(first, second) > 12,
      let month = Month(rawValue: min(first, second)),
      // In a leap year, since none is named.
      CivilDate(year: 2000, month: month.rawValue, day: max(first, second)) != nil
    else { return nil }
    return ("\(max(first, second)) \(month.shortName.lowercased())", first > second)
  }

  /// `24dec`, `1mar`, and `by 24dec`.
  static func joinedDay(_ keys: [String]) -> Match? {
    let lead = keys.first.flatMap { DatePhrase.dayLeads.contains($0) ? $0 + " " : nil } ?? ""
    guard let key = keys.dropFirst(lead.isEmpty ? 0 : 1).first else { return nil }
    let figures = key.prefix { $0.isNumber }
    let name = String(key.dropFirst(figures.count))
    guard let day = Figures.number(in: figures, digits: 1...2), let month = DateNames.month(name),
      CivilDate(year: 2000, month: month.rawValue, day: day) != nil
    else { return nil }
    return (lead.isEmpty ? 1 : 2, "\(lead)\(day) \(name)")
  }

  /// `24-dec`, `by 24-dec`, `24-dec-26` and `31-nov-2026`.
  static func dashedDay(_ keys: [String]) -> Match? {
    let lead = keys.first.flatMap { DatePhrase.dayLeads.contains($0) ? $0 + " " : nil } ?? ""
    guard let key = keys.dropFirst(lead.isEmpty ? 0 : 1).first else { return nil }
    let parts = key.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    guard (2...3).contains(parts.count), let day = DayPhrase.dayNumber(parts[0]),
      (1...31).contains(day), let month = DateNames.month(parts[1])
    else { return nil }
    var year: Int?
    if parts.count == 3 {
      let short = Figures.number(in: parts[2], digits: 2...2).flatMap { $0 >= 20 ? 2000 + $0 : nil }
      guard let named = short ?? DayPhrase.year(parts[2]) else { return nil }
      year = named
    }
    let last = CivilDate.days(in: month.rawValue, of: year ?? 2000)
    let date = "\(min(day, last)) \(parts[1])" + (year.map { " \($0)" } ?? "")
    let instead = day > last ? "a day that the month has, such as \(date)" : lead + date
    return (lead.isEmpty ? 1 : 2, instead)
  }

  /// `14.-16.12.`, `14.12.-3.1.`: a task is due on one day.
  static func dottedSpan(_ keys: [String]) -> Match? {
    let ends = keys.first?.split { $0 == "-" || $0 == "–" } ?? []
    guard ends.count == 2, ends[0].hasSuffix(".") else { return nil }
    let first = ends[0].split(separator: ".").map { Figures.number(in: $0, digits: 1...2) }
    let last = ends[1].split(separator: ".").map { Figures.number(in: $0, digits: 1...2) }
    guard last.count == 2, (1...2).contains(first.count), let day = first[0], let end = last[0],
      let month = first.count == 2 ? first[1] : last[1], let lastMonth = last[1],
      CivilDate(year: 2000, month: month, day: day) != nil,
      CivilDate(year: 2000, month: lastMonth, day: end) != nil
    else { return nil }
    return (1, "one day, such as \(day).\(month).")
  }
}
