import RedoProtocol
import RedoTasks
import Testing

struct TaskGroupTests {
  /// The group of a deadline as seen from a moment.
  static func group(
    of deadline: String?, at now: String = "2026-11-20T14:05:00Z", in zone: LocalZone = .utc
  ) -> TaskGroup {
    TaskGrouping(at: Instant(rfc3339: now) ?? .earliest, in: zone)
      .group(of: deadline.flatMap { Instant(rfc3339: $0) })
  }

  @Test func `headings stand in the order of a day's work`() {
    #expect(
      TaskGroup.allCases.sorted().map(\.name)
        == ["OVERDUE", "TODAY", "THIS WEEK", "LATER", "NO DATE", "DONE", "ARCHIVED"])
  }

  @Test(arguments: [
    ("2026-11-20T14:04:59.999Z", TaskGroup.overdue),
    ("2026-11-20T14:05:00Z", .today),
    ("2026-11-20T23:59:59.999Z", .today),
    ("2026-11-21T00:00:00Z", .thisWeek),
    ("2026-11-23T09:00:00Z", .thisWeek),
    ("2026-11-26T23:59:59.999Z", .thisWeek),
    ("2026-11-27T00:00:00Z", .later),
    ("9999-12-31T23:59:59.999Z", .later),
  ])
  func `a deadline decides the group to the millisecond`(deadline: String, group: TaskGroup) {
    #expect(Self.group(of: deadline) == group)
  }

  @Test func `without a deadline there is no date`() {
    #expect(Self.group(of: nil) == .noDate)
  }

  @Test func `the day ends where the user is`() {
    let auckland = LocalZone { _ in 13 * 3600 }
    let deadline = "2026-11-20T12:00:00Z"
    let now = "2026-11-20T10:00:00Z"
    #expect(Self.group(of: deadline, at: now) == .today)
    #expect(Self.group(of: deadline, at: now, in: auckland) == .thisWeek)
  }

  @Test func `a day of 25 hours is one day`() {
    let autumn = Instant(rfc3339: "2026-10-25T01:00:00Z") ?? .earliest
    let berlin = LocalZone { $0 < autumn ? 7200 : 3600 }
    let now = "2026-10-24T23:00:00Z"
    #expect(Self.group(of: "2026-10-25T22:59:59Z", at: now, in: berlin) == .today)
    #expect(Self.group(of: "2026-10-25T23:00:00Z", at: now, in: berlin) == .thisWeek)
  }

  @Test func `the last day there is does not break`() {
    #expect(Self.group(of: "9999-12-31T23:59:59Z", at: "9999-12-31T12:00:00Z") != .overdue)
    #expect(Self.group(of: "0000-01-01T00:00:00Z", at: "0000-01-01T00:00:00Z") == .today)
  }

  @Test func `put away counts before done, and done before any date`() throws {
    var log = try TaskLog()
    let late = TaskLog.now.advanced(byDays: -1)
    log.add("late", due: late)
    log.complete(log.add("done", due: late))
    log.append(.archive, to: log.add("away", due: late))
    let both = log.add("both", due: late)
    log.complete(both)
    log.append(.archive, to: both)
    log.add("draft")
    let projection = log.projection
    let grouping = TaskGrouping(at: TaskLog.now, in: .utc)
    #expect(
      projection.tasks.map { grouping.group(of: $0, in: projection) }
        == [.overdue, .done, .archived, .archived, .noDate])
  }
}
