import RedoProtocol
import RedoTasks
import Testing

/// What was done of a repeat stays what it was once the repeat has ended.
struct EndedRepeatTests {
  /// One task done on each day from the 1st to the 19th, one open, and a daily one that was done as
  /// often and is open.
  private static func log(endsDaily: Bool) throws -> TaskLog {
    var log = try TaskLog()
    for day in 1...19 { log.addDone(TaskLog.november(day), points: 3) }
    log.add("open", points: 3, due: TaskLog.november(25), created: TaskLog.november(1))
    let created = TaskLog.november(1)
    let daily = log.add("stretch", points: 8, due: created, created: created, every: 1)
    for day in 1...19 {
      log.complete(daily, todo: UInt64(day - 1), at: TaskLog.november(day, "08:00"))
      log.addTodo(UInt64(day), to: daily, due: TaskLog.november(day + 1))
    }
    if endsDaily { log.append(.update(TaskFields(title: "stretch #once")), to: daily) }
    return log
  }

  @Test func `the end of a repeat adds the one time that is left`() throws {
    let (going, ended) = (
      try Self.log(endsDaily: false).analytics(), try Self.log(endsDaily: true).analytics()
    )
    #expect(going.workload.ending == 1)
    #expect(ended.workload.ending == 2)
    #expect(going.burnUp.scope.last == 20)
    #expect(ended.burnUp.scope.last == 21)
    #expect(ended.burnUp.done == going.burnUp.done)
    #expect(ended.burnUp.done.last == 19)
    #expect(ended.history == going.history)
  }

  @Test func `the end of a repeat speeds no forecast up`() throws {
    let ended = try Self.log(endsDaily: true).analytics()
    // One a day, and two are open.
    var plain = try TaskLog()
    for day in 1...19 { plain.addDone(TaskLog.november(day), points: 3) }
    plain.add("open", points: 3, due: TaskLog.november(25))
    plain.add("stretch", points: 8, due: TaskLog.november(25))
    #expect(ended.taskForecast == plain.analytics().taskForecast)
    #expect(ended.pointForecast == plain.analytics().pointForecast)
    #expect(ended.taskForecast.forecast != nil)
  }

  @Test func `the last time of a repeat that has ended counts as done`() throws {
    var log = try Self.log(endsDaily: true)
    log.complete(20, todo: 19, at: TaskLog.november(20))
    let analytics = log.analytics()
    #expect(analytics.workload.ending == 1)
    #expect(analytics.burnUp.done.last == 20)
    #expect(analytics.burnUp.scope.last == 21)
  }
}
