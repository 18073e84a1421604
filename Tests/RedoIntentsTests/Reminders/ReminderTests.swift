import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// At the start it is 14:05 in UTC.
@Suite struct ReminderTests {
  let replica: ScriptedReplica

  init() throws { replica = try ScriptedReplica() }

  /// The titles of what is named between two times of the day.
  private func named(
    from start: String, to end: String, lead: Int = 0
  ) throws -> [String] {
    func moment(_ clock: String) throws -> Instant {
      try #require(Instant(rfc3339: "2026-11-20T\(clock):00Z"))
    }
    let projection = replica.projection
    return try projection.reminders(after: moment(start), through: moment(end), lead: lead)
      .map { projection.title(of: projection.tasks[$0.place]).shown }
  }

  @Test func `a task is named once, when its deadline comes, and the earliest first`() throws {
    replica.add("Late today 16:00")
    replica.add("Early today 15:00")
    replica.add("Draft someday")
    #expect(try named(from: "14:05", to: "14:59").isEmpty)
    #expect(try named(from: "14:59", to: "15:00") == ["Early"])
    #expect(try named(from: "15:00", to: "15:59").isEmpty)
    #expect(try named(from: "14:05", to: "20:00") == ["Early", "Late"])
    #expect(try named(from: "20:00", to: "14:05").isEmpty)
  }

  @Test func `what is done, archived or moved by then is not named`() throws {
    let ids = ["Done", "Put away", "Moved"].compactMap { replica.add("\($0) today 15:00") }
    try #require(ids.count == 3)
    _ = try replica.run(.complete([ids[0]]))
    _ = try replica.run(.archive([ids[1]]))
    _ = try replica.run(.snooze([ids[2]], .days(1)))
    #expect(try named(from: "14:05", to: "20:00").isEmpty)
  }

  @Test func `a task is named so many minutes ahead`() throws {
    replica.add("Call today 15:00")
    #expect(try named(from: "14:05", to: "14:49", lead: 10).isEmpty)
    #expect(try named(from: "14:49", to: "14:50", lead: 10) == ["Call"])
    #expect(try named(from: "14:50", to: "20:00", lead: 10).isEmpty)
  }

  @Test func `a deadline that was set too late for that is named when it comes`() throws {
    // At 14:05, when half an hour before has passed.
    let id = try #require(replica.add("Tea today 14:20"))
    #expect(try named(from: "14:04", to: "14:06", lead: 30).isEmpty)
    #expect(try named(from: "14:06", to: "14:20", lead: 30) == ["Tea"])
    // Snoozed by a quarter of an hour, it is named once more and not twice.
    try replica.move(to: "2026-11-20T14:20:00Z")
    let later = try #require(Instant(rfc3339: "2026-11-20T14:35:00Z"))
    _ = try replica.run(.snooze([id], .until(later)))
    #expect(try named(from: "14:20", to: "14:34", lead: 30).isEmpty)
    #expect(try named(from: "14:34", to: "14:35", lead: 30) == ["Tea"])
    #expect(try named(from: "14:35", to: "20:00", lead: 30).isEmpty)
  }

  @Test func `another change of the task does not name it again`() throws {
    let id = try #require(replica.add("Report today 18:00"))
    #expect(try named(from: "17:29", to: "17:30", lead: 30) == ["Report"])
    try replica.move(to: "2026-11-20T17:40:00Z")
    _ = try replica.run(.edit([id], TaskEdit(priority: 5)))
    #expect(try named(from: "17:30", to: "20:00", lead: 30).isEmpty)
  }
}
