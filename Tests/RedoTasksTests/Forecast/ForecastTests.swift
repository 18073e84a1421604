import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Forecasts beside what can be worked out in closed form.
struct ForecastTests {
  private func forecast(
    of backlog: Int64, at throughput: [Int64], seed: UInt64 = 1
  ) throws -> Forecast {
    try #require(Outlook(of: backlog, at: throughput, seed: seed).forecast)
  }

  @Test(arguments: [(1, 1, 1), (7, 1, 7), (10, 3, 4), (9, 3, 3), (365, 1, 365), (1460, 4, 365)])
  func `a constant throughput is done on one day for certain`(
    backlog: Int64, daily: Int64, day: Int
  ) throws {
    let forecast = try forecast(
      of: backlog, at: [Int64](repeating: daily, count: Outlook.leastDays))
    for percent in [1, 50, 85, 100] { #expect(forecast.days(withChance: percent) == day) }
    #expect(forecast.chance(byDay: day - 1) == 0)
    #expect(forecast.chance(byDay: day) == 1)
  }

  @Test(arguments: [(366, 1), (9_007_199_254_740_991, 1), (.max, 1), (.max, 24_000)])
  func `what takes longer than a year has no date`(backlog: Int64, daily: Int64) throws {
    let forecast = try forecast(
      of: backlog, at: [Int64](repeating: daily, count: Outlook.leastDays))
    #expect(forecast.days(withChance: 50) == nil)
    #expect(forecast.chance(byDay: 10_000) == 0)
  }

  /// The chance of at least `wins` in `days` days that each win with a chance.
  private func chance(of wins: Int, in days: Int, each win: Double) -> Double {
    // Row by row of Pascal's triangle, weighted, all from `wins` on in the last place.
    var chances = [1.0] + [Double](repeating: 0, count: wins)
    for _ in 0..<days {
      for count in stride(from: wins, through: 0, by: -1) {
        let stays = count == wins ? chances[count] : chances[count] * (1 - win)
        chances[count] = stays + (count > 0 ? chances[count - 1] * win : 0)
      }
    }
    return chances[wins]
  }

  @Test(arguments: [(5, 20, 1), (5, 20, 10), (10, 20, 25), (40, 60, 60), (6, 60, 12)])
  func `days that do one or none follow the negative binomial`(
    active: Int, of days: Int, backlog: Int
  ) throws {
    let throughput = (0..<days).map { Int64($0 < active ? 1 : 0) }
    let forecast = try forecast(of: Int64(backlog), at: throughput, seed: 77)
    let win = Double(active) / Double(days)
    for day in stride(from: backlog, through: Forecast.horizon, by: 7) {
      let exact = chance(of: backlog, in: day, each: win)
      #expect(abs(forecast.chance(byDay: day) - exact) < 0.045, "day \(day)")
    }
    for percent in [50, 85] {
      let found = try #require(forecast.days(withChance: percent))
      let near = (chance(of: backlog, in: found, each: win), Double(percent) / 100)
      let before = chance(of: backlog, in: found - 1, each: win)
      #expect(near.0 > near.1 - 0.045 && before < near.1 + 0.045, "\(percent) % on day \(found)")
    }
  }

  /// The chance that the sum of `days` draws from some values is at least `backlog`.
  private func exactChance(of backlog: Int, in days: Int, from values: [Int64]) -> Double {
    var sums = [Double](repeating: 0, count: backlog + 1)
    sums[0] = 1
    for _ in 0..<days {
      var next = [Double](repeating: 0, count: backlog + 1)
      for (sum, chance) in sums.enumerated() where chance > 0 {
        for value in values {
          next[min(backlog, sum + Int(value))] += chance / Double(values.count)
        }
      }
      sums = next
    }
    return sums[backlog]
  }

  @Test(arguments: [UInt64(1), 2, 3])
  func `uneven days follow the sums of their draws`(seed: UInt64) throws {
    let week: [Int64] = [3, 0, 5, 1, 0, 0, 8, 2, 2, 0, 0, 1, 4, 0]
    let forecast = try forecast(of: 40, at: week, seed: seed)
    for day in stride(from: 5, through: 50, by: 5) {
      let exact = exactChance(of: 40, in: day, from: week)
      #expect(abs(forecast.chance(byDay: day) - exact) < 0.045, "day \(day)")
    }
  }

  @Test func `more to do is never done sooner`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 3)
    for _ in 0..<20 {
      let days = Int.random(in: Outlook.leastDays...60, using: &generator)
      let throughput = (0..<days).map { $0 < 6 ? 1 : Int64.random(in: 0...4, using: &generator) }
      let seed = generator.next()
      var last: [Int] = [0, 0]
      for backlog in stride(from: Int64(1), through: 200, by: 13) {
        let forecast = try forecast(of: backlog, at: throughput, seed: seed)
        let days = [50, 85].map { forecast.days(withChance: $0) ?? .max }
        #expect(days[0] <= days[1])
        #expect(days[0] >= last[0] && days[1] >= last[1], "seed \(generator.seed)")
        last = days
      }
    }
  }

  @Test func `the same seed says the same and another one nearly the same`() throws {
    let week: [Int64] = [3, 0, 5, 1, 0, 0, 8, 2, 2, 0, 0, 1, 4, 0]
    let first = try forecast(of: 60, at: week, seed: 5)
    #expect(try forecast(of: 60, at: week, seed: 5) == first)
    let second = try forecast(of: 60, at: week, seed: 6)
    #expect(second != first)
    let days = try [first, second].map { try #require($0.days(withChance: 50)) }
    #expect(abs(days[0] - days[1]) <= 2)
  }

  @Test func `with too little of a past it says so`() throws {
    let young = [Int64](repeating: 3, count: Outlook.leastDays - 1)
    #expect(
      Outlook(of: 5, at: young, seed: 1) == .tooFewDays(13, needed: Outlook.leastDays))
    #expect(Outlook(of: 5, at: [], seed: 1) == .tooFewDays(0, needed: Outlook.leastDays))
    let idle = (0..<60).map { Int64($0 < 4 ? 9 : 0) }
    #expect(
      Outlook(of: 5, at: idle, seed: 1)
        == .tooLittleDone(4, needed: Outlook.leastActiveDays))
    #expect(Outlook(of: 0, at: young, seed: 1) == .nothingOpen)
    #expect(Outlook(of: -1, at: [], seed: 1) == .nothingOpen)
  }

  @Test func `what stands in the way is said only where there is no forecast`() {
    let young = Outlook(of: 5, at: [3, 0, 4], seed: 1)
    #expect(young.obstacle == "too early: 3 of 14 days")
    let idle = Outlook(of: 5, at: (0..<60).map { $0 < 4 ? 9 : 0 }, seed: 1)
    #expect(idle.obstacle == "too little done: 4 of 5 days")
    #expect(Outlook(of: 0, at: [], seed: 1).obstacle == "nothing open that ends")
    let usual = Outlook(of: 5, at: [Int64](repeating: 2, count: Outlook.leastDays), seed: 1)
    #expect(usual.obstacle == nil)
  }

  @Test func `the days drawn are whole, the user's own, and of what comes to an end`() throws {
    var log = try TaskLog()
    // Two done on each whole day of three weeks, thirty today, and one that repeats daily.
    for day in -1...19 where day != 0 {
      let moment = TaskLog.november(20, "08:00").advanced(byDays: Int64(day) - 20)
      for _ in 0..<2 { log.addDone(moment, points: 3) }
    }
    for _ in 0..<30 { log.addDone(TaskLog.november(20)) }
    let daily = log.add("stretch", due: TaskLog.november(1), every: 1)
    for day in 1...19 {
      log.complete(daily, todo: UInt64(day - 1), at: TaskLog.november(day))
      log.addTodo(UInt64(day), to: daily, due: TaskLog.november(day + 1))
    }
    for _ in 0..<6 { log.add("open", points: 5, due: TaskLog.november(25)) }
    let analytics = log.analytics()
    #expect(analytics.workload.ending == 6)
    let tasks = try #require(analytics.taskForecast.forecast)
    // 22 days from the first task to yesterday, of which two are idle and none has more than two.
    #expect(tasks.chance(byDay: 2) == 0)
    #expect(abs(tasks.chance(byDay: 3) - 0.751) < 0.045)
    #expect(tasks.days(withChance: 50) == 3)
    let points = try #require(analytics.pointForecast.forecast)
    #expect(points.days(withChance: 50) == 5)
  }

  @Test func `a forecast moves with work alone, and more to do is never done sooner`() throws {
    var log = try TaskLog()
    for day in 1...19 {
      for _ in 0..<(day % 4) { log.addDone(TaskLog.november(day), points: Int64(day)) }
    }
    for _ in 0..<25 { log.add("open", points: 2, due: TaskLog.november(25)) }
    let before = log.analytics()
    log.append(.update(TaskFields(title: "other words")), to: 40)
    log.add("a draft")
    let renamed = log.analytics()
    #expect(renamed.taskForecast == before.taskForecast)
    #expect(renamed.pointForecast == before.pointForecast)
    log.add("one task more", points: 1, due: TaskLog.november(28))
    let after = log.analytics()
    for (less, more) in [
      (before.taskForecast, after.taskForecast), (before.pointForecast, after.pointForecast),
    ] {
      let (less, more) = (try #require(less.forecast), try #require(more.forecast))
      #expect(less != more)
      #expect(zip(less.finished, more.finished).allSatisfy { $0 >= $1 })
    }
  }
}
