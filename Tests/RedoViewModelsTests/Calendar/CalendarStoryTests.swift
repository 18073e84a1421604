import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

@Suite struct CalendarStoryTests {
  private static let nothingDue = "no task is due on this day; press a to add one"

  private func titles(_ script: ScreenScript) -> [String] {
    script.viewModel.calendar.list.rows.compactMap { row in
      row.place.flatMap { script.viewModel.taskRow(at: $0)?.title }
    }
  }

  @Test func `3 shows the month of today in whole weeks, and what today holds`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3")
    let calendar = script.viewModel.calendar
    #expect(calendar.day == (try CivilDate(2026, 11, 20)))
    #expect(calendar.days?.range == (try CivilDate(2026, 10, 26)...CivilDate(2026, 12, 6)))
    #expect(titles(script) == ["Water the plants", "Review the draft", "Stretch"])
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

  @Test func `m, the arrows and Enter move a task to another day at its time of day`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3<Enter>jm")
    #expect(script.viewModel.calendar.moving?.title == "Review the draft")
    #expect(script.text.contains("Move to Fri 20 Nov? Enter, or Esc · Review the draft"))
    try script.press("<Right><Down>")
    #expect(script.text.contains("Move to Sat 28 Nov?"))
    try script.press("<Enter>")
    #expect(script.viewModel.message?.text == "Snoozed “Review the draft” to 28 Nov 18:00")
    #expect(titles(script) == ["Water the plants", "Stretch"])
    #expect(script.viewModel.calendar.moving == nil)
    try script.press("u")
    #expect(titles(script) == ["Water the plants", "Review the draft", "Stretch"])
    #expect(script.viewModel.calendar.list.selectedOrdinal == 1)
    #expect(script.viewModel.context == .calendar)
  }

  @Test func `a full day is emptied from its list, one move after the other`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3<Enter>mlll<Enter>")
    #expect(script.viewModel.calendar.focus == .day)
    #expect(titles(script) == ["Review the draft", "Stretch"])
    #expect(script.viewModel.calendar.list.selectedOrdinal == 0)
    try script.press("mlll<Enter>mlll<Enter>")
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 11, 20)))
    #expect(titles(script).isEmpty && script.viewModel.calendar.focus == .grid)
    try script.press("lll")
    #expect(titles(script).count == 3)
  }

  @Test func `a move that was begun among the days stays with the task`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3llllml<Enter>")
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 11, 25)))
    #expect(titles(script).count == 2 && script.viewModel.calendar.focus == .grid)
  }

  @Test func `u leads the cursor of the day back to what it brings back`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3<Enter>c")
    #expect(titles(script) == ["Review the draft", "Stretch"])
    try script.press("u")
    #expect(titles(script).first == "Water the plants")
    #expect(script.viewModel.calendar.list.selectedOrdinal == 0)
  }

  @Test func `a move over a clock change keeps the time of day`() throws {
    let change = try #require(Instant(rfc3339: "2026-10-25T01:00:00Z"))
    let zone = LocalZone { $0 < change ? 7200 : 3600 }
    let replica = try ScriptedReplica(at: "2026-10-23T08:00:00Z", zone: zone)
    let id = try #require(replica.add("Walk today 09:30"))
    var script = ScreenScript(replica)
    try script.press("3mlll<Enter>")
    let projection = replica.projection
    let deadline = try #require(projection[id].flatMap(projection.currentTodo)?.deadline)
    #expect(deadline == Instant(rfc3339: "2026-10-26T08:30:00Z"))
  }

  @Test func `what is put down on its own day stays in the second of two hours alike`() throws {
    let change = try #require(Instant(rfc3339: "2026-10-25T01:00:00Z"))
    let zone = LocalZone { $0 < change ? 7200 : 3600 }
    let replica = try ScriptedReplica(at: "2026-10-25T00:10:00Z", zone: zone)
    let due = try #require(Instant(rfc3339: "2026-10-25T01:30:00Z"))
    try replica.add([TaskDraft(title: "Walk", due: .at(due))])
    var script = ScreenScript(replica)
    try script.press("3m<Enter>")
    #expect(script.viewModel.message?.text == "“Walk” stays where it is")
  }

  @Test func `what is moved to today and whose time of day is past is due by its end`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Walk tomorrow 09:30"))
    var script = ScreenScript(replica)
    try script.press("3lmh<Enter>")
    let projection = replica.projection
    let deadline = try #require(projection[id].flatMap(projection.currentTodo)?.deadline)
    #expect(deadline == Instant(rfc3339: "2026-11-20T23:59:00Z"))
  }

  @Test func `Esc leaves the task where it is, and so does its own day`() throws {
    for keys in ["3<Enter>mll<Esc>", "3<Enter>mlh<Enter>"] {
      var script = ScreenScript(try .sample())
      let written = script.replica.written.count
      try script.press(keys)
      #expect(script.replica.written.count == written)
      #expect(script.viewModel.message?.text == "“Water the plants” stays where it is")
      #expect(script.viewModel.calendar.moving == nil)
    }
  }

  @Test(arguments: ["3<Enter>jmll<Esc>", "3<Enter>jmlwj<Esc>", "3<Enter>jmlh<Enter>"])
  func `a task that is left where it is has the cursor again, in the list of its day`(
    keys: String
  ) throws {
    var script = ScreenScript(try .sample())
    try script.press(keys)
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 11, 20)))
    #expect(script.viewModel.calendar.focus == .day)
    #expect(titles(script).count == 3 && script.viewModel.calendar.list.selectedOrdinal == 1)
    try script.press("c")
    #expect(script.viewModel.message?.text.hasPrefix("Completed “Review the draft”") == true)
  }

  @Test(arguments: ["<Enter>", "<Esc>"])
  func `a task that was put elsewhere meanwhile is left where it is by now`(key: String) throws {
    var script = ScreenScript(try .sample())
    try script.press("3<Enter>jm")
    try script.replica.snooze("Review the draft", days: 1)
    script.replay()
    try script.press("l" + key)
    #expect(script.viewModel.calendar.moving == nil)
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 11, 21)))
    #expect(titles(script) == ["Review the draft"])
  }

  @Test func `while a task is being moved no key acts on another`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3<Enter>m")
    let written = script.replica.written.count
    for key in ["c", "s", "p", "e", "z", "D", "m"] {
      try script.press(key)
      #expect(script.viewModel.message?.kind == .failure, "\(key)")
    }
    #expect(script.replica.written.count == written)
  }

  @Test(arguments: [
    "u", "<C-r>", "a", "A", "T", "S", "F", ":", "@", "<lt>", "1", "]", "<Tab>", "b", "x",
  ])
  func `a key that is no part of moving writes nothing, and each says how a move ends`(key: String)
    throws
  {
    var script = ScreenScript(try .sample())
    try script.press("c3<Enter>m")
    let written = script.replica.written.count
    try script.press(key)
    #expect(script.replica.written.count == written)
    #expect(
      script.viewModel.message?.text.hasSuffix("Enter moves it there, Esc leaves it") == true)
    #expect(script.viewModel.calendar.moving?.title == "Water the plants")
    #expect(script.viewModel.isMovingTask)
    script.paste("one\ntwo")
    #expect(script.viewModel.isMovingTask, "nor does a paste")
  }

  @Test func `while a task is being moved the hints are those of moving`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 100, rows: 24))
    try script.press("3<Enter>m")
    let hints = script.text.split(separator: "\n").last.map(String.init) ?? ""
    #expect(
      hints.drop { $0 == " " }
        == "Enter move here  Esc leave it  h left  l right  k up  j down  t today  w week  ? help")
    try script.press("<Esc><Esc>")
    #expect(script.text.contains("Enter open"))
  }

  @Test func `a task that goes away while it is being moved is let go`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3<Enter>m")
    let id = try #require(script.viewModel.calendar.moving?.id)
    _ = try script.replica.run(.delete([id]))
    script.replay()
    #expect(script.viewModel.calendar.moving == nil)
    try script.press("<Esc>")
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

  @Test func `w shows what it changes where there is room for one part`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3<Tab>w")
    #expect(script.viewModel.calendar.focus == .grid && script.viewModel.calendar.span == .week)
    var wide = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    try wide.press("3<Tab>w")
    #expect(wide.viewModel.calendar.focus == .day)
  }

  @Test func `the calendar ends where dates end, and nothing breaks there`() throws {
    let replica = try ScriptedReplica()
    replica.add("The last thing 9999-12-31 12:00 every 1 day")
    var script = ScreenScript(replica)
    try script.press("/last<Enter>3")
    for _ in 0..<4 { try script.press("<C-d>jjjj") }
    #expect(script.viewModel.calendar.day != nil)
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

  @Test func `a quick add begins with the selected day, as words that can be deleted`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3la")
    guard case .prompt(let prompt) = script.viewModel.overlay else {
      Issue.record("no line was opened")
      return
    }
    #expect(prompt.field.text == "21 nov ")
    #expect(prompt.chips.count == 1)
    try script.press("Buy flowers<Enter>")
    #expect(titles(script) == ["Buy flowers"])
    try script.press("a<C-u>Buy bread<Enter>")
    #expect(titles(script) == ["Buy flowers"])
    try script.press("ta")
    guard case .prompt(let today) = script.viewModel.overlay else {
      Issue.record("no line was opened today")
      return
    }
    #expect(today.field.isEmpty, "today needs no words")
  }

  @Test(arguments: [
    ("Call Ana in 9 days", "Call Ana", 29), ("Call Ana 18:00", "Call Ana", 22),
    ("<C-x>Call Ana in 9 days", "22 nov Call Ana", 29),
    ("Call Ana mon in 9 days<C-x>", "Call Ana in 9 days", 23),
    ("Call Ana every wed", "Call Ana", 25),
  ])
  func `the day that a line begins with gives way to a date behind it, unless it is kept`(
    typed: String, title: String, day: Int
  ) throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("3lla" + typed + "<Enter>")
    let projection = script.replica.projection
    let task = try #require(projection.tasks.first)
    #expect(projection.title(of: task).shown == title)
    let deadline = try #require(projection.currentTodo(of: task)?.deadline)
    #expect(script.replica.dates.zone.date(of: deadline) == (try CivilDate(2026, 11, day)))
  }

  @Test func `the day gives way to a date in each of the lines that are pasted`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("3ll")
    script.paste("Buy bread in 9 days\nPack\n")
    try script.press("<Enter>")
    #expect(titles(script) == ["Pack"])
    #expect(Set(script.titles) == ["Buy bread", "Pack"])
  }

  @Test(arguments: ["3ll", "3lla"])
  func `lines that are pasted on a day to come are a task each, due that day`(keys: String) throws {
    var script = ScreenScript(try .sample())
    try script.press(keys)
    script.paste("Buy bread\n- Call Ana\nPack\n")
    try script.press("<Enter>")
    #expect(titles(script).filter { ["Buy bread", "Call Ana", "Pack"].contains($0) }.count == 3)
  }

  @Test func `a line that is pasted on a day to come begins with it, as a typed one does`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3ll")
    script.paste("Buy bread\n")
    guard case .prompt(let prompt) = script.viewModel.overlay else {
      Issue.record("no line was opened")
      return
    }
    #expect(prompt.field.text == "22 nov Buy bread")
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
