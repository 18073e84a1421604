import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// The days, the way from one to another, and what each holds.
@Suite struct CalendarStoryTests {
  private static let nothingDue = "no task is due on this day; press a to add one"

  @Test func `3 shows the month of today in whole weeks, and what today holds`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3")
    let calendar = script.viewModel.calendar
    #expect(calendar.day == (try CivilDate(2026, 11, 20)))
    #expect(calendar.days?.range == (try CivilDate(2026, 10, 26)...CivilDate(2026, 12, 6)))
    #expect(script.dayTitles == ["Water the plants", "Review the draft", "Stretch"])
  }

  @Test func `h and l go by a day, j and k by a week, and months come along`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3l")
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 11, 21)))
    try script.press("jj")
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 12, 5)))
    #expect(script.viewModel.calendar.days?.range.lowerBound == (try CivilDate(2026, 11, 30)))
    try script.press("hkkt")
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 11, 20)))
    try script.press("g")
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 11, 1)))
    try script.press("G")
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 11, 30)))
  }

  @Test func `a page is a month, held back to its last day`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3G<C-d><C-d>")
    #expect(script.viewModel.calendar.day == (try CivilDate(2027, 1, 30)))
    try script.press("<C-d>")
    #expect(script.viewModel.calendar.day == (try CivilDate(2027, 2, 28)))
    try script.press("<C-u>")
    #expect(script.viewModel.calendar.day == (try CivilDate(2027, 1, 28)))
  }

  @Test func `Enter lists the day, Enter again opens its task, Esc goes back to the days`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3<Enter>j")
    #expect(script.viewModel.calendar.focus == .day)
    try script.press("<Esc>")
    #expect(script.viewModel.calendar.focus == .grid)
    #expect(script.viewModel.context == .calendar)
    try script.press("<Enter><Enter>")
    #expect(script.viewModel.screen == .tasks)
    #expect(script.selectedTitle == "Review the draft")
  }

  @Test func `u leads the cursor of the day back to what it brings back`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3<Enter>c")
    #expect(script.dayTitles == ["Review the draft", "Stretch"])
    try script.press("u")
    #expect(script.dayTitles.first == "Water the plants")
    #expect(script.viewModel.calendar.list.selectedOrdinal == 0)
  }

  @Test func `on a day with several tasks a key asks for one of them`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3c")
    #expect(
      script.viewModel.message?.text == "several tasks are due on this day; Enter lists them")
    try script.press("llc")
    #expect(script.viewModel.message?.text == Self.nothingDue)
    try script.press("llc")
    #expect(script.viewModel.message?.text == "Completed “Renew passport”")
  }

  @Test(arguments: ["c", "s", "p", "d", "r", "e", "i", "E", "z", "D", "y", "Y", "R", "M", "B", "m"])
  func `every key about tasks gives the same reason where it has none`(key: String) throws {
    var script = ScreenScript(try .sample())
    try script.press("3" + key)
    #expect(
      script.viewModel.message?.text == "several tasks are due on this day; Enter lists them")
    try script.press("ll" + key)
    #expect(script.viewModel.message?.text == Self.nothingDue)
  }

  @Test(arguments: [("3h", "t goes to today"), ("3", "press a to add one")])
  func `a day without tasks says what leads to one`(keys: String, way: String) throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press(keys + "<Enter>")
    #expect(script.viewModel.message?.text == "no task is due on this day; " + way)
  }

  @Test func `a day without tasks leads out of the past, to which none can be added`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3ll<lt><Enter>")
    #expect(script.viewModel.travel != nil)
    #expect(
      script.viewModel.message?.text == "no task is due on this day; Esc returns to now")
  }

  @Test func `w shows a week, day under day`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3w")
    #expect(
      script.viewModel.calendar.days?.range
        == (try CivilDate(2026, 11, 16)...CivilDate(2026, 11, 22)))
    try script.press("j")
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 11, 21)))
    try script.press("l")
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 11, 28)))
    try script.press("w")
    #expect(script.viewModel.calendar.span == .month)
  }

  @Test func `the hint of w names what it shows next, while a task is being moved too`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 30))
    try script.press("3")
    #expect(script.viewModel.hint(of: .toggleWeek) == "week")
    try script.press("w")
    #expect(script.viewModel.hint(of: .toggleWeek) == "month")
    try script.press("<Enter>m")
    #expect(script.text.contains("w month"))
    try script.press("w")
    #expect(script.viewModel.hint(of: .toggleWeek) == "week")
  }

  @Test func `a page of the week is a week`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3w<PageDown>")
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 11, 27)))
    #expect(
      script.viewModel.calendar.days?.range
        == (try CivilDate(2026, 11, 23)...CivilDate(2026, 11, 29)))
    try script.press("<C-u><PageUp>")
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 11, 13)))
  }

  @Test func `a click selects the day, a double click lists it`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    try script.press("3")
    let cell = CalendarLayout(room: Size(columns: 120, rows: 38), focus: .grid).cell(29, weeks: 6)
    script.mouse(.press(.left), row: cell.row + 1, column: cell.column + 1)
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 11, 24)))
    script.mouse(.doublePress(.left), row: cell.row + 1, column: cell.column + 1)
    #expect(script.viewModel.calendar.focus == .day)
  }

  @Test func `a click between two days of a week selects neither`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 80, rows: 24))
    try script.press("3w")
    script.mouse(.press(.left), row: 3, column: 20)
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 11, 20)))
    script.mouse(.press(.left), row: 4, column: 20)
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 11, 17)))
  }

  @Test(arguments: [
    ("3", "", 21), ("31", "3", 21), ("3@yesterday<Enter>", "<Esc>", 21), ("3<Enter>", "", 20),
    ("3<Enter>m", "", 20), ("3h", "", 19), ("3h@yesterday<Enter>", "<Esc>", 19), ("3ll", "", 22),
  ])
  func `today stays selected when midnight makes it another day, and any other day does`(
    before: String, after: String, day: Int
  ) throws {
    var script = ScreenScript(try .sample())
    try script.press(before)
    try script.replica.move(to: "2026-11-21T00:00:05Z")
    script.wait(seconds: 1)
    if !after.isEmpty { try script.press(after) }
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 11, day)))
  }

  @Test func `w shows what it changes where there is room for one part`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3<Tab>w")
    #expect(script.viewModel.calendar.focus == .grid && script.viewModel.calendar.span == .week)
    var wide = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    try wide.press("3<Tab>w")
    #expect(wide.viewModel.calendar.focus == .day)
  }

  @Test func `the calendar ends where dates end, and nothing breaks there`() throws {
    let replica = try ScriptedReplica(at: "9999-12-20T14:05:00Z")
    replica.add("The last thing 9999-12-31 12:00 every 1 day")
    var script = ScreenScript(replica)
    try script.press("/last<Enter>3")
    for _ in 0..<4 { try script.press("<C-d>jjjj") }
    #expect(script.viewModel.calendar.day == CivilDate.last)
    #expect(script.viewModel.calendar.days?.dates.last == CivilDate.last)
    #expect(script.dayTitles == ["The last thing"])
  }

  @Test func `a day of more points than any week has is full, and nothing more`() throws {
    let replica = try ScriptedReplica()
    for day in 15...20 {
      try replica.move(to: "2026-11-\(day)T10:00:00Z")
      replica.add("Day \(day) ~1")
      try replica.complete("Day \(day)")
    }
    try replica.move(to: "2026-11-27T10:00:00Z")
    let most = Int(FieldRanges.storyPoints.upperBound)
    let evening = try #require(Instant(rfc3339: "2026-11-27T18:00:00Z"))
    try replica.add(
      (0..<300).map { TaskDraft(title: "Hill \($0)", storyPoints: most, due: .at(evening)) })
    var script = ScreenScript(replica)
    try script.press("3")
    let days = try #require(script.viewModel.calendar.days)
    #expect(days.dates.map(days.level).max() == 4)
  }

  @Test(arguments: [Weekday.monday, .saturday, .sunday])
  func `weeks start on the day that the settings name`(start: Weekday) throws {
    let replica = try ScriptedReplica.sample()
    let dates = DateContext(now: replica.now, zone: .utc, weekStart: start)
    var viewModel = AppViewModel(settings: AppSettings(device: replica.author))
    viewModel.resize(to: Size(columns: 80, rows: 24))
    viewModel.absorb(replica.projection, at: dates)
    _ = viewModel.perform(.showCalendar)
    for command in [Command.toggleWeek, .toggleWeek] {
      let range = try #require(viewModel.calendar.days?.range)
      #expect(Weekday(of: range.lowerBound) == start)
      #expect(range.contains(dates.today))
      _ = viewModel.perform(command)
    }
  }

  @Test func `a double click on a grey day of the next month opens that day`() throws {
    let replica = try ScriptedReplica.sample()
    replica.add("Buy a tree 2026-12-04 12:00")
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("3")
    let layout = CalendarLayout(room: script.viewModel.layout.body.size, focus: .grid)
    let days = try #require(script.viewModel.calendar.days)
    let place = try #require(days.dates.firstIndex(of: try CivilDate(2026, 12, 4)))
    let cell = layout.cell(place, weeks: days.weeks)
    let body = script.viewModel.layout.body
    for action in [MouseEvent.Action.press(.left), .doublePress(.left)] {
      script.mouse(action, row: body.row + cell.row, column: body.column + cell.column + 1)
    }
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 12, 4)))
    #expect(script.viewModel.calendar.focus == .day)
  }
}
