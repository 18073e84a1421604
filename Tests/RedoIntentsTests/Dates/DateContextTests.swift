import RedoProtocol
import RedoTasks
import Testing

@testable import RedoIntents

struct DateContextTests {
  @Test func `at another moment, in another zone or with another time all the rest stays`() throws {
    let noon = try #require(CivilTime(hour: 12, minute: 0))
    let later = try #require(Instant(rfc3339: "2026-11-21T14:05:00Z"))
    let context = DateContext(
      now: .earliest, zone: .utc, weekStart: .sunday, zoneNamed: { _ in DateContext.berlin })
    let moved = context.at(later).moved(to: DateContext.berlin).defaulting(to: noon)
    #expect(moved.now == later)
    #expect(moved.zone.offset(at: later) == 3600)
    #expect(moved.weekStart == .sunday)
    #expect(moved.defaultTime == noon)
    #expect(moved.zoneNamed("Europe/Berlin")?.offset(at: later) == 3600)
  }

  @Test(arguments: [
    ("2026-11-20T14:05:00Z", "2026-11-20T22:59:00Z"),
    ("2026-11-20T22:59:30Z", "2026-11-20T22:59:00Z"),
    ("2026-11-20T23:00:00Z", "2026-11-21T22:59:00Z"),
    ("2026-07-01T08:00:00Z", "2026-07-01T21:59:00Z"),
  ])
  func `today ends at the moment that eod means`(now: String, end: String) throws {
    let context = DateContext.at(now, zone: DateContext.berlin)
    #expect(context.endOfToday == Instant(rfc3339: end))
    guard context.now < context.endOfToday else { return }
    #expect(try DateExpression.parse("today eod", in: context) == context.endOfToday)
  }

  @Test(arguments: [
    ("2026-11-18T15:00:00Z", "2026-11-20", "2026-11-20T15:00:00Z"),
    ("2026-11-18T14:05:00Z", "2026-11-20", "2026-11-20T22:59:00Z"),
    ("2026-11-18T09:00:00Z", "2026-11-21", "2026-11-21T09:00:00Z"),
    ("2026-11-18T09:00:00Z", "2026-11-19", "2026-11-19T09:00:00Z"),
    ("2026-10-20T07:00:00Z", "2026-11-21", "2026-11-21T08:00:00Z"),
  ])
  func `a deadline keeps its time of day on another day, and ends today where that has passed`(
    deadline: String, day: String, moved: String
  ) throws {
    let context = DateContext.at(zone: DateContext.berlin)
    let deadline = try #require(Instant(rfc3339: deadline))
    let noon = try #require(Instant(rfc3339: day + "T12:00:00Z"))
    #expect(
      context.deadline(on: context.zone.date(of: noon), keepingTimeOf: deadline)
        == Instant(rfc3339: moved))
  }
}
