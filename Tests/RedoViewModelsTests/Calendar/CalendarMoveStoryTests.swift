import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// Moving a task to another day: `m`, the keys that choose the day, and Enter or Esc.
@Suite struct CalendarMoveStoryTests {
  @Test func `m, the arrows and Enter move a task to another day at its time of day`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3<Enter>jm")
    #expect(script.viewModel.calendar.moving?.title == "Review the draft")
    #expect(script.text.contains("Move to Fri 20 Nov? Enter, or Esc · Review the draft"))
    try script.press("<Right><Down>")
    #expect(script.text.contains("Move to Sat 28 Nov?"))
    try script.press("<Enter>")
    #expect(script.viewModel.message?.text == "Snoozed “Review the draft” to 28 Nov 18:00")
    #expect(script.dayTitles == ["Water the plants", "Stretch"])
    #expect(script.viewModel.calendar.moving == nil)
    try script.press("u")
    #expect(script.dayTitles == ["Water the plants", "Review the draft", "Stretch"])
    #expect(script.viewModel.calendar.list.selectedOrdinal == 1)
    #expect(script.viewModel.context == .calendar)
  }

  @Test func `a full day is emptied from its list, one move after the other`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3<Enter>mlll<Enter>")
    #expect(script.viewModel.calendar.focus == .day)
    #expect(script.dayTitles == ["Review the draft", "Stretch"])
    #expect(script.viewModel.calendar.list.selectedOrdinal == 0)
    try script.press("mlll<Enter>mlll<Enter>")
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 11, 20)))
    #expect(script.dayTitles.isEmpty && script.viewModel.calendar.focus == .grid)
    try script.press("lll")
    #expect(script.dayTitles.count == 3)
  }

  @Test func `a move that was begun among the days stays with the task`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3llllml<Enter>")
    #expect(script.viewModel.calendar.day == (try CivilDate(2026, 11, 25)))
    #expect(script.dayTitles.count == 2 && script.viewModel.calendar.focus == .grid)
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
    #expect(script.dayTitles.count == 3 && script.viewModel.calendar.list.selectedOrdinal == 1)
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
    #expect(script.dayTitles == ["Review the draft"])
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
}
