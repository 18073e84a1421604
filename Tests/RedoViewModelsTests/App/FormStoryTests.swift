import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// The form: every field of a task, each explained where it stands, nothing typed ever lost.
@Suite struct FormStoryTests {
  @Test func `a task is added with every field`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("APay<Space>rent<Space>#home<Tab>To<Space>the<Space>new<Enter>account<Tab>")
    try script.press("tomorrow<Space>9am<Tab>5<Tab>~2<Tab>every<Space>month<Enter>")
    let task = try script.task
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
    let (task, projection) = (try script.task, replica.projection)
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
    #expect(replica.projection.description(of: try script.task) == "one\r\ntwo\r\nthree")
    try script.press("e<Tab>MINE<Space>")
    var other = script
    try script.press("<C-s>")
    #expect(replica.projection.description(of: try script.task) == "MINE one\ntwo\nthree")
    #expect(script.viewModel.message?.text.contains("meanwhile") == false)
    try replica.describe("List now", "one\r\ntwo\r\nTHEIRS")
    other.replay()
    try other.press("<C-s>")
    #expect(replica.projection.description(of: try other.task) == "MINE one\ntwo\nTHEIRS")
    #expect(other.viewModel.message?.text.contains("both changes are in it") == true)
  }

  @Test func `a form over a task that is deleted elsewhere offers to add it anew`() throws {
    var script = ScreenScript(try .sample())
    try script.press("jje<Tab>Ask")
    try script.replica.delete("Review the draft")
    script.replay()
    try script.press("<C-s>")
    let form = try script.form
    #expect(form.purpose == .add && form.text(of: .title).hasPrefix("Review the draft"))
    #expect(form.problem == "“Review the draft” was deleted meanwhile; this would add it anew")
    try script.press("<C-s>")
    #expect(script.titles.contains("Review the draft"))
    let task = try script.task
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
    #expect(try script.form.text(of: .description) == text)
    script.paste("\n  ")
    #expect(try script.form.text(of: .description) == text + "\n  ")
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
    for field in FormField.allCases { #expect(try script.form.readings[field]?.isProblem != true) }
    #expect(try script.form.fieldAtFault == nil)
    try script.press("<C-u>Moon<Enter>")
    let task = try script.task
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
    #expect(try script.form.text(of: .title).utf8.count > 10_000)
  }

  @Test func `a title alone is enough, and the usual date is named`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("ACall<Space>Ana")
    #expect(try script.form.readings[.due] == .meaning("Fri 27 Nov 18:00, default"))
    try script.press("<Enter>")
    #expect(try script.task.priority == 3)
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
      #expect(try script.form.readings[.due] == .meaning(meaning))
      try script.press("<Enter>")
      let projection = try #require(script.viewModel.projection)
      let due = try #require(projection.currentTodo(of: try script.task)).deadline
      #expect(meaning.hasPrefix(FriendlyDate(in: script.replica.dates).full(due)))
    }
  }

  @Test func `words of the title that look like fields stay words`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("ABuy<Space>p5<Space>paper<Space>tomorrow<Enter>")
    #expect(script.selectedTitle == "Buy p5 paper tomorrow")
    #expect(try script.task.priority == 3)
  }

  @Test
  func `the fields of a task stand in the form, and one that is changed is all that is written`()
    throws
  {
    var script = ScreenScript(try .sample())
    try script.press("jjjje")
    let form = try script.form
    #expect(form.text(of: .title) == "Renew passport #admin")
    #expect(form.text(of: .due) == "Tue 24 Nov 09:00")
    #expect(form.text(of: .priority) == "4" && form.text(of: .points) == "3")
    #expect(form.readings[.description] == .meaning("1 of 3 steps done"))
    try script.press("<S-Tab><S-Tab><S-Tab><C-u>2<C-s>")
    let id = try script.task.id
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
    let form = try script.form
    #expect(form.focus == field)
    #expect(form.readings[field]?.isProblem == true)
    #expect(form.readings[field]?.text?.contains(words) == true)
  }

  @Test func `a task without a title is not written`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("A<Tab>only<Space>a<Space>description<C-s>")
    #expect(try script.form.focus == .title)
    #expect(try script.form.readings[.title]?.text?.contains("needs a title") == true)
    try script.press("now<C-s>")
    #expect(script.selectedTitle == "now")
  }

  @Test func `what was typed is there again after Esc, for its own task alone`() throws {
    var script = ScreenScript(try .sample())
    try script.press("ACall<Tab>Ask<Esc>")
    #expect(script.viewModel.message?.text.contains("kept") == true)
    try script.press("e<Space>now<Esc>je<Esc>A")
    #expect(try script.form.text(of: .title) == "Call")
    #expect(try script.form.text(of: .description) == "Ask")
    try script.press("<Esc>ke")
    #expect(try script.form.text(of: .title) == "Pay rent #home now")
    try script.press("<Enter>e")
    #expect(try script.form.text(of: .title) == "Pay rent #home now")
  }

  @Test func `a form starts over, and what was typed comes back if that was rash`() throws {
    var script = ScreenScript(try .sample())
    try script.press("e")
    let description = try script.form.text(of: .description)
    try script.press("<Space>now<Tab>More<Tab><Tab>9<C-r>")
    #expect(try script.form.text(of: .title) == "Pay rent #home")
    #expect(try script.form.text(of: .description) == description)
    #expect(try script.form.fieldAtFault == nil)
    try script.press("<C-r>")
    #expect(try script.form.text(of: .title) == "Pay rent #home now")
    #expect(try script.form.text(of: .description) == "More" + description)
    #expect(try script.form.fieldAtFault == .priority)
    try script.press("<C-r><Esc>e<C-r>")
    #expect(try script.form.text(of: .title) == "Pay rent #home")
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
    #expect(try script.form.problem == "the disk is full; make room")
    #expect(try script.form.text(of: .description) == "Ask")
    try script.press("<C-s>")
    #expect(script.selectedTitle == "Call")
  }

  @Test func `emptied fields go back to what a task has while nothing is set`() throws {
    var script = ScreenScript(try .sample())
    try script.press("jjje<Tab><C-u><Tab><C-u><Tab><C-u><Tab><C-u><Tab><C-u><Enter>")
    let id = try script.task.id
    #expect(
      script.replica.written.last
        == .edit([id], TaskEdit(priority: 3, repeats: .never, takesDateAway: true)))
    #expect(try script.task.isDraft)
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
    #expect(try script.form.fieldAtFault == .title)
  }

  @Test func `Tab completes a tag in the title and else goes on`() throws {
    var script = ScreenScript(try .sample())
    try script.press("ARead<Space>#ho<Tab>")
    #expect(try script.form.text(of: .title) == "Read #home ")
    #expect(try script.form.focus == .title)
    try script.press("<Tab>")
    #expect(try script.form.focus == .description)
  }

  @Test func `the arrows go through the lines and from field to field`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("A<Down>one<Enter>two<Up><Up>")
    #expect(try script.form.focus == .title)
    try script.press("<Up><Down><Down><Down>")
    #expect(try script.form.focus == .due)
  }

  @Test func `pasted lines stay lines in the description, and become one in a field`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("A")
    script.paste("Call\nAna")
    try script.press("<Tab>")
    script.paste("- [ ] one\r\n- [x] two\n")
    #expect(try script.form.text(of: .title) == "Call Ana")
    #expect(try script.form.text(of: .description) == "- [ ] one\n- [x] two\n")
  }

  @Test func `a click gives a field the focus`() throws {
    var script = ScreenScript(try .sample())
    try script.press("e")
    let rect = script.viewModel.formLayout.rect(of: .points)
    script.mouse(.press(.left), row: rect.row, column: rect.column)
    #expect(try script.form.focus == .points)
  }
}
