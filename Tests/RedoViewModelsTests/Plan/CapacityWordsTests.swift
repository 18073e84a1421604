import RedoTestSupport
import RedoViewModels
import Testing

/// The capacity in words beside the sum that it bounds.
struct CapacityWordsTests {
  private func plan(points: [Int]) throws -> DayPlan {
    let replica = try ScriptedReplica()
    for (place, points) in points.enumerated() {
      try replica.move(to: "2026-11-\(10 + place)T10:00:00Z")
      replica.add("Day \(place) ~\(points)")
      try replica.complete("Day \(place)")
    }
    try replica.move(to: "2026-11-20T10:00:00Z")
    replica.add("Walk today 18:00 ~2")
    var script = ScreenScript(replica)
    try script.press("2")
    return try #require(script.viewModel.plan.plan)
  }

  @Test func `a median between whole points says which capacity it makes`() throws {
    let plan = try plan(points: [4, 4, 4, 5, 5, 5])
    #expect(plan.shortSumWords == "2 of 5 pts, room for 3")
    #expect(
      plan.capacityWords
        == "capacity 5: median 4.5, mean 4.5 pts on 6 active days of the last 30")
  }

  @Test func `a median of whole points is the capacity itself`() throws {
    let plan = try plan(points: [4, 4, 4, 4, 5])
    #expect(plan.shortSumWords == "2 of 4 pts, room for 2")
    #expect(
      plan.capacityWords == "capacity: median 4.0, mean 4.2 pts on 5 active days of the last 30")
  }
}
