import RedoProtocol
import RedoTestSupport
import Testing

@Suite struct `A civil date` {
  @Test func `known days lie where they should`() throws {
    let facts: [(Int, Int, Int, days: Int, weekday: Int)] = [
      (1970, 1, 1, 0, 4), (1969, 12, 31, -1, 3), (2000, 2, 29, 11_016, 2), (2000, 3, 1, 11_017, 3),
      (0, 1, 1, -719_528, 6), (9999, 12, 31, 2_932_896, 5), (2026, 11, 20, 20_777, 5),
      (1582, 10, 15, -141_427, 5), (0, 2, 29, -719_469, 2),
    ]
    for (year, month, day, days, weekday) in facts {
      let date = try #require(CivilDate(year: year, month: month, day: day))
      #expect(date.daysSinceEpoch == days)
      #expect(date.weekday == weekday)
      #expect(CivilDate(daysSinceEpoch: days) == date)
    }
  }

  @Test func `every day from the first to the last follows the one before it`() {
    var expected = (year: 0, month: 1, day: 1)
    var wrong = 0
    for number in CivilDate.first.daysSinceEpoch...CivilDate.last.daysSinceEpoch {
      let date = CivilDate(daysSinceEpoch: number)
      if (date.year, date.month, date.day) != expected || date.daysSinceEpoch != number {
        wrong += 1
      }
      let leap =
        expected.year.isMultiple(of: 400)
        || expected.year.isMultiple(of: 4) && !expected.year.isMultiple(of: 100)
      let lengths = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
      expected.day += 1
      if expected.day > lengths[expected.month - 1] {
        expected = (expected.year, expected.month + 1, 1)
      }
      if expected.month > 12 { expected = (expected.year + 1, 1, 1) }
    }
    #expect(wrong == 0)
    #expect(expected == (10_000, 1, 1))
  }

  @Test func `days that do not exist are refused`() {
    for (year, month, day) in [
      (2026, 2, 29), (1900, 2, 29), (2100, 2, 29), (2026, 4, 31), (2026, 0, 1), (2026, 13, 1),
      (2026, 1, 0), (2026, 1, 32), (10_000, 1, 1), (-1, 1, 1), (.max, 1, 1), (2026, .min, .max),
    ] {
      #expect(CivilDate(year: year, month: month, day: day) == nil)
    }
    for year in [0, 4, 1600, 2000, 2024, 2400] {
      #expect(CivilDate(year: year, month: 2, day: 29) != nil)
    }
  }

  @Test func `months move on without passing a month's end`() throws {
    let january = try #require(CivilDate(year: 2026, month: 1, day: 31))
    #expect(january.advanced(byMonths: 1) == CivilDate(year: 2026, month: 2, day: 28))
    #expect(january.advanced(byMonths: 25) == CivilDate(year: 2028, month: 2, day: 29))
    #expect(january.advanced(byMonths: -2) == CivilDate(year: 2025, month: 11, day: 30))
    #expect(january.advanced(byMonths: 0) == january)
    #expect(january.advanced(byMonths: 12) == CivilDate(year: 2027, month: 1, day: 31))
  }

  @Test func `no distance leaves the protocol's years or overflows`() throws {
    let date = try #require(CivilDate(year: 2026, month: 11, day: 20))
    #expect(date.advanced(byDays: .max) == .last)
    #expect(date.advanced(byDays: .min) == .first)
    #expect(date.advanced(byMonths: .max) == .last)
    #expect(date.advanced(byMonths: .min) == .first)
    #expect(date.advanced(byDays: 9_007_199_254_740_991) == .last)
    #expect(CivilDate.first.advanced(byDays: -1) == .first)
  }

  @Test func `a date is written with four figures of the year, the nearest beyond them`() throws {
    for (year, month, day, text) in [
      (2026, 11, 20, "2026-11-20"), (7, 3, 5, "0007-03-05"), (0, 1, 1, "0000-01-01"),
      (9999, 12, 31, "9999-12-31"),
    ] {
      let date = try #require(CivilDate(year: year, month: month, day: day))
      #expect(date.isoText == text)
    }
    #expect(CivilDate(daysSinceEpoch: 2_932_897).isoText == "9999-12-31")
    #expect(CivilDate(daysSinceEpoch: -719_529).isoText == "0000-01-01")
  }

  @Test func `order is the order of days`() {
    var generator = SeededGenerator.fromEnvironment(default: 9)
    for _ in 0..<2000 {
      let left = Int.random(in: -719_528...2_932_896, using: &generator)
      let right = Int.random(in: -719_528...2_932_896, using: &generator)
      let isBefore = CivilDate(daysSinceEpoch: left) < CivilDate(daysSinceEpoch: right)
      #expect(isBefore == (left < right), "seed \(generator.seed)")
    }
  }
}
