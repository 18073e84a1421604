import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

struct CompletionHistoryTests {
  private func date(_ day: Int) throws -> CivilDate {
    try #require(CivilDate(year: 2026, month: 11, day: day))
  }

  @Test func `a completion counts on the user's own date`() throws {
    var log = try TaskLog()
    log.addDone(TaskLog.november(18, "23:30"), points: 3)
    let here = log.analytics().history
    #expect(here.total(try date(18)...date(18)) == DayTally(tasks: 1, points: 3))
    let tokyo = log.analytics(in: LocalZone { _ in 9 * 3600 }).history
    #expect(tokyo.total(try date(18)...date(18)) == .nothing)
    #expect(tokyo.total(try date(19)...date(19)) == DayTally(tasks: 1, points: 3))
  }

  @Test(arguments: [
    // Berlin's 29 March 2026 has 23 hours, its 25 October 25.
    ("2026-03-28T22:59:59Z", 28, 3), ("2026-03-28T23:00:00Z", 29, 3),
    ("2026-03-29T21:59:59Z", 29, 3), ("2026-03-29T22:00:00Z", 30, 3),
    ("2026-10-24T21:59:59Z", 24, 10), ("2026-10-24T22:00:00Z", 25, 10),
    ("2026-10-25T22:59:59Z", 25, 10), ("2026-10-25T23:00:00Z", 26, 10),
  ])
  func `days are as long as the zone says`(moment: String, day: Int, month: Int) throws {
    var log = try TaskLog()
    log.addDone(try #require(Instant(rfc3339: moment)))
    let history = log.analytics(in: SystemZone("Europe/Berlin").zone).history
    let date = try #require(CivilDate(year: 2026, month: month, day: day))
    #expect(history.total(date...date).tasks == 1)
    #expect(history.total.tasks == 1)
  }

  @Test func `a repeat counts each time and archived tasks for what was done`() throws {
    var log = try TaskLog()
    let weekly = log.add(
      "water", points: 2, due: TaskLog.november(3), created: TaskLog.november(1), every: 7)
    for week in 0..<3 {
      log.complete(weekly, todo: UInt64(week), at: TaskLog.november(3 + 7 * week, "09:00"))
      log.addTodo(UInt64(week) + 1, to: weekly, due: TaskLog.november(10 + 7 * week))
    }
    log.append(.archive, to: weekly)
    let analytics = log.analytics()
    #expect(analytics.history.total == DayTally(tasks: 3, points: 6))
    #expect(analytics.workload.active == 0)
  }

  @Test func `an undone completion and a deleted task do not count`() throws {
    let sketch = TaskSketch()
    let root = sketch.create()
    let todo = sketch.createTodo(root, 1)
    let done = sketch.complete(todo, 1)
    let next = sketch.createTodo(done, 2)
    func count(_ nodes: [SketchedNode]) -> Int {
      let projection = ReplayedTask(nodes).projection
      return Analytics(of: projection, at: TaskLog.now, in: .utc).history.total.tasks
    }
    #expect(count([root, todo, done, next]) == 1)
    let keep = sketch.update(todo, ["title": "water the plants"])
    #expect(count([root, todo, done, next, keep, sketch.delete(next)]) == 0)
    #expect(count([root, todo, done, next, sketch.delete(next)]) == 0)
  }

  @Test func `what is dated after today is left out until then`() throws {
    var log = try TaskLog()
    log.addDone(TaskLog.november(20, "23:59"))
    log.addDone(TaskLog.november(21, "00:00"))
    log.addDone(.latest)
    let analytics = log.analytics()
    #expect(analytics.history.total.tasks == 1)
    #expect(analytics.velocity.today.done.tasks == 1)
    #expect(analytics.burnUp.done.last == 1)
    #expect(analytics.burnUp.scope.last == 1)
  }

  @Test func `ranges hold their idle days too`() throws {
    var log = try TaskLog()
    for day in [1, 3, 3, 19] { log.addDone(TaskLog.november(day), points: 1) }
    let history = log.analytics().history
    #expect(history.tallies(of: 4, through: try date(4)).map(\.tasks) == [1, 0, 2, 0])
    #expect(history.tallies(of: 3, through: try date(1)).map(\.tasks) == [0, 0, 1])
    #expect(history.tallies(of: 0, through: try date(4)).isEmpty)
    #expect(history.total(try date(2)...date(19)).tasks == 3)
    #expect(history.activeDays(try date(1)...date(18)) == 2)
  }

  @Test func `points beyond every number do not overflow`() throws {
    var log = try TaskLog()
    let most: Int64 = 9_007_199_254_740_991
    for _ in 0..<3 { log.addDone(TaskLog.november(20), points: most) }
    log.add("open", points: most, due: TaskLog.november(25))
    let analytics = log.analytics()
    #expect(analytics.history.total.points == most * 3)
    var sum = DayTally(tasks: 1, points: .max)
    sum += DayTally(tasks: 1, points: .max)
    #expect(sum == DayTally(tasks: 2, points: .max))
  }

  @Test func `dates at the ends of time do no harm`() throws {
    var log = try TaskLog()
    log.addDone(.earliest)
    log.addDone(TaskLog.november(20))
    let analytics = log.analytics()
    #expect(analytics.history.total.tasks == 2)
    #expect(analytics.streaks.best == 1)
    #expect(analytics.velocity.all.days > 700_000)
  }
}
