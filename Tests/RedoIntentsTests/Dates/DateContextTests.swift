import RedoIntents
import RedoProtocol
import RedoTasks
import Testing

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
}
