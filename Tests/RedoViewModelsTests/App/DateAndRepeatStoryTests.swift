import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// When a task is due and how it repeats: set by `d` and `r`, in the form or in the line.
@Suite struct DateAndRepeatStoryTests {
  @Test func `a repeat that names a weekday sets the first date where none was typed`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("AStand-up<S-Tab>every<Space>monday")
    let meaning = "every 7 days from the due date, first on 23 Nov"
    #expect(try script.form.readings[.repeats] == .meaning(meaning))
    try script.press("<Enter>")
    let projection = try #require(script.viewModel.projection)
    #expect(
      projection.currentTodo(of: try script.task)?.deadline
        == Instant(rfc3339: "2026-11-23T18:00:00Z"))
  }

  @Test func `a due date that is typed anew counts, also where it is the one that there was`()
    throws
  {
    let replica = try ScriptedReplica()
    replica.add("Walk tomorrow 14:30")
    var script = ScreenScript(replica)
    try script.press("e<Tab><Tab><C-u>tomorrow<Space>2:30pm<Tab><Tab><Tab>every<Space>mon")
    #expect(try script.form.readings[.due]?.text?.hasPrefix("Sat 21 Nov 14:30") == true)
    #expect(try script.form.readings[.repeats] == .meaning("every 7 days from the due date"))
    try script.press("<C-s>")
    #expect(deadline(script) == "2026-11-21T14:30")
    #expect(try script.task.frequencyDays == 7)
  }

  @Test func `a title typed anew leaves the repeat that the form shows`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Meds daily 9am"))
    func stored() -> String? {
      replica.projection[id].map { replica.projection.storedTitle(of: $0) }
    }
    var script = ScreenScript(replica)
    try script.press("e")
    #expect(try script.form.text(of: .title) == "Meds")
    try script.press("<C-u>Take<Space>pills")
    #expect(try script.form.readings[.repeats] == .meaning("every day from the due date"))
    try script.press("<C-s>")
    #expect(stored() == "Take pills #fixed")
    try script.press("e<Space>#once")
    #expect(try script.form.readings[.repeats] == .meaning("one-time"))
    try script.press("<C-s>e<Space>again")
    #expect(try script.form.readings[.repeats] == .meaning("one-time"))
    try script.press("<C-s>")
    #expect(stored() == "Take pills again #once #fixed")
  }

  @Test func `the form cannot edit several tasks, and d and r can`() throws {
    var script = ScreenScript(try .sample())
    try script.press("<Space><Space>e")
    #expect(script.viewModel.overlay == nil)
    #expect(script.viewModel.message?.text.contains("one task") == true)
    try script.press("dtomorrow<Space>9am<Enter>")
    guard case .edit(let ids, let edit) = script.replica.written.last else {
      Issue.record("nothing was edited")
      return
    }
    #expect(ids.count == 2)
    #expect(edit.due == Instant(rfc3339: "2026-11-21T09:00:00Z").map { .until($0) })
  }

  @Test func `d sets the due date, someday takes it away and undo gives it back`() throws {
    var script = ScreenScript(try .sample())
    try script.press("jjd")
    #expect(script.viewModel.openPrompt?.meaning == "now due Fri 20 Nov 18:00")
    try script.press("someday")
    #expect(script.viewModel.openPrompt?.meaning == "no date")
    try script.press("<Enter>")
    #expect(script.selectedTitle == "Review the draft")
    #expect(try script.task.isDraft)
    try script.press("u")
    let projection = try #require(script.viewModel.projection)
    #expect(
      projection.currentTodo(of: try script.task)?.deadline
        == Instant(rfc3339: "2026-11-20T18:00:00Z"))
  }

  @Test func `a date that has to stay is explained before it is written`() throws {
    var script = ScreenScript(try .sample())
    try script.press("dsomeday")
    #expect(script.viewModel.openPrompt?.problem?.contains("was done before") == true)
    try script.press("<C-u>soonish")
    #expect(script.viewModel.openPrompt?.problem?.contains("is no date") == true)
    try script.press("<Enter>")
    #expect(script.viewModel.openPrompt?.field.text == "soonish")
  }

  @Test func `r sets the repeat and ends it`() throws {
    var script = ScreenScript(try .sample())
    try script.press("jjr2<Space>weeks<Enter>")
    #expect(try script.task.frequencyDays == 14)
    try script.press("rnever")
    #expect(script.viewModel.openPrompt?.meaning == "one-time")
    try script.press("<Enter>")
    let projection = try #require(script.viewModel.projection)
    #expect(projection.title(of: try script.task).isOnce)
    try script.press("r<Enter>")
    #expect(script.viewModel.openPrompt?.problem?.contains("no repeat") == true)
  }

  @Test func `r with a weekday keeps each task's time of day, and says which it is`() throws {
    let replica = try ScriptedReplica()
    replica.add("Walk p5 every day tomorrow 7am")
    replica.add("Read p4 tomorrow 21:30")
    var script = ScreenScript(replica)
    try script.press("rmonday")
    #expect(
      script.viewModel.openPrompt?.meaning
        == "every 7 days from the due date; due Mon 23 Nov 07:00, in 3 days")
    try script.press("<Esc>Vjrmonday")
    #expect(
      script.viewModel.openPrompt?.meaning
        == "every 7 days from the due date; the first due Mon 23 Nov 07:00, in 3 days")
    try script.press("<Enter>")
    let projection = try #require(script.viewModel.projection)
    let deadlines = projection.tasks.compactMap { projection.currentTodo(of: $0)?.deadline }
    #expect(
      deadlines.map { String($0.wallText.prefix(16)) }.sorted()
        == ["2026-11-23T07:00", "2026-11-23T21:30"])
  }

  @Test func `a repeat on a weekday in the form or the line keeps the time of day, too`() throws {
    let replica = try ScriptedReplica()
    replica.add("Walk every day tomorrow 7am")
    var script = ScreenScript(replica)
    try script.press("e<Tab><Tab><Tab><Tab><Tab><C-u>monday<C-s>")
    #expect(deadline(script) == "2026-11-23T07:00")
    try script.press("i<Space>every<Space>tue")
    #expect(
      script.viewModel.openPrompt?.chips.map(\.text).last
        == "every 7 days from the due date, due Tue 24 Nov 07:00")
    try script.press("<Enter>")
    #expect(deadline(script) == "2026-11-24T07:00")
  }

  @Test(arguments: [
    "r20th<Enter>", "e<Tab><Tab><Tab><Tab><Tab><C-u>20th<C-s>", "i<Space>every<Space>20th<Enter>",
  ])
  func `a repeat on today's date keeps a time that is past, on its next day or where it is due`(
    keys: String
  ) throws {
    for (day, expected) in [("tomorrow", "2026-12-20T07:00"), ("today", "2026-11-20T07:00")] {
      let replica = try ScriptedReplica(at: "2026-11-20T06:00:00Z")
      replica.add("Walk \(day) 7am")
      try replica.move(to: "2026-11-20T14:05:00Z")
      var script = ScreenScript(replica)
      try script.press(keys)
      #expect(script.viewModel.projection?.tasks.first?.frequencyDays == 30)
      #expect(deadline(script) == expected, "\(day)")
    }
  }

  @Test func `a new task of the form is not late where its repeat comes on today's date`() throws {
    var script = ScreenScript(try ScriptedReplica(at: "2026-11-20T21:30:00Z"))
    try script.press("AWalk<S-Tab>20th")
    let meaning = "every month from the due date, first on 20 Dec"
    #expect(try script.form.readings[.repeats] == .meaning(meaning))
    try script.press("<C-s>")
    #expect(deadline(script) == "2026-12-20T18:00")
  }

  private func deadline(_ script: ScreenScript) -> String? {
    script.viewModel.projection.flatMap { projection in
      projection.tasks.first.flatMap(projection.currentTodo)
        .map { String($0.deadline.wallText.prefix(16)) }
    }
  }
}
