internal import RedoIntents
internal import RedoProtocol
internal import RedoTasks

/// A rule by which something comes back (RFC 5545, section 3.3.10), as calendars and TickTick write it.
struct RepeatRule {
  /// The rule in capitals.
  private let text: String
  private let parts: [String: String]

  private static let workdays: Set<String> = ["MO", "TU", "WE", "TH", "FR"]
  private static let weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
  private static let plain: Set<String> = ["FREQ", "INTERVAL", "WKST"]
  private static let ends: Set<String> = ["UNTIL", "COUNT"]

  /// Takes a rule, whatever it says.
  init(_ text: String) {
    self.text = text.uppercased()
    parts = Self.parts(of: text)
  }

  /// The parts of a rule, names and values in capitals: `FREQ=YEARLY;BYMONTH=3`.
  static func parts(of text: String) -> [String: String] {
    var parts: [String: String] = [:]
    for part in text.uppercased().split(separator: ";") {
      let pair = part.split(separator: "=", maxSplits: 1).map(String.init)
      if pair.count == 2 { parts[pair[0]] = pair[1] }
    }
    return parts
  }

  /// Has a task come back so, as near as a rhythm comes to it; what none has is kept as text.
  ///
  /// Of the days that it names, the one on which the task is due says no more than that does.
  func take(
    for task: inout ForeignTask, in dates: DateContext, _ reading: inout ImportReading
  ) {
    let interval = Int64(parts["INTERVAL"] ?? "1") ?? 0
    guard (1...1000).contains(interval), let rhythm = rhythm(every: interval) else {
      task.notes.append("RRULE: " + text)
      return reading.lose(LossWords.unsayableRepeats)
    }
    let others = Set(parts.keys).subtracting(Self.plain)
    if others.subtracting(Self.ends) == ["BYDAY"], interval == 1, isOfWorkdays {
      task.comeBack(.fixedDays(1), &reading)
      let hasEnd = others.count > 1
      if !hasEnd, days.count == Self.weekdays.count { return }
      task.notes.append("RRULE: " + text)
      return reading.lose(hasEnd ? LossWords.endsAndChosenDays : LossWords.workdaysAsDays)
    }
    task.comeBack(rhythm, &reading)
    let day = task.occurrences.last.map { dates.zone.date(of: $0.deadline) }
    guard !others.isEmpty, !others.allSatisfy({ says($0, of: day) }) else { return }
    task.notes.append("RRULE: " + text)
    reading.lose(LossWords.endsAndChosenDays)
  }

  private func rhythm(every interval: Int64) -> Rhythm? {
    switch parts["FREQ"] {
    case "DAILY": .fixedDays(interval)
    case "WEEKLY": .fixedDays(interval * 7)
    case "MONTHLY": .months(interval)
    case "YEARLY": .years(interval)
    default: nil
    }
  }

  private var days: Set<String> {
    Set((parts["BYDAY"] ?? "").split(separator: ",").map(String.init))
  }

  /// Whether it comes back on each day of the week but Saturday and Sunday, or on these too.
  private var isOfWorkdays: Bool {
    ["DAILY", "WEEKLY"].contains(parts["FREQ"]) && days.isSuperset(of: Self.workdays)
      && days.isSubset(of: Self.weekdays)
  }

  /// Whether a part says of the days no more than the one on which the task is due.
  private func says(_ part: String, of day: CivilDate?) -> Bool {
    guard let day else { return false }
    switch (parts["FREQ"], part) {
    case ("WEEKLY", "BYDAY"): return parts[part] == Self.weekdays[day.weekday - 1]
    case ("MONTHLY", "BYMONTHDAY"): return parts[part].flatMap { Int($0) } == day.day
    default: return false
    }
  }
}
