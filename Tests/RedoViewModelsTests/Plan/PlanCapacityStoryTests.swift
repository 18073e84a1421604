import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What a day holds against what it can hold: points done, points planned, and the capacity.
@Suite struct PlanCapacityStoryTests {
  @Test func `the day adds up`() throws {
    var script = ScreenScript(try .worked())
    try script.press("2")
    let plan = try script.dayPlan
    #expect(plan.donePoints == 2)
    #expect(plan.plannedPoints == 6)
    #expect(plan.capacity.points == 5)
    #expect(plan.sumWords == "2 done + 6 planned = 8 of 5 pts, 3 too many")
    #expect(plan.done.map(\.title) == ["Answer the mail"])
    #expect(
      plan.capacityWords == "capacity: median 5.0, mean 5.1 pts on 13 active days of the last 30")
  }

  @Test func `completing a planned task moves its points from planned to done`() throws {
    var script = ScreenScript(try .worked())
    try script.press("2jj")
    let before = try script.dayPlan.totalPoints
    try script.press("c")
    #expect(try script.dayPlan.donePoints == 5)
    #expect(try script.dayPlan.plannedPoints == 3)
    #expect(try script.dayPlan.totalPoints == before)
    #expect(try script.dayPlan.done.first?.title == "Review the draft")
    try script.press("u")
    #expect(try script.dayPlan.donePoints == 2)
  }

  @Test func `too little history is said, and no capacity is made up`() throws {
    var script = ScreenScript(try .sample())
    try script.press("2")
    let plan = try script.dayPlan
    #expect(plan.capacity.points == nil)
    #expect(plan.freePoints == nil)
    #expect(plan.sumWords == "0 done + 6 planned = 6 pts")
    #expect(plan.capacityWords.hasPrefix("too little history: 0 active days"))
  }

  @Test func `where tasks have no points there is no capacity, and no day is full`() throws {
    let replica = try ScriptedReplica()
    for day in 14...19 {
      try replica.move(to: "2026-11-\(day)T10:00:00Z")
      replica.add("Day \(day) ~0")
      try replica.complete("Day \(day)")
    }
    try replica.move(to: "2026-11-20T10:00:00Z")
    replica.add("Walk today 18:00 ~0")
    var script = ScreenScript(replica)
    try script.press("2")
    let plan = try script.dayPlan
    #expect(plan.freePoints == nil)
    #expect(plan.sumWords == "0 done + 0 planned = 0 pts")
    #expect(
      plan.capacityWords
        == "no capacity: median 0 pts on 6 active days of the last 30; ~2 gives a task 2")
    try script.press("3")
    #expect(!script.text.contains("fullest day"))
    try script.press("1aRun today 19:00 ~2<Enter>3")
    #expect(script.text.contains("fullest day 2 pts"))
  }

  @Test func `a day of one point is one point`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("aStretch<Space>today<Enter>2")
    #expect(try script.dayPlan.sumWords == "0 done + 1 planned = 1 pt")
  }

  @Test func `help on the plan says what the capacity is`() throws {
    var script = ScreenScript(try .worked(), size: Size(columns: 120, rows: 60))
    try script.press("2?")
    #expect(script.text.contains("Capacity"))
    #expect(script.text.contains("The median of the story points that you completed"))
    try script.press("<Esc>3?")
    #expect(script.text.contains("Load"))
    try script.press("<Esc>1?")
    #expect(!script.text.contains("The median of"))
  }
}
