import RedoProtocol
import Testing

@testable import RedoTasks

/// When the points are done, where tasks have none.
struct PointForecastTests {
  @Test func `open tasks without points are not told to be none`() throws {
    var log = try TaskLog()
    log.add("walk", points: 0, due: TaskLog.november(25), created: TaskLog.november(1))
    for day in 2...16 { log.addDone(TaskLog.november(day)) }
    let analytics = log.analytics()
    #expect(analytics.taskForecast.forecast != nil)
    #expect(analytics.pointForecast == .noPoints)
    #expect(analytics.pointForecast.obstacle == "0 points on the open tasks")
  }

  @Test func `a task without points keeps no forecast of the others' points`() throws {
    var log = try TaskLog()
    log.add("walk", points: 0, due: TaskLog.november(25), created: TaskLog.november(1))
    log.add("write", points: 1, due: TaskLog.november(25), created: TaskLog.november(1))
    for day in 2...16 { log.addDone(TaskLog.november(day)) }
    #expect(log.analytics().pointForecast.forecast != nil)
  }

  @Test func `where nothing is open neither tasks nor points are`() throws {
    var log = try TaskLog()
    for day in 2...16 { log.addDone(TaskLog.november(day)) }
    #expect(log.analytics().pointForecast == .nothingOpen)
  }
}
