import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// What holds of the statistics of any log, however hostile.
struct AnalyticsPropertyTests {
  private static let seeds = (UInt64(500)..<512).map { $0 }
  /// Late enough that what random logs complete is mostly past.
  private static let moment = Instant(rfc3339: "2026-07-14T09:30:00Z") ?? .earliest
  private static let zones = [
    LocalZone.utc, LocalZone { _ in 13 * 3600 },
    LocalZone { $0 < Self.moment.advanced(byDays: -60) ? -10_800 : -14_400 },
  ]

  private func projection(_ lines: [[UInt8]]) -> Projection {
    Projection(replaying: ChangeLog(JudgedLines.bytes(lines)))
  }

  @Test(arguments: seeds)
  func `every order of arrival gives the same numbers`(seed: UInt64) {
    let log = RandomLog(count: 120, tasks: 9, seed: seed)
    var generator = SeededGenerator(seed: seed)
    let all = [log.lines, log.lines.shuffled(using: &generator)].map {
      Analytics(of: projection($0), at: Self.moment, in: .utc)
    }
    #expect(all[0] == all[1], "seed \(seed)")
  }

  @Test(arguments: seeds)
  func `the numbers are those of counting one by one`(seed: UInt64) {
    let projection = projection(RandomLog(count: 200, tasks: 30, seed: seed).lines)
    for (number, zone) in Self.zones.enumerated() {
      let analytics = Analytics(of: projection, at: Self.moment, in: zone)
      let dates = projection.todos.compactMap(\.completed).map { zone.date(of: $0) }
      let past = dates.filter { $0 <= analytics.today }
      let context = "seed \(seed), zone \(number)"
      #expect(analytics.history.total.tasks == past.count, "\(context)")
      for date in Set(past) {
        let day = analytics.history.total(date...date)
        #expect(day.tasks == past.count { $0 == date }, "\(context)")
      }
      let active = projection.tasks.filter { !$0.isArchived && !$0.isDone }
      #expect(analytics.workload.active == active.count, "\(context)")
      #expect(analytics.workload.priorities.reduce(0) { $0 + $1.active } == active.count)
      #expect(analytics.velocity.all.done == analytics.history.total)
      #expect(analytics.streaks.current <= analytics.streaks.best)
      #expect(analytics.streaks.best <= Set(past).count)
      let open = (analytics.burnUp.scope.last ?? 0) - (analytics.burnUp.done.last ?? 0)
      #expect(open == analytics.workload.ending, "\(context)")
    }
  }

  @Test(arguments: seeds)
  func `a calendar counts for each day what the statistics do`(seed: UInt64) {
    let projection = projection(RandomLog(count: 200, tasks: 30, seed: seed).lines)
    for (number, zone) in Self.zones.enumerated() {
      let analytics = Analytics(of: projection, at: Self.moment, in: zone)
      let range = analytics.today.advanced(byDays: -400)...analytics.today
      let work = CompletedWork(of: projection, on: range, in: zone)
      let days = (-400...0).map { analytics.today.advanced(byDays: $0) }
      for day in days {
        #expect(
          (work.days[day] ?? .nothing) == analytics.history.total(day...day),
          "seed \(seed), zone \(number)")
      }
      #expect(work.days.values.allSatisfy { $0.tasks > 0 })
    }
  }

  @Test(arguments: zones.indices)
  func `any moment is one to count at, east and west`(zone: Int) {
    let projection = projection(RandomLog(count: 80, tasks: 9, seed: 7).lines)
    for moment in [Instant.earliest, .latest, Instant(milliseconds: .min), Self.moment] {
      let analytics = Analytics(of: projection, at: moment, in: Self.zones[zone])
      #expect(analytics.velocity.all.days >= 1)
      #expect(analytics.firstDay <= analytics.today)
    }
  }
}
