import RedoIntents
import RedoProtocol
import RedoTasks

extension DateContext {
  /// Berlin by the rule of the European Union: an hour ahead, two from the last Sunday of March to
  /// the last of October, changing at 01:00 UTC.
  static let berlin = LocalZone { instant in
    let year = instant.utc.date.year
    func change(in month: Int) -> Instant {
      let last = CivilDate(year: year, month: month, day: 31) ?? .first
      let sunday = last.advanced(byDays: -(last.weekday % 7))
      return Instant(milliseconds: Int64(sunday.daysSinceEpoch) * Instant.day + 3_600_000)
    }
    return instant >= change(in: 3) && instant < change(in: 10) ? 7200 : 3600
  }

  /// What the tests read against: by default Friday, 20 November 2026, 14:05, in UTC.
  static func at(
    _ now: String = "2026-11-20T14:05:00Z", zone: LocalZone = .utc, weekStart: Weekday = .monday
  ) -> DateContext {
    DateContext(
      now: Instant(rfc3339: now) ?? .earliest, zone: zone, weekStart: weekStart)
  }
}
