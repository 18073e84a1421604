import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

@Suite struct CapacityTests {
  @Test func `the capacity is the median, which one great day does not move`() {
    let capacity = Capacity(pointsOfActiveDays: [3, 8, 2, 100, 5])
    #expect(capacity.points == 5)
    #expect(capacity.median == 5)
    #expect(capacity.mean == 23.6)
  }

  @Test func `of an even number of days the median lies between the middle two`() {
    let capacity = Capacity(pointsOfActiveDays: [1, 2, 4, 5, 9, 9])
    #expect(capacity.median == 4.5)
    #expect(capacity.points == 5)
  }

  @Test(arguments: 0..<Capacity.leastActiveDays)
  func `with few active days there is no capacity`(count: Int) {
    let capacity = Capacity(pointsOfActiveDays: [Int64](repeating: 4, count: count))
    #expect(capacity.points == nil)
    #expect(capacity.activeDays == count)
  }

  @Test func `tasks without points make no capacity, as no day could be full`() {
    let capacity = Capacity(pointsOfActiveDays: [0, 0, 0, 0, 0, 3])
    #expect(capacity.points == nil)
    #expect(capacity.activeDays == 6)
    #expect(Capacity(pointsOfActiveDays: [0, 0, 0, 1, 1, 1]).points == 1)
  }

  @Test func `the greatest points there are make the greatest capacity and no more`() {
    let capacity = Capacity(pointsOfActiveDays: [Int64](repeating: .max, count: 9))
    #expect(capacity.points == .max)
  }

  @Test func `today is no day of the capacity, nor is the day before the thirty`() throws {
    let replica = try ScriptedReplica()
    // One point a day from 31 days ago through today.
    for day in 0...31 {
      replica.add("Day \(day) ~\(day == 0 || day == 31 ? 9 : 1)")
      replica.wait(seconds: -Int64(day) * 86_400)
      try replica.complete("Day \(day)")
      try replica.move(to: "2026-11-20T14:05:00Z")
    }
    let today = try CivilDate(2026, 11, 20)
    let work = CompletedWork(
      of: replica.projection, on: today.advanced(byDays: -40)...today, in: .utc)
    let capacity = Capacity(of: work, before: today)
    #expect(capacity.activeDays == 30)
    #expect(capacity.mean == 1)
    #expect(work.days[today]?.points == 9)
  }

  @Test func `a todo counts on the local day it was done, also where the clocks change`() throws {
    // Central Europe, 25 October 2026: the clocks go back at 01:00 UTC.
    let change = try #require(Instant(rfc3339: "2026-10-25T01:00:00Z"))
    let zone = LocalZone { $0 < change ? 7200 : 3600 }
    let replica = try ScriptedReplica(zone: zone)
    for (moment, title) in [
      ("2026-10-24T21:59:59Z", "Saturday, the last second"),
      ("2026-10-24T22:00:00Z", "Sunday, the first second"),
      ("2026-10-25T22:59:59Z", "Sunday, the last second of 25 hours"),
      ("2026-10-25T23:00:00Z", "Monday, the first second"),
    ] {
      replica.add(title + " tomorrow")
      // Running an intent takes a second.
      try replica.move(to: moment)
      replica.wait(seconds: -1)
      try replica.complete(title)
    }
    let work = CompletedWork(
      of: replica.projection, on: try CivilDate(2026, 10, 24)...CivilDate(2026, 10, 26), in: zone)
    #expect(
      work.days.mapValues(\.tasks) == [
        try CivilDate(2026, 10, 24): 1, try CivilDate(2026, 10, 25): 2,
        try CivilDate(2026, 10, 26): 1,
      ])
    let sunday = CompletedWork(
      of: replica.projection, on: try CivilDate(2026, 10, 25)...CivilDate(2026, 10, 25), in: zone)
    #expect(sunday.days.values.map(\.tasks) == [2])
  }
}
