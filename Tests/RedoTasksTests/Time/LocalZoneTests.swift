import RedoProtocol
import RedoTasks
import Testing

@Suite struct `A local zone` {
  static let names = [
    "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu",
    "America/Sao_Paulo", "Pacific/Apia", "Etc/GMT+11", "UTC",
  ]

  @Test(arguments: names)
  func `local dates are the system's around every clock change`(name: String) {
    let system = SystemZone(name)
    for (instant, fields) in system.probes {
      let (date, time) = system.zone.civil(of: instant)
      let ours = [date.year, date.month, date.day, time.hour, time.minute, time.second]
      #expect(ours == fields, "\(name) at \(instant.wallText)")
    }
  }

  @Test(arguments: names)
  func `a local time leads back to its moment, or to its first one where it happens twice`(
    name: String
  ) {
    let system = SystemZone(name)
    for (instant, _) in system.probes {
      let (date, time) = system.zone.civil(of: instant)
      let back = system.zone.instant(of: date, at: time)
      let again = system.zone.civil(of: back)
      #expect(again.date == date && again.time == time, "\(name) at \(instant.wallText)")
      #expect(back <= instant, "\(name) at \(instant.wallText)")
      let isSecond = back != instant
      let changedBetween = system.changes.contains { back < $0 && $0 <= instant }
      #expect(!isSecond || changedBetween, "\(name) at \(instant.wallText)")
    }
  }

  @Test(arguments: names)
  func `a local time leads to its last moment, too`(name: String) {
    let system = SystemZone(name)
    for (instant, _) in system.probes {
      let (date, time) = system.zone.civil(of: instant)
      let last = system.zone.lastInstant(of: date, at: time)
      let again = system.zone.civil(of: last)
      #expect(again.date == date && again.time == time, "\(name) at \(instant.wallText)")
      #expect(last >= instant, "\(name) at \(instant.wallText)")
    }
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-03-29", 2, 30, "2026-03-29T01:30:00.000Z"),
    ("Europe/Berlin", "2026-10-25", 2, 30, "2026-10-25T00:30:00.000Z"),
    ("Europe/Berlin", "2026-11-20", 9, 0, "2026-11-20T08:00:00.000Z"),
    ("America/New_York", "2026-03-08", 2, 30, "2026-03-08T07:30:00.000Z"),
    ("America/New_York", "2026-11-01", 1, 30, "2026-11-01T05:30:00.000Z"),
    ("Australia/Lord_Howe", "2026-10-04", 2, 15, "2026-10-03T15:45:00.000Z"),
    ("Australia/Lord_Howe", "2026-04-05", 1, 45, "2026-04-04T14:45:00.000Z"),
    ("Asia/Kathmandu", "2026-01-01", 0, 0, "2025-12-31T18:15:00.000Z"),
    ("America/Sao_Paulo", "2018-11-04", 0, 0, "2018-11-04T03:00:00.000Z"),
    ("America/Sao_Paulo", "2018-02-17", 23, 30, "2018-02-18T01:30:00.000Z"),
    ("America/Sao_Paulo", "2026-11-20", 12, 0, "2026-11-20T15:00:00.000Z"),
    ("Pacific/Apia", "2011-12-30", 12, 0, "2011-12-30T22:00:00.000Z"),
  ])
  func `gaps move on by their length and folds mean the first time`(
    name: String, day: String, hour: Int, minute: Int, expected: String
  ) throws {
    let parts = day.split(separator: "-").compactMap { Int($0) }
    let date = try #require(CivilDate(year: parts[0], month: parts[1], day: parts[2]))
    let time = try #require(CivilTime(hour: hour, minute: minute))
    let instant = SystemZone(name).zone.instant(of: date, at: time)
    #expect(instant.wallText == expected)
  }

  @Test func `the ends of time are read without overflow`() {
    let west = LocalZone { _ in -12 * 3600 }
    #expect(west.date(of: Instant(milliseconds: .min)).year == -1)
    #expect(LocalZone.utc.date(of: Instant(milliseconds: .max)) == .last)
  }

  @Test func `weekdays count on around the week`() {
    #expect(Weekday.monday.days(after: .friday) == 3)
    #expect(Weekday.friday.days(after: .friday) == 0)
    #expect(Weekday(of: CivilDate(daysSinceEpoch: 0)) == .thursday)
    #expect(
      Weekday.allCases.map(\.shortName).joined(separator: " ")
        == "Mon Tue Wed Thu Fri Sat Sun")
    #expect(
      Month.allCases.map(\.shortName).joined(separator: " ")
        == "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec")
  }

  @Test func `a date tells its month, also one beyond the years`() {
    #expect(Month(of: CivilDate(daysSinceEpoch: 0)) == .january)
    #expect(Month(of: CivilDate(daysSinceEpoch: -1)) == .december)
    let beyond = CivilDate(daysSinceEpoch: CivilDate.last.daysSinceEpoch + 32)
    #expect(Month(of: beyond) == .february)
  }
}
