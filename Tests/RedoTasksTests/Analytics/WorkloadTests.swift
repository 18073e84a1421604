import RedoProtocol
import Testing

@testable import RedoTasks

struct WorkloadTests {
  @Test func `what is open is counted by when it is due and how urgent it is`() throws {
    var log = try TaskLog()
    log.add("late", priority: 5, points: 3, due: TaskLog.november(19))
    log.add("today", priority: 5, due: TaskLog.november(20, "18:00"))
    log.add("soon", priority: 2, points: 0, due: TaskLog.november(26))
    log.add("later", due: TaskLog.november(27))
    log.add("draft", points: 8)
    log.add("repeats", points: 2, due: TaskLog.november(30), every: 7)
    log.addDone(TaskLog.november(20), points: 100)
    log.append(.archive, to: log.add("away", points: 100, due: TaskLog.november(1)))
    let analytics = log.analytics()
    #expect(analytics.dueWeekEnd.isoText == "2026-11-26")
    let load = analytics.workload
    #expect(load.active == 6)
    #expect(load.drafts == 1)
    #expect(load.overdue == 1)
    #expect(load.dueToday == 1)
    #expect(load.dueWithinWeek == 2)
    #expect(load.points == 3 + 1 + 0 + 1 + 8 + 2)
    #expect(load.ending == 4)
    #expect(load.endingPoints == 5)
    #expect(load.priorities.map(\.active) == [0, 1, 3, 0, 2])
    #expect(load.priorities.map(\.overdue) == [0, 0, 0, 0, 1])
    #expect(load.priorities.map(\.priority) == [1, 2, 3, 4, 5])
  }

  @Test func `a task that repeats no more comes to an end`() throws {
    var log = try TaskLog()
    log.add("stretch #once", due: TaskLog.november(25), every: 1)
    log.add("stretch", due: TaskLog.november(25), every: 1)
    #expect(log.analytics().workload.ending == 1)
  }

  @Test func `an empty log has nothing of anything`() throws {
    let analytics = try TaskLog().analytics()
    #expect(analytics.workload.active == 0)
    #expect(analytics.workload.began == nil)
    #expect(analytics.firstDay == analytics.today)
    #expect(analytics.velocity.all.days == 1)
    #expect(analytics.velocity.all.tasksPerDay == 0)
    #expect(analytics.peaks.busiestHours.isEmpty)
    #expect(analytics.peaks.busiestWeekdays.isEmpty)
    #expect(analytics.weeks.current.onTimeShare == nil)
    #expect(analytics.taskForecast == .nothingOpen)
    #expect(analytics.pointForecast == .nothingOpen)
    #expect(analytics.burnUp.scope.allSatisfy { $0 == 0 })
  }
}
