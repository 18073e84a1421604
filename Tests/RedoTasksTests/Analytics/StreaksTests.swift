import RedoProtocol
import RedoTasks
import Testing

struct StreaksTests {
  private func streaks(_ days: [Int]) throws -> Streaks {
    var log = try TaskLog()
    for day in days { log.addDone(TaskLog.november(day)) }
    return log.analytics().streaks
  }

  @Test(arguments: [
    ([20], 1, 1), ([19], 1, 1), ([18], 0, 1), ([20, 20, 19], 2, 2),
    ([1, 2, 3, 4, 18, 19], 2, 4), ([1, 2, 3, 5, 6, 20], 1, 3), ([10, 12, 14], 0, 1),
  ])
  func `a run reaches today, or yesterday while today is idle`(
    days: [Int], current: Int, best: Int
  ) throws {
    let streaks = try streaks(days)
    #expect(streaks.current == current)
    #expect(streaks.best == best)
    #expect(streaks.includesToday == days.contains(20))
  }

  @Test func `nothing done is no streak`() throws {
    let streaks = try streaks([])
    #expect(streaks.current == 0)
    #expect(streaks.best == 0)
    #expect(!streaks.includesToday)
  }
}
