import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Where a snooze moves a deadline to.
struct SnoozeTests {
  private func deadline(afterDays days: Int64, from moment: String) throws -> String? {
    try deadline(after: .days(days), from: moment)
  }

  private func deadline(after target: SnoozeTarget, from moment: String) throws -> String? {
    let replica = try ScriptedReplica(at: "2026-11-19T08:00:00Z")
    let id = try #require(replica.add("Pay rent 2026-11-20 09:00"))
    try replica.move(to: moment)
    _ = try replica.run(.snooze([id], target))
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

  @Test(arguments: [
    ("2026-11-19T10:00:00Z", 1, "2026-12-20T09:00:00.000Z"),
    ("2026-11-20T10:00:00Z", 24, "2028-11-20T09:00:00.000Z"),
    ("2027-01-31T10:00:00Z", 1, "2027-02-28T09:00:00.000Z"),
  ])
  func `months count from where days do, and end on the last day of a shorter one`(
    moment: String, months: Int, due: String
  ) throws {
    #expect(try deadline(after: .months(months), from: moment) == due)
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

  @Test func `behind the last day of the calendar nothing is written that nobody would see`() throws
  {
    let replica = try ScriptedReplica(at: "2026-11-20T08:00:00Z")
    let id = try #require(replica.add("Count to infinity 9999-12-30 09:00"))
    for _ in 0..<2 { _ = try? replica.run(.snooze([id], .days(1))) }
    let count = replica.projection.graph.nodes.count
    #expect(count > 2)
    #expect(throws: IntentError.nothingToChange) { try replica.run(.snooze([id], .days(1))) }
    #expect(replica.projection.graph.nodes.count == count)
  }

  private static let later = Instant(rfc3339: "2026-12-01T09:00:00Z")

  @Test func `a done task that is given a date is told to be open again`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Buy milk tomorrow"))
    let later = SnoozeTarget.until(try #require(Self.later))
    _ = try replica.run(.complete([id]))
    let planned = "Planned “Buy milk” for 1 Dec 09:00; it is open again"
    #expect(try replica.say(.snooze([id], later)) == planned)
    #expect(replica.projection[id]?.isDone == false)
    #expect(try !replica.say(.undo).contains("open again"))
    #expect(replica.projection[id]?.isDone == true)
    #expect(try replica.say(.edit([id], TaskEdit(due: later))) == planned)
    _ = try replica.run(.complete([id]))
    #expect(
      try replica.say(.edit([id], TaskEdit(priority: 5, due: later)))
        == "Changed the priority and due date of “Buy milk”, due 1 Dec 09:00; it is open again")
  }

  @Test func `nothing is told to be open again that was open, or stays done or put away`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Buy milk tomorrow"))
    let later = SnoozeTarget.until(try #require(Self.later))
    #expect(try !replica.say(.snooze([id], later)).contains("open again"))
    _ = try replica.run(.complete([id]))
    #expect(
      try replica.say(.edit([id], TaskEdit(priority: 5)))
        == "Changed the priority of “Buy milk”")
    #expect(replica.projection[id]?.isDone == true)
    _ = try replica.run(.archive([id]))
    #expect(try !replica.say(.snooze([id], later)).contains("open again"))
    #expect(replica.projection[id]?.isArchived == true)
  }

  @Test func `no date is taken off a done task, which would not open it`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Buy milk tomorrow"))
    _ = try replica.run(.complete([id]))
    #expect(throws: IntentError.nothingToChange) {
      try replica.run(.edit([id], TaskEdit(takesDateAway: true)))
    }
    #expect(replica.projection[id]?.isDone == true)
  }

  @Test(arguments: [
    (0, ""), (1, "; 1 of them is open again"), (2, "; 2 of them are open again"),
    (3, "; they are open again"),
  ])
  func `of several tasks it is told how many are open again`(done: Int, told: String) throws {
    let replica = try ScriptedReplica()
    let ids = ["Buy milk", "Call Ana", "Pay rent"].compactMap { replica.add($0 + " tomorrow") }
    let later = SnoozeTarget.until(try #require(Self.later))
    if done > 0 { _ = try replica.run(.complete(Array(ids.prefix(done)))) }
    let words = try replica.say(.snooze(ids, later))
    #expect(words.hasSuffix(" 3 tasks\(done == 3 ? " for" : " to") 1 Dec 09:00" + told), "\(words)")
  }
}
