import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// The form: every field of a task, each explained where it stands, nothing typed ever lost.
@Suite struct FormStoryTests {
  private func form(_ script: ScreenScript) throws -> TaskForm {
    guard case .form(let form) = script.viewModel.overlay else {
      throw ScriptedReplica.Failure.badMoment("no form is open")
    }
    return form
  }

  private func task(_ script: ScreenScript) throws -> TaskState {
    try #require(script.viewModel.selectedTask)
  }

  @Test func `a task is added with every field`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("APay<Space>rent<Space>#home<Tab>To<Space>the<Space>new<Enter>account<Tab>")
    try script.press("tomorrow<Space>9am<Tab>5<Tab>~2<Tab>every<Space>month<Enter>")
    let task = try task(script)
    let projection = try #require(script.viewModel.projection)
    #expect(projection.storedTitle(of: task) == "Pay rent #home")
    #expect(projection.description(of: task) == "To the new\naccount")
    #expect(projection.currentTodo(of: task)?.deadline == Instant(rfc3339: "2026-11-21T09:00:00Z"))
    #expect(task.priority == 5 && task.storyPoints == 2 && task.frequencyDays == 30)
    #expect(script.replica.written.count == 1)
  }

  @Test func `what others did to title and description stays where the form changes them, too`()
    throws
  {
    let replica = try ScriptedReplica()
    try replica.add([TaskDraft(title: "Buy paint", description: "one\ntwo\nthree\nfour")])
    var script = ScreenScript(replica)
    try script.press("e<Space>green<Tab>!")
    try replica.edit("Buy paint", TaskEdit(title: "Buy paint #urgent"))
    try replica.describe("Buy paint", "one\ntwo\nthree\nFOUR")
    script.replay()
    try script.press("<C-s>")
    let (task, projection) = (try task(script), replica.projection)
    #expect(projection.storedTitle(of: task) == "Buy paint green #urgent")
    #expect(projection.description(of: task) == "!one\ntwo\nthree\nFOUR")
    let told = try #require(script.viewModel.message?.text)
    let others =
      "; #urgent was added meanwhile; the description was changed meanwhile, "
      + "and both changes are in it"
    #expect(told.hasSuffix("now “Buy paint green”" + others), "\(told)")
  }

  @Test func `other line ends are nobody's change, and no line is lost for them`() throws {
    let replica = try ScriptedReplica()
    try replica.add([TaskDraft(title: "List", description: "one\r\ntwo\r\nthree")])
    var script = ScreenScript(replica)
    try script.press("e<Space>now<C-s>")
    #expect(replica.projection.description(of: try task(script)) == "one\r\ntwo\r\nthree")
    try script.press("e<Tab>MINE<Space>")
    var other = script
    try script.press("<C-s>")
    #expect(replica.projection.description(of: try task(script)) == "MINE one\ntwo\nthree")
    #expect(script.viewModel.message?.text.contains("meanwhile") == false)
    try replica.describe("List now", "one\r\ntwo\r\nTHEIRS")
    other.replay()
    try other.press("<C-s>")
    #expect(replica.projection.description(of: try task(other)) == "MINE one\ntwo\nTHEIRS")
    #expect(other.viewModel.message?.text.contains("both changes are in it") == true)
  }

  @Test func `a form over a task that is deleted elsewhere offers to add it anew`() throws {
    var script = ScreenScript(try .sample())
    try script.press("jje<Tab>Ask")
    try script.replica.delete("Review the draft")
    script.replay()
    try script.press("<C-s>")
    let form = try form(script)
    #expect(form.purpose == .add && form.text(of: .title).hasPrefix("Review the draft"))
    #expect(form.problem == "“Review the draft” was deleted meanwhile; this would add it anew")
    try script.press("<C-s>")
    #expect(script.titles.contains("Review the draft"))
    let task = try task(script)
    #expect(script.viewModel.projection?.description(of: task) == "Ask")
  }

  @Test func `a form that is left over a task deleted elsewhere is kept for when it is back`()
    throws
  {
    var script = ScreenScript(try .sample())
    try script.press("jje<Tab>Ask")
    try script.replica.delete("Review the draft")
    script.replay()
    try script.press("<Esc>")
    let told = "“Review the draft” was deleted meanwhile; the form is kept for when it is back"
    #expect(script.viewModel.message?.text == told)
  }

  @Test func `a form takes what is pasted into a description, however long its lines are`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("APlan<Tab>")
    let text = String(repeating: "x", count: 10_001) + "\n\nand more"
    script.paste(text)
    #expect(try form(script).text(of: .description) == text)
    script.paste("\n  ")
    #expect(try form(script).text(of: .description) == text + "\n  ")
  }

  @Test func `what a task holds and no words of a form say is no fault, and stays`() throws {
    let sketch = TaskSketch()
    let root = sketch.create("Old")
    let todo = sketch.createTodo(root, due: "1969-07-20T20:17:00.000Z")
    let big = sketch.update(todo, ["storyPoints": 20_000, "frequencyDays": 9_007_199_254_740_991])
    let named = sketch.update(big, ["title": "#home"])
    let replica = try ScriptedReplica()
    replica.take([root, todo, big, named].map(\.line))
    var script = ScreenScript(replica)
    try script.press("e")
    for field in FormField.allCases { #expect(try form(script).readings[field]?.isProblem != true) }
    #expect(try form(script).fieldAtFault == nil)
    try script.press("<C-u>Moon<Enter>")
    let task = try task(script)
    #expect(script.viewModel.message?.kind == .success)
    #expect(script.viewModel.projection?.title(of: task).shown == "Moon")
    #expect(task.storyPoints == 20_000)
  }

  @Test func `a title longer than a line is edited in a form`() throws {
    let sketch = TaskSketch()
    let root = sketch.create(String(repeating: "today ", count: 2_000))
    let replica = try ScriptedReplica()
    replica.take([root, sketch.createTodo(root)].map(\.line))
    var script = ScreenScript(replica)
    try script.press("i")
    #expect(script.viewModel.overlay == nil)
    #expect(
      script.viewModel.message?.text == "the title is longer than a line; e edits it in a form")
    try script.press("e")
    #expect(try form(script).text(of: .title).utf8.count > 10_000)
  }

  @Test func `a title alone is enough, and the usual date is named`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("ACall<Space>Ana")
    #expect(try form(script).readings[.due] == .meaning("Fri 27 Nov 18:00, default"))
    try script.press("<Enter>")
    #expect(try task(script).priority == 3)
    #expect(script.viewModel.message?.kind == .success)
  }

  @Test func `the usual date of a repeat that comes sooner is the one that is named`() throws {
    for (repeats, meaning) in [
      ("every<Space>3<Space>days", "Mon 23 Nov 18:00, default"),
      ("every<Space>10<Space>days", "Fri 27 Nov 18:00, default"),
      ("every<Space>wed", "Wed 25 Nov 18:00"),
    ] {
      var script = ScreenScript(try ScriptedReplica())
      try script.press("ACall<Space>Ana<Tab><Tab><Tab><Tab><Tab>" + repeats)
      #expect(try form(script).readings[.due] == .meaning(meaning))
      try script.press("<Enter>")
      let projection = try #require(script.viewModel.projection)
      let due = try #require(projection.currentTodo(of: try task(script))).deadline
      #expect(meaning.hasPrefix(FriendlyDate(in: script.replica.dates).full(due)))
    }
  }

  @Test func `words of the title that look like fields stay words`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("ABuy<Space>p5<Space>paper<Space>tomorrow<Enter>")
    #expect(script.selectedTitle == "Buy p5 paper tomorrow")
    #expect(try task(script).priority == 3)
  }

  @Test
  func `the fields of a task stand in the form, and one that is changed is all that is written`()
    throws
  {
    var script = ScreenScript(try .sample())
    try script.press("jjjje")
    let form = try form(script)
    #expect(form.text(of: .title) == "Renew passport #admin")
    #expect(form.text(of: .due) == "Tue 24 Nov 09:00")
    #expect(form.text(of: .priority) == "4" && form.text(of: .points) == "3")
    #expect(form.readings[.description] == .meaning("1 of 3 steps done"))
    try script.press("<S-Tab><S-Tab><S-Tab><C-u>2<C-s>")
    let id = try task(script).id
    #expect(script.replica.written.last == .edit([id], TaskEdit(priority: 2)))
  }

  @Test func `a form that changes nothing writes nothing`() throws {
    var script = ScreenScript(try .sample())
    let written = script.replica.written.count
    try script.press("e<Tab><Tab><Enter>")
    #expect(script.viewModel.overlay == nil)
    #expect(script.viewModel.message?.text == "“Pay rent” stays as it was")
    #expect(script.replica.written.count == written)
  }

  @Test(arguments: [
    (FormField.due, 2, "soonish", "is no date"), (.priority, 3, "9", "1 to 5"),
    (.points, 4, "many", "0 to 9999"), (.repeats, 5, "now<Space>and<Space>then", "every 2 weeks"),
  ])
  func `a value that is refused is explained at its field, which gets the focus`(
    field: FormField, tabs: Int, text: String, words: String
  ) throws {
    var script = ScreenScript(try .sample())
    try script.press("e" + String(repeating: "<Tab>", count: tabs) + "<C-u>" + text)
    try script.press(String(repeating: "<S-Tab>", count: tabs) + "<Enter>")
    let form = try form(script)
    #expect(form.focus == field)
    #expect(form.readings[field]?.isProblem == true)
    #expect(form.readings[field]?.text?.contains(words) == true)
  }

  @Test func `a task without a title is not written`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("A<Tab>only<Space>a<Space>description<C-s>")
    #expect(try form(script).focus == .title)
    #expect(try form(script).readings[.title]?.text?.contains("needs a title") == true)
    try script.press("now<C-s>")
    #expect(script.selectedTitle == "now")
  }

  @Test func `what was typed is there again after Esc, for its own task alone`() throws {
    var script = ScreenScript(try .sample())
    try script.press("ACall<Tab>Ask<Esc>")
    #expect(script.viewModel.message?.text.contains("kept") == true)
    try script.press("e<Space>now<Esc>je<Esc>A")
    #expect(try form(script).text(of: .title) == "Call")
    #expect(try form(script).text(of: .description) == "Ask")
    try script.press("<Esc>ke")
    #expect(try form(script).text(of: .title) == "Pay rent #home now")
    try script.press("<Enter>e")
    #expect(try form(script).text(of: .title) == "Pay rent #home now")
  }

  @Test func `a form starts over, and what was typed comes back if that was rash`() throws {
    var script = ScreenScript(try .sample())
    try script.press("e")
    let description = try form(script).text(of: .description)
    try script.press("<Space>now<Tab>More<Tab><Tab>9<C-r>")
    #expect(try form(script).text(of: .title) == "Pay rent #home")
    #expect(try form(script).text(of: .description) == description)
    #expect(try form(script).fieldAtFault == nil)
    try script.press("<C-r>")
    #expect(try form(script).text(of: .title) == "Pay rent #home now")
    #expect(try form(script).text(of: .description) == "More" + description)
    #expect(try form(script).fieldAtFault == .priority)
    try script.press("<C-r><Esc>e<C-r>")
    #expect(try form(script).text(of: .title) == "Pay rent #home")
    #expect(script.viewModel.message?.text == "nothing was typed here yet")
  }

  @Test func `a form that was left with a mistake can be thrown away`() throws {
    var script = ScreenScript(try .sample())
    try script.press("e<Tab><Tab>soonish<Esc>e")
    #expect(script.viewModel.message?.text == "what was typed before is back")
    try script.press("<Tab>")
    #expect(script.viewModel.message == nil, "the keys that save and leave show again")
    try script.press("<C-r><C-s>")
    #expect(script.viewModel.message?.text == "“Pay rent” stays as it was")
  }

  @Test func `a form whose write failed is there again and says why`() throws {
    var script = ScreenScript(try .sample())
    script.replica.nextFailure = IntentFailure(message: "the disk is full; make room")
    try script.press("ACall<Tab>Ask<C-s>")
    #expect(try form(script).problem == "the disk is full; make room")
    #expect(try form(script).text(of: .description) == "Ask")
    try script.press("<C-s>")
    #expect(script.selectedTitle == "Call")
  }

  @Test func `emptied fields go back to what a task has while nothing is set`() throws {
    var script = ScreenScript(try .sample())
    try script.press("jjje<Tab><C-u><Tab><C-u><Tab><C-u><Tab><C-u><Tab><C-u><Enter>")
    let id = try task(script).id
    #expect(
      script.replica.written.last
        == .edit([id], TaskEdit(priority: 3, repeats: .never, takesDateAway: true)))
    #expect(try task(script).isDraft)
  }

  @Test func `a repeat that names a weekday sets the first date where none was typed`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("AStand-up<S-Tab>every<Space>monday")
    let meaning = "every 7 days from the due date, first on 23 Nov"
    #expect(try form(script).readings[.repeats] == .meaning(meaning))
    try script.press("<Enter>")
    let projection = try #require(script.viewModel.projection)
    #expect(
      projection.currentTodo(of: try task(script))?.deadline
        == Instant(rfc3339: "2026-11-23T18:00:00Z"))
  }

  @Test func `a due date that is typed anew counts, also where it is the one that there was`()
    throws
  {
    let replica = try ScriptedReplica()
    replica.add("Walk tomorrow 14:30")
    var script = ScreenScript(replica)
    try script.press("e<Tab><Tab><C-u>tomorrow<Space>2:30pm<Tab><Tab><Tab>every<Space>mon")
    #expect(try form(script).readings[.due]?.text?.hasPrefix("Sat 21 Nov 14:30") == true)
    #expect(try form(script).readings[.repeats] == .meaning("every 7 days from the due date"))
    try script.press("<C-s>")
    #expect(deadline(script) == "2026-11-21T14:30")
    #expect(try task(script).frequencyDays == 7)
  }

  @Test func `a title typed anew leaves the repeat that the form shows`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Meds daily 9am"))
    func stored() -> String? {
      replica.projection[id].map { replica.projection.storedTitle(of: $0) }
    }
    var script = ScreenScript(replica)
    try script.press("e")
    #expect(try form(script).text(of: .title) == "Meds")
    try script.press("<C-u>Take<Space>pills")
    #expect(try form(script).readings[.repeats] == .meaning("every day from the due date"))
    try script.press("<C-s>")
    #expect(stored() == "Take pills #fixed")
    try script.press("e<Space>#once")
    #expect(try form(script).readings[.repeats] == .meaning("one-time"))
    try script.press("<C-s>e<Space>again")
    #expect(try form(script).readings[.repeats] == .meaning("one-time"))
    try script.press("<C-s>")
    #expect(stored() == "Take pills again #once #fixed")
  }

  @Test(arguments: ["i<Space>x<Enter>", "e<Space>x<C-s>"])
  func `a no-break space in a title stays one, in the form as in the line`(keys: String) throws {
    let replica = try ScriptedReplica()
    try replica.add([TaskDraft(title: "Ring\u{A0}#home now")])
    var script = ScreenScript(replica)
    try script.press(keys)
    let titles = replica.projection.tasks.map { replica.projection.storedTitle(of: $0) }
    #expect(titles == ["Ring\u{A0}#home now x"])
  }

  @Test func `a title of no-break spaces alone is none`() throws {
    var script = ScreenScript(try .sample())
    try script.press("e<C-u>")
    script.paste("\u{A0}")
    try script.press("<C-s>")
    #expect(try form(script).fieldAtFault == .title)
  }

  @Test func `Tab completes a tag in the title and else goes on`() throws {
    var script = ScreenScript(try .sample())
    try script.press("ARead<Space>#ho<Tab>")
    #expect(try form(script).text(of: .title) == "Read #home ")
    #expect(try form(script).focus == .title)
    try script.press("<Tab>")
    #expect(try form(script).focus == .description)
  }

  @Test func `the arrows go through the lines and from field to field`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("A<Down>one<Enter>two<Up><Up>")
    #expect(try form(script).focus == .title)
    try script.press("<Up><Down><Down><Down>")
    #expect(try form(script).focus == .due)
  }

  @Test func `pasted lines stay lines in the description, and become one in a field`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("A")
    script.paste("Call\nAna")
    try script.press("<Tab>")
    script.paste("- [ ] one\r\n- [x] two\n")
    #expect(try form(script).text(of: .title) == "Call Ana")
    #expect(try form(script).text(of: .description) == "- [ ] one\n- [x] two\n")
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
    #expect(try task(script).isDraft)
    try script.press("u")
    let projection = try #require(script.viewModel.projection)
    #expect(
      projection.currentTodo(of: try task(script))?.deadline
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
    #expect(try task(script).frequencyDays == 14)
    try script.press("rnever")
    #expect(script.viewModel.openPrompt?.meaning == "one-time")
    try script.press("<Enter>")
    let projection = try #require(script.viewModel.projection)
    #expect(projection.title(of: try task(script)).isOnce)
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
    #expect(try form(script).readings[.repeats] == .meaning(meaning))
    try script.press("<C-s>")
    #expect(deadline(script) == "2026-12-20T18:00")
  }

  private func deadline(_ script: ScreenScript) -> String? {
    script.viewModel.projection.flatMap { projection in
      projection.tasks.first.flatMap(projection.currentTodo)
        .map { String($0.deadline.wallText.prefix(16)) }
    }
  }

  @Test func `a click gives a field the focus`() throws {
    var script = ScreenScript(try .sample())
    try script.press("e")
    let rect = script.viewModel.formLayout.rect(of: .points)
    script.mouse(.press(.left), row: rect.row, column: rect.column)
    #expect(try form(script).focus == .points)
  }
}
