import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// The days of a schedule: where they lie, and that whoever asks for them gets the same ones.
@Suite struct RepeatScheduleTests {
  @Test func `months are counted from the first day, not from the one before`() throws {
    let schedule = RepeatSchedule(from: try CivilDate(2026, 1, 31), by: .months(1))
    let days = (0...4).map { schedule.day(after: $0).day }
    #expect(days == [31, 28, 31, 30, 31])
  }

  @Test func `a day of its own counts where the first day is one of a shorter month`() throws {
    let schedule = RepeatSchedule(from: try CivilDate(2026, 2, 28), by: .months(1), dayOfMonth: 30)
    #expect((0...3).map { schedule.day(after: $0).day } == [28, 30, 30, 30])
  }

  @Test(
    arguments: [
      .days(.max), .fixedDays(4_000_000), .months(.max), .months(130_000), .years(.max),
      .years(9000),
    ] as [Rhythm])
  func `a step beyond the calendar leads to its last day`(rhythm: Rhythm) throws {
    let schedule = RepeatSchedule(from: try CivilDate(2026, 11, 20), by: rhythm)
    #expect(schedule.day(after: 1) == .last)
    #expect(schedule.day(after: .max) == .last)
    #expect(schedule.steps(upTo: .last.advanced(byDays: -1)) == 0)
    var days = 0
    schedule.forEach(from: .first, through: .last.advanced(byDays: -1)) { _ in days += 1 }
    #expect(days == 0)
  }

  @Test(arguments: [.fixedDays(1), .months(1), .years(1)] as [Rhythm])
  func `nothing follows from the last day there is`(rhythm: Rhythm) {
    var days: [Int] = []
    RepeatSchedule(from: .last, by: rhythm).forEach(from: .first, through: .last) {
      days.append($0)
    }
    #expect(days.isEmpty)
  }

  @Test(arguments: 0..<40)
  func `whoever asks for the days gets the same ones`(seed: UInt64) throws {
    var random = SeededGenerator.fromEnvironment(default: seed &* 7919 &+ 3)
    let start = CivilDate(daysSinceEpoch: Int.random(in: -900...40_000, using: &random))
    let count = Int64.random(in: 1...40, using: &random)
    let rhythm = try #require(
      [.days(count), .fixedDays(count), .months(count), .years(count)].randomElement(using: &random)
        as Rhythm?)
    let schedule = RepeatSchedule(from: start, by: rhythm)
    let days = (0...30).map { schedule.day(after: $0) }
    #expect(days == days.sorted() && Set(days).count == days.count, "seed \(random.seed)")
    for (steps, day) in days.enumerated() {
      #expect(schedule.contains(day) && schedule.steps(upTo: day) == steps, "seed \(random.seed)")
      let before = day.advanced(byDays: -1)
      #expect(schedule.steps(upTo: before) == max(0, steps - 1), "seed \(random.seed)")
      #expect(schedule.contains(before) == days.contains(before), "seed \(random.seed)")
    }
    let first = start.advanced(byDays: Int.random(in: -50...400, using: &random))
    let last = min(first.advanced(byDays: 500), days[30])
    var handed: [Int] = []
    schedule.forEach(from: first, through: last) { handed.append($0) }
    let expected = days.dropFirst().filter { $0 >= first && $0 <= last }
    #expect(handed == expected.map(\.daysSinceEpoch), "seed \(random.seed)")
  }
}
