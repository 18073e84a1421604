import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// The ranking formulas at points that can be worked out by hand.
struct RankingFormulaTests {
  private func rank(
    _ formula: RankingFormula, deadline: String?, now: String, payload: JSONSketch = ["title": "x"]
  ) throws -> Double {
    let root = TaskSketch().node(
      "CREATE", on: [], payload, wall: "2026-01-01T12:00:00.000Z")
    let state = try #require(ReplayedTask([root]).task)
    let due = deadline.flatMap { Instant(rfc3339: $0) }
    let moment = try #require(Instant(rfc3339: now))
    return formula.rank(of: state, deadline: due, at: moment, in: .utc).value
  }

  private func isNear(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 0.0005 }

  @Test(arguments: [
    (14.0, 1.037), (0, 6), (-7, 10.427), (-30, 10.9999), (10_000, 1), (-10_000, 11),
  ])
  func `the sigmoid goes through its reference points`(daysLeft: Double, expected: Double) {
    #expect(isNear(RankingFormula.urgency(daysLeft: daysLeft), expected))
  }

  @Test(arguments: [
    ("2026-06-01T04:59:59.999Z", 0.9), ("2026-06-01T05:00:00Z", 1.1),
    ("2026-06-01T11:59:59.999Z", 1.1), ("2026-06-01T12:00:00Z", 1.2),
    ("2026-06-01T19:59:59.999Z", 1.2), ("2026-06-01T20:00:00Z", 0.9),
  ])
  func `the time of day weighs from the full hour on`(now: String, weight: Double) throws {
    #expect(isNear(try rank(.enhanced, deadline: nil, now: now), 3 * weight))
  }

  @Test(arguments: [
    ("2026-06-02T12:00:00Z", 1.0), ("2026-06-01T12:00:00Z", 1), ("2026-06-01T11:59:59Z", 1),
    ("2026-05-31T12:00:00.001Z", 1), ("2026-05-31T12:00:00Z", 2), ("2026-05-29T11:00:00Z", 8),
    ("2026-05-22T12:00:00Z", 1024), ("2026-05-21T12:00:00Z", 1024),
    ("1970-01-01T00:00:00Z", 1024),
  ])
  func `each whole day overdue doubles, ten at the most`(deadline: String, factor: Double) throws {
    let rank = try rank(.enhanced, deadline: deadline, now: "2026-06-01T12:00:00Z")
    #expect(isNear(rank, 3 * 1.2 * factor))
  }

  @Test(arguments: [
    ("2026-01-01T13:00:00Z", 1.2), ("2026-01-02T12:00:00Z", 1.19), ("2026-01-02T13:00:00Z", 1.19),
    ("2026-01-21T13:00:00Z", 1), ("2026-02-21T13:00:00Z", 1), ("2025-12-25T13:00:00Z", 1.2),
  ])
  func `newness fades by a hundredth a whole day`(now: String, factor: Double) throws {
    #expect(isNear(try rank(.enhanced, deadline: nil, now: now), 3 * 1.2 * factor))
  }

  @Test func `the sigmoid weighs priority, urgency and the root of the points`() throws {
    let rank = try rank(
      .sigmoid, deadline: "2026-06-01T12:00:00Z", now: "2026-06-01T12:00:00Z",
      payload: ["title": "x", "priority": 5, "storyPoints": 9])
    #expect(isNear(rank, 5 * 6 * 3))
    let free = try self.rank(
      .sigmoid, deadline: nil, now: "2026-06-01T12:00:00Z",
      payload: ["title": "x", "storyPoints": 0])
    #expect(isNear(free, 3))
  }
}
