import RedoProtocol
import RedoTestSupport
import Testing

@testable import RedoTasks

/// Velocity, trends, peaks, weeks and the burn-up.
struct PaceTests {
  @Test func `velocity divides by the days of the span, or of the log where those are fewer`()
    throws
  {
    var log = try TaskLog()
    for day in [11, 14, 14, 20] { log.addDone(TaskLog.november(day), points: 2) }
    let velocity = log.analytics().velocity
    // The first task was made on the 10th, so there are eleven days.
    #expect(velocity.spans.map(\.days) == [1, 7, 11, 11])
    #expect(velocity.spans.map(\.done.tasks) == [1, 3, 4, 4])
    #expect(velocity.week.tasksPerDay == 3.0 / 7)
    #expect(velocity.month.done.points == 8 && velocity.month.days == 11)
    #expect(velocity.spans.map(\.length) == [1, 7, 30, nil])
  }

  @Test func `what was done before its task was made here spreads over the days since`() throws {
    var log = try TaskLog()
    // An import.
    let place = log.add("done", due: TaskLog.november(1), created: TaskLog.november(12))
    log.complete(place, at: TaskLog.november(1))
    #expect(log.analytics().velocity.spans.map(\.days) == [1, 7, 20, 20])
  }

  @Test func `what had no deadline before it was done is neither late nor on time`() throws {
    var log = try TaskLog()
    let moment = TaskLog.november(19)
    log.complete(log.add("draft", due: moment, created: moment), at: moment)
    #expect(log.analytics().weeks.current.onTimeShare == nil)
    log.addDone(moment, due: TaskLog.november(1))
    #expect(log.analytics().weeks.current.onTimeShare == 0)
    #expect(log.analytics().weeks.current.done.tasks == 2)
  }

  @Test func `a trend is the mean of the days before it`() {
    let counts = [0, 0, 7, 0, 0, 14, 0, 0]
    #expect(Trend.means(of: counts, window: 2, last: 3) == [7, 7, 0])
    #expect(Trend.means(of: counts, window: 1, last: 8) == counts.map(Double.init))
    // From the third day on there were days at all.
    #expect(
      Trend.means(of: counts, window: 4, last: 8, since: 2)
        == [0, 0, 7, 3.5, 7.0 / 3, 5.25, 3.5, 3.5])
    #expect(Trend.means(of: [], window: 7, last: 30).isEmpty)
  }

  @Test func `peaks look at twelve whole weeks`() throws {
    var log = try TaskLog()
    let today = TaskLog.november(20, "09:15")
    log.addDone(today)
    log.addDone(today.advanced(byDays: -7))
    log.addDone(TaskLog.november(19, "23:59"))
    log.addDone(today.advanced(byDays: -84))
    let peaks = log.analytics().peaks
    #expect(peaks.hours.reduce(0, +) == 3)
    #expect(peaks.busiestHours == [9])
    #expect(peaks.busiestTimes == ["09:00"])
    #expect(peaks.hours[23] == 1)
    #expect(peaks.weekdays == [0, 0, 0, 1, 2, 0, 0])
    #expect(peaks.busiestWeekdays == [.friday])
  }

  @Test func `hours and weekdays that tie are all peaks`() throws {
    var log = try TaskLog()
    log.addDone(TaskLog.november(16, "09:15"))
    log.addDone(TaskLog.november(19, "14:30"))
    let peaks = log.analytics().peaks
    #expect(peaks.busiestTimes == ["09:00", "14:00"])
    #expect(peaks.busiestWeekdays == [.monday, .thursday])
  }

  @Test func `this week stands beside the same days of the week before`() throws {
    var log = try TaskLog()
    // Monday is the 16th; a week before it the 9th.
    log.addDone(TaskLog.november(16), points: 5, due: TaskLog.november(1))
    log.addDone(TaskLog.november(20))
    for day in [9, 13, 14, 15] { log.addDone(TaskLog.november(day)) }
    log.addDone(TaskLog.november(8))
    let weeks = log.analytics().weeks
    #expect(weeks.current.done == DayTally(tasks: 2, points: 6))
    #expect(weeks.current.onTimeShare == 0.5)
    #expect(weeks.samePart.done.tasks == 2)
    #expect(weeks.previous.done.tasks == 4)
    #expect(weeks.previous.activeDays == 4)
    // Each was made the day before: on the 8th, 12th … and the 15th, 19th.
    #expect(weeks.previous.added == 4)
    #expect(weeks.current.added == 1)
    let sunday = log.analytics(weekStart: .sunday).weeks
    #expect(sunday.previous.days.lowerBound.day == 8)
    #expect(sunday.previous.done.tasks == 4)
    #expect(sunday.current.done.tasks == 3)
    let friday = log.analytics(weekStart: .friday).weeks
    #expect(friday.current.days.lowerBound == friday.current.days.upperBound)
    #expect(friday.current.done.tasks == 1)
    #expect(friday.samePart.done.tasks == 1)
  }

  @Test func `the burn-up ends with what is done and the gap that is open`() throws {
    var log = try TaskLog()
    for day in [2, 5, 5] { log.addDone(TaskLog.november(day)) }
    log.add("open", due: TaskLog.november(25), created: TaskLog.november(10))
    log.add("very old", due: TaskLog.november(25), created: .earliest)
    log.add("draft", created: TaskLog.november(10))
    log.append(.archive, to: log.add("away", due: TaskLog.november(25)))
    log.add("repeats", due: TaskLog.november(25), every: 1)
    let old = log.add("two", due: TaskLog.november(21), created: TaskLog.november(12))
    log.addTodo(1, to: old, due: TaskLog.november(22))
    let analytics = log.analytics()
    let burnUp = analytics.burnUp
    #expect(burnUp.scope.count == Analytics.trendDays)
    #expect(burnUp.done.last == 3)
    #expect(burnUp.scope.last == 6)
    #expect(burnUp.scope.last == 3 + analytics.workload.ending)
    #expect(burnUp.scope.first == 1)
    #expect(zip(burnUp.scope, burnUp.done).allSatisfy { $0 >= $1 })
  }

  @Test(arguments: [
    ([1, 1, 1, 1], [1, 2, 3]), ([1, 2, 3, 4], [2, 3, 4]), ([], [1, 2, 3]),
    ([0, 0, 8], [8, 9, 10]), (Array(1...100), [26, 51, 76]),
    ([1, 1, 1, 1, 1, 1, 1, 90], [1, 2, 3]),
  ])
  func `heat parts the active days into quarters`(counts: [Int], bounds: [Int]) {
    let scale = HeatScale(counts)
    #expect(scale.bounds == bounds)
    #expect(scale.level(of: 0) == 0)
    #expect(scale.level(of: .max) == 4)
    for (level, (start, end)) in zip([1] + bounds.map { $0 + 1 }, bounds + [.max]).enumerated() {
      #expect(scale.level(of: start) == level + 1)
      #expect(scale.level(of: end) == level + 1)
    }
  }

  /// Counts of days, the shades that they have, and the first count of each shade.
  private static let shadings: [([Int], Set<Int>, [Int?])] = [
    ([37], [4], [nil, nil, nil, 1]), ([3, 3, 0, 3], [4], [nil, nil, nil, 1]),
    ([1, 37], [1, 4], [1, nil, nil, 2]), ([1, 1, 1, 1, 1, 1, 1, 90], [1, 4], [1, nil, nil, 2]),
    ([1, 2, 3], [1, 2, 4], [1, 2, nil, 3]), ([1, 2, 3, 4, 5, 6], [1, 2, 3, 4], [1, 3, 5, 6]),
    ([], [], [nil, nil, nil, nil]), ([0], [], [nil, nil, nil, nil]),
  ]

  @Test(arguments: shadings)
  func `the best day is strongest, and a shade that no day has stands for nothing`(
    counts: [Int], shades: Set<Int>, starts: [Int?]
  ) {
    let scale = HeatScale(counts)
    let active = counts.filter { $0 > 0 }
    #expect(Set(active.map { scale.shade(of: $0) }) == shades)
    #expect(scale.shade(of: 0) == 0)
    if let best = active.max() { #expect(scale.shade(of: best) == HeatScale.levels) }
    #expect((1...HeatScale.levels).map { scale.counts(ofShade: $0)?.from } == starts)
    for count in active {
      let range = scale.counts(ofShade: scale.shade(of: count))
      #expect(range.map { $0.from <= count && count <= $0.through ?? .max } == true)
    }
  }

  @Test func `the burn-up forgets an open task that is archived, as its definition says`() throws {
    var log = try TaskLog()
    let place = log.add("away", due: TaskLog.november(25), created: TaskLog.november(10))
    #expect(log.analytics().burnUp.scope.suffix(11).allSatisfy { $0 == 1 })
    log.append(.archive, to: place)
    #expect(log.analytics().burnUp.scope.allSatisfy { $0 == 0 })
    #expect(Statistic.burnUp.definition.contains("archived ones only if done"))
  }

  @Test func `a day of repeats alone brings a forecast nothing, as its definition says`() throws {
    var log = try TaskLog()
    log.add("open", due: TaskLog.november(25), created: TaskLog.november(1))
    let daily = log.add(
      "stretch", due: TaskLog.november(1), created: TaskLog.november(1), every: 1)
    for day in 1...19 {
      log.complete(daily, todo: UInt64(day - 1), at: TaskLog.november(day, "08:00"))
      log.addTodo(UInt64(day), to: daily, due: TaskLog.november(day + 1))
    }
    for day in 2...5 { log.addDone(TaskLog.november(day)) }
    let analytics = log.analytics()
    #expect(analytics.streaks.current == 19)
    #expect(analytics.taskForecast == .tooLittleDone(4, needed: Outlook.leastActiveDays))
    #expect(Statistic.forecast.definition.contains("Repeats count for nothing."))
    #expect(!Statistic.forecast.definition.contains("with a completion"))
  }

  @Test func `every statistic has a name and a definition that ends`() {
    #expect(Set(Statistic.allCases.map(\.name)).count == Statistic.allCases.count)
    for statistic in Statistic.allCases {
      #expect(statistic.definition.hasSuffix("."))
      #expect(statistic.definition.first?.isUppercase == true)
    }
  }
}
