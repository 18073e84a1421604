import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Where a snooze moves a deadline to.
struct SnoozeTests {
  private func deadline(afterDays days: Int64, from moment: String) throws -> String? {
    let replica = try ScriptedReplica(at: "2026-11-19T08:00:00Z")
    let id = try #require(replica.add("Pay rent 2026-11-20 09:00"))
    try replica.move(to: moment)
    _ = try replica.run(.snooze([id], .days(days)))
    let task = try #require(replica.projection[id])
    return replica.projection.currentTodo(of: task)?.deadline.wallText
  }

  @Test func `days count from the deadline as long as its day has not passed`() throws {
    let early = try deadline(afterDays: 2, from: "2026-11-19T10:00:00Z")
    #expect(early == "2026-11-22T09:00:00.000Z")
    let sameDay = try deadline(afterDays: 7, from: "2026-11-20T10:00:00Z")
    #expect(sameDay == "2026-11-27T09:00:00.000Z")
  }

  @Test func `else they count from today, at the same time of day, so that nothing stays overdue`()
    throws
  {
    let moved = try deadline(afterDays: 1, from: "2026-11-30T10:00:00Z")
    #expect(moved == "2026-12-01T09:00:00.000Z")
    let week = try deadline(afterDays: 7, from: "2026-11-22T10:00:00Z")
    #expect(week == "2026-11-29T09:00:00.000Z")
  }

  @Test func `a day keeps its hour where the clocks change`() throws {
    // Central Europe, 25 October 2026: the clocks go back at 01:00 UTC.
    let change = try #require(Instant(rfc3339: "2026-10-25T01:00:00Z"))
    let zone = LocalZone { $0 < change ? 7200 : 3600 }
    let replica = try ScriptedReplica(at: "2026-10-23T08:00:00Z", zone: zone)
    let id = try #require(replica.add("Pay rent 2026-10-24 09:00"))
    _ = try replica.run(.snooze([id], .days(1)))
    let task = try #require(replica.projection[id])
    #expect(
      replica.projection.currentTodo(of: task)?.deadline.wallText == "2026-10-25T08:00:00.000Z")
    _ = try replica.run(.undo)
    let back = try #require(replica.projection[id])
    #expect(
      replica.projection.currentTodo(of: back)?.deadline.wallText == "2026-10-24T07:00:00.000Z")
  }

  @Test func `without a date they lead to the usual time of a day`() throws {
    let replica = try ScriptedReplica(at: "2026-11-20T03:13:00Z")
    let id = try #require(replica.add("Learn to sail someday"))
    _ = try replica.run(.snooze([id], .days(2)))
    let task = try #require(replica.projection[id])
    #expect(
      replica.projection.currentTodo(of: task)?.deadline.wallText == "2026-11-22T18:00:00.000Z")
  }

  @Test(arguments: 0...40) func `more days never lead to an earlier date`(late: Int64) throws {
    let now = Instant(wall: "2026-11-20T10:00:00.000Z")?.advanced(byDays: late)
    let moment = try #require(now).wallText
    let dates = try (1...30).map { try deadline(afterDays: $0, from: moment) ?? "" }
    #expect(zip(dates, dates.dropFirst()).allSatisfy { $0 < $1 })
  }
}
