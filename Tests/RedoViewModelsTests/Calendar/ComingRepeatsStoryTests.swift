import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import RedoViewModels
import Testing

@Suite struct ComingRepeatsStoryTests {
  @Test func `what would come again is named where nothing is due`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3")
    #expect(script.viewModel.calendar.comingAgain.isEmpty)
    try script.press("ll")
    #expect(script.viewModel.calendar.comingAgain.map(\.title) == ["Stretch"])
    try script.press("lllll")
    #expect(
      script.viewModel.calendar.comingAgain.map(\.title) == ["Water the plants", "Stretch"])
  }

  @Test func `repeats to come are counted from the deadline, or from today where it is past`()
    throws
  {
    var script = ScreenScript(try .sample())
    try script.press("3")
    let days = try #require(script.viewModel.calendar.days)
    #expect(days[try CivilDate(2026, 11, 21)].repeatCount == 1, "Stretch, every day")
    #expect(days[try CivilDate(2026, 11, 27)].repeatCount == 2, "and the plants, every week")
    #expect(days[try CivilDate(2026, 11, 20)].repeatCount == 0)
    try script.press("<C-d>")
    let december = try #require(script.viewModel.calendar.days)
    #expect(december[try CivilDate(2026, 12, 18)].repeatCount == 2)
    #expect(
      december[try CivilDate(2026, 12, 20)].repeatCount == 2, "and the rent, 30 days from today")
  }

  @Test func `what counts from its due date is shown in step, put off or overdue`() throws {
    let replica = try ScriptedReplica(at: "2026-11-19T08:00:00Z")
    replica.add("Timesheet every friday 4pm")
    try replica.snooze("Timesheet", days: 3)
    var script = ScreenScript(replica)
    try script.press("3")
    let days = try #require(script.viewModel.calendar.days)
    #expect(days[try CivilDate(2026, 11, 27)].repeatCount == 1)
    #expect(days[try CivilDate(2026, 11, 30)].repeatCount == 0)
    try replica.move(to: "2026-11-25T08:00:00Z")
    var later = ScreenScript(replica)
    try later.press("3")
    let overdue = try #require(later.viewModel.calendar.days)
    #expect(overdue[try CivilDate(2026, 11, 27)].repeatCount == 1, "two days from now")
  }

  @Test func `a day of the month comes again on it, in months that lack it on their last`() throws {
    let replica = try ScriptedReplica(at: "2027-01-20T08:00:00Z")
    replica.add("Pay rent every 31st")
    var script = ScreenScript(replica)
    try script.press("3<C-d>")
    let february = try #require(script.viewModel.calendar.days)
    #expect(february[try CivilDate(2027, 2, 28)].repeatCount == 1)
    #expect(february[try CivilDate(2027, 3, 2)].repeatCount == 0)
    try script.press("<C-d>")
    let march = try #require(script.viewModel.calendar.days)
    #expect(march[try CivilDate(2027, 3, 31)].repeatCount == 1)
    #expect(march[try CivilDate(2027, 3, 28)].repeatCount == 0)
  }

  @Test func `repeats to come are so many times 24 hours apart, as the program counts them`()
    throws
  {
    // Central Europe, 28 March 2027: the clocks go on at 01:00 UTC.
    let change = try #require(Instant(rfc3339: "2027-03-28T01:00:00Z"))
    let zone = LocalZone { $0 < change ? 3600 : 7200 }
    let replica = try ScriptedReplica(at: "2027-03-27T09:00:00Z", zone: zone)
    let id = try #require(replica.add("Stretch every 7 days 2027-03-27 23:00"))
    let due = try #require(Instant(rfc3339: "2027-03-27T22:00:00Z"))
    let before = replica.projection
    #expect(before[id].flatMap(before.currentTodo)?.deadline == due)
    var script = ScreenScript(replica)
    try script.press("3<C-d>")
    let days = try #require(script.viewModel.calendar.days)
    #expect(days[try CivilDate(2027, 4, 3)].repeatCount == 0)
    #expect(days[try CivilDate(2027, 4, 4)].repeatCount == 1)
    #expect(days[try CivilDate(2027, 4, 11)].repeatCount == 1)
    let next = zone.date(of: due.advanced(byDays: 7))
    #expect(next == (try CivilDate(2027, 4, 4)))
    let named = CalendarDays.comingAgain(
      on: next, 9, of: replica.projection, at: replica.dates)
    #expect(named.count == 1)
  }

  @Test func `what was missed comes again today while its hour is to come`() throws {
    let replica = try ScriptedReplica(at: "2026-11-19T08:00:00Z")
    replica.add("Tablets daily 21:00")
    for (moment, count) in [("2026-11-20T22:00:00Z", 0), ("2026-11-21T08:00:00Z", 1)] {
      try replica.move(to: moment)
      var script = ScreenScript(replica)
      try script.press("3")
      let days = try #require(script.viewModel.calendar.days)
      #expect(days[days.today].repeatCount == count, "\(moment)")
      #expect(script.viewModel.calendar.comingAgain.count == count, "\(moment)")
    }
    try replica.complete("Tablets")
    let projection = replica.projection
    let deadline = projection.tasks.first.flatMap(projection.currentTodo)?.deadline
    #expect(deadline == Instant(rfc3339: "2026-11-21T21:00:00Z"))
  }
}
