import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// One story for each key that changes a task.
@Suite struct TaskStoryTests {
  @Test func `c completes the task and goes on with the next one`() throws {
    var script = ScreenScript(try .sample())
    try script.press("jj")
    #expect(script.selectedTitle == "Review the draft")
    try script.press("c")
    #expect(!script.titles.contains("Review the draft"))
    #expect(script.selectedTitle == "Stretch")
    #expect(script.viewModel.message?.text == "Completed “Review the draft”")
    #expect(script.viewModel.message?.followUp == .undo)
  }

  @Test func `words of a title that would take a label off stay, as nobody typed them`() throws {
    let replica = try ScriptedReplica()
    try replica.add([TaskDraft(title: "Compare #home and -#home")])
    var script = ScreenScript(replica)
    try script.press("i<Space>p5<Enter>")
    let task = try #require(script.viewModel.selectedTask)
    #expect(task.priority == 5)
    #expect(replica.projection.storedTitle(of: task) == "Compare #home and -#home")
    try script.press("i<Space>#work<Enter>i<Space>-#work<Enter>")
    #expect(replica.projection.storedTitle(of: task) == "Compare #home and -#home")
  }

  @Test(arguments: [("3<Space>days", "3d"), ("2<Space>weeks", "2w"), ("1<Space>Day", "1")])
  func `days and weeks are counted in words as in letters`(words: String, letters: String) throws {
    let meanings = try [words, letters].map { keys in
      var script = ScreenScript(try .sample())
      try script.press("s" + keys)
      return script.viewModel.openPrompt?.meaning
    }
    #expect(meanings[0] == meanings[1] && meanings[0] != nil)
  }

  @Test func `c on a repeating task moves it on and selects its old neighbour`() throws {
    var script = ScreenScript(try .sample())
    try script.press("c")
    #expect(script.titles.contains("Pay rent"))
    #expect(script.selectedTitle == "Water the plants")
    #expect(script.viewModel.message?.text.contains("next due") == true)
  }

  @Test func `c on the last row goes back to the row before`() throws {
    var script = ScreenScript(try .sample())
    try script.press("G")
    let last = script.selectedTitle
    try script.press("kG")
    #expect(script.selectedTitle == last)
    try script.press("c")
    #expect(script.selectedTitle == "Write the talk" || script.selectedTitle == "Book a dentist")
  }

  @Test func `u puts the task and the selection back, and Ctrl-r does it again`() throws {
    var script = ScreenScript(try .sample())
    let before = script.titles
    try script.press("jjc")
    try script.press("u")
    #expect(script.titles == before)
    #expect(script.selectedTitle == "Review the draft")
    #expect(script.viewModel.message?.followUp == .redo)
    try script.press("<C-r>")
    #expect(!script.titles.contains("Review the draft"))
  }

  @Test func `u with nothing to undo says so`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("u")
    #expect(script.viewModel.message?.kind == .failure)
    #expect(script.viewModel.message?.text.hasPrefix("nothing to undo") == true)
  }

  @Test func `a adds what was typed and selects it`() throws {
    var script = ScreenScript(try .sample())
    try script.press("aCall<Space>Ana<Space>p5<Space>tomorrow<Space>#work<Enter>")
    #expect(script.viewModel.context == .list)
    #expect(script.selectedTitle == "Call Ana")
    #expect(script.viewModel.selectedTask?.priority == 5)
    #expect(script.viewModel.message?.text == "Added “Call Ana”")
  }

  @Test func `z archives the task, and brings it back where archived ones are listed`() throws {
    var script = ScreenScript(try .sample())
    try script.press("jjz")
    #expect(!script.titles.contains("Review the draft"))
    try script.press("/is:archived<Enter>")
    #expect(script.titles == ["Review the draft"])
    try script.press("z<Esc>")
    #expect(script.titles.contains("Review the draft"))
  }

  @Test func `the hint of z says so where all that it acts on comes back`() throws {
    var script = ScreenScript(try .sample())
    #expect(script.viewModel.hint(of: .archive) == "archive")
    try script.press("jjz/is:archived<Enter>")
    #expect(script.viewModel.hint(of: .archive) == "bring back")
    try script.press("z")
    #expect(script.viewModel.hint(of: .archive) == "archive")
  }

  @Test func `D asks first, and only y deletes`() throws {
    for key in ["n", "<Esc>", "<Enter>", "D", "q", "Y"] {
      var script = ScreenScript(try .sample())
      try script.press("D" + key)
      #expect(script.titles.contains("Pay rent"), "\(key) must not delete")
      #expect(script.viewModel.context == .list)
      #expect(!script.effects.contains(.quit))
    }
    var script = ScreenScript(try .sample())
    try script.press("Dy")
    #expect(!script.titles.contains("Pay rent"))
    #expect(script.selectedTitle == "Water the plants")
    try script.press("u")
    #expect(script.selectedTitle == "Pay rent")
  }

  @Test(arguments: ["<Enter>", "<Esc>", "n"])
  func `a deletion is agreed to by no key but y`(key: String) throws {
    var script = ScreenScript(try .sample())
    let written = script.replica.written.count
    try script.press("D" + key)
    #expect(script.replica.written.count == written)
    #expect(script.viewModel.context == .list)
    try script.press("Dy")
    #expect(script.replica.written.count == written + 1)
  }

  @Test func `who snoozes down a list goes on with the next task, and u leads back`() throws {
    var script = ScreenScript(try .sample())
    let next = script.titles[1]
    try script.press("s3d<Enter>")
    #expect(script.viewModel.message?.text.contains("Snoozed “Pay rent” to") == true)
    #expect(script.selectedTitle == next)
    try script.press("u")
    #expect(script.selectedTitle == "Pay rent")
    try script.press("<Enter>s<Enter>")
    #expect(script.selectedTitle == "Pay rent", "what is read stays")
  }

  @Test(arguments: [
    ("aSing in 20 days<Enter>u", 1),
    ("aSing in 20 days<Enter>aDance in 30 days<Enter>uu", 1),
    ("aSing in 20 days<Enter>u<C-r>u", 1), ("<Space>kaSing in 20 days<Enter>u", 1),
    ("aSing in 20 days<Enter>gu", 0),
  ])
  func `u takes what was added from under the cursor, which goes back to where it was`(
    keys: String, place: Int
  ) throws {
    var script = ScreenScript(try .sample())
    let titles = script.titles
    try script.press("gj" + keys)
    #expect(script.titles == titles)
    #expect(script.selectedTitle == titles[place])
  }

  @Test func `u on a pasted list takes the cursor back, u on a task of the list does not`() throws {
    var script = ScreenScript(try .sample())
    try script.press("gj")
    let start = script.selectedTitle
    script.paste("Sing in 20 days\nDance in 30 days\n")
    try script.press("<Enter>p5u")
    #expect(script.selectedTitle == "Sing")
    try script.press("u")
    #expect(script.selectedTitle == start)
  }

  @Test func `who snoozes a task within its group keeps it under the cursor`() throws {
    var script = ScreenScript(try .sample())
    try script.press("jjjj")
    let title = try #require(script.selectedTitle)
    try script.press("s1<Enter>")
    #expect(script.viewModel.message?.text.contains("Snoozed “\(title)” to") == true)
    #expect(script.selectedTitle == title)
    try script.press("s2w<Enter>")
    #expect(script.selectedTitle != title)
  }

  @Test func `p and a figure set the priority, and so do arrows and Enter`() throws {
    var script = ScreenScript(try .sample())
    try script.press("p2")
    #expect(script.selectedTitle == "Pay rent")
    #expect(script.viewModel.selectedTask?.priority == 2)
    try script.press("pkk<Enter>")
    #expect(script.viewModel.selectedTask?.priority == 4)
    try script.press("p4")
    #expect(script.viewModel.message?.text == "“Pay rent” has priority 4 already")
    try script.press("p<Esc>")
    #expect(script.viewModel.context == .list)
    for (place, letter) in ["a", "s", "d", "f", "g"].enumerated() {
      try script.press("p" + letter)
      #expect(script.viewModel.selectedTask?.priority == place + 1)
    }
  }

  @Test func `s moves the deadline by a day, by days, by a week or to a date`() throws {
    for (typed, words) in [
      ("", "tomorrow 18:00"), ("3", "Mon 18:00"), ("w", "27 Nov 18:00"),
      ("fri<Space>14:30", "27 Nov 14:30"),
    ] {
      var script = ScreenScript(try .sample())
      try script.press("jjs" + typed)
      let meaning = script.viewModel.openPrompt?.meaning ?? ""
      try script.press("<Enter>")
      #expect(script.viewModel.message?.text == "Snoozed “Review the draft” to \(words)")
      #expect(meaning.contains(words.split(separator: " ").last ?? "?"), "\(typed): \(meaning)")
    }
  }

  @Test func `a due date that a repeat counts from is told as such before it is set`() throws {
    var script = ScreenScript(try ScriptedReplica(), size: Size(columns: 120, rows: 40))
    try script.press("aPay rent every 1st<Enter>d3 dec")
    let end = "; it repeats every month from then on"
    #expect(script.viewModel.openPrompt?.meaning?.hasSuffix(end) == true)
    try script.press("<Enter>")
    #expect(script.viewModel.message?.text.hasSuffix(end) == true)
    try script.press("s4 dec")
    #expect(script.viewModel.openPrompt?.meaning?.hasSuffix(end) == false)
  }

  @Test func `a title that is emptied is refused as one, and not as a task to add`() throws {
    var script = ScreenScript(try .sample())
    try script.press("i<C-u><Enter>")
    let refused = "a task needs a title; Esc leaves it as it was"
    #expect(script.viewModel.openPrompt?.problem == refused)
    try script.press("<Esc>")
    #expect(script.titles.contains("Pay rent"))
  }

  @Test func `a snooze that is no date says what would be one, and stays`() throws {
    var script = ScreenScript(try .sample())
    try script.press("ssoonish")
    #expect(script.viewModel.openPrompt?.problem?.contains("is no date") == true)
    try script.press("<Enter>")
    #expect(script.viewModel.openPrompt?.field.text == "soonish")
    #expect(script.replica.written.last != .snooze([], .days(1)))
  }

  @Test func `a day that has passed is a due date, and no snooze leads to it`() throws {
    var script = ScreenScript(try .sample())
    try script.press("syesterday")
    #expect(script.viewModel.openPrompt?.problem?.hasPrefix("“yesterday” is past: ") == true)
    try script.press("<Esc>dyesterday")
    #expect(script.viewModel.openPrompt?.problem == nil)
    #expect(script.viewModel.openPrompt?.meaning?.contains("late") == true)
  }

  @Test func `e edits the title and any field that is named`() throws {
    var script = ScreenScript(try .sample())
    try script.press("jji<C-u>Review<Space>it<Space>all<Space>p1<Space>~8<Space>@ana<Enter>")
    let task = try #require(script.viewModel.selectedTask)
    #expect(script.selectedTitle == "Review it all")
    #expect(task.priority == 1)
    #expect(task.storyPoints == 8)
    #expect(script.viewModel.projection?.title(of: task).people == ["ana"])
  }

  @Test func `an edit left as it is changes nothing and says so`() throws {
    var script = ScreenScript(try .sample())
    let written = script.replica.written.count
    try script.press("i<Enter>")
    #expect(script.viewModel.message?.text == "“Pay rent” stays as it was")
    #expect(script.viewModel.context == .list)
    #expect(script.replica.written.count == written)
  }

  @Test func `y copies the id`() throws {
    var script = ScreenScript(try .sample())
    try script.press("y")
    let id = try #require(script.viewModel.selectedTask?.id.description)
    #expect(script.effects == [.copy(id)])
  }

  @Test func `Y copies the first link of the title, else of the description, wherever it stands`()
    throws
  {
    let replica = try ScriptedReplica.sample()
    replica.add("Compare https://b.example/1 and https://a.example #shop // https://c.example")
    let office = "https://example.org/office"
    for (keys, link) in [
      ("/compare<Enter>Y", "https://b.example/1"), ("/passport<Enter>Y", office),
      ("/passport<Enter><Enter>Y", office), ("/passport<Enter>TY", office),
    ] {
      var script = ScreenScript(replica)
      try script.press(keys)
      #expect(script.effects.last == .copy(link), "\(keys)")
      #expect(script.viewModel.message?.text.hasSuffix(": " + link) == true, "\(keys)")
    }
    var script = ScreenScript(replica)
    try script.press("Y")
    #expect(script.effects.isEmpty && script.viewModel.message?.kind == .failure)
  }

  @Test func `keys for the shell come out as effects`() throws {
    var script = ScreenScript(try .sample())
    try script.press("<C-l><C-z>q")
    #expect(script.effects == [.redraw, .suspend, .quit])
  }

  @Test func `a key without a task to act on says why`() throws {
    for key in ["c", "s", "p", "e", "z", "D", "y", "<Enter>", "j", "n"] {
      var script = ScreenScript(try ScriptedReplica())
      try script.press(key)
      #expect(script.viewModel.message?.kind == .failure, "\(key) is silent")
      #expect(script.viewModel.context == .list)
    }
  }

  @Test func `completing a done task says how to do it again`() throws {
    var script = ScreenScript(try .sample())
    try script.press("jjc/is:done<Enter>c")
    #expect(script.viewModel.message?.text.contains("is done already") == true)
  }

  @Test func `snoozing a done task says that it is open again`() throws {
    var script = ScreenScript(try .sample())
    try script.press("jjc/is:done<Enter>s2026-12-24<Enter>")
    #expect(script.viewModel.message?.text.contains("; it is open again") == true)
  }

  @Test func `a repeat without a date is not denied, it has none to skip`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("aRep every week<Enter>dsomeday<Enter>R")
    #expect(
      script.viewModel.message?.text == "“Rep” has no date to skip; d gives it one")
    try script.press("aOnce<Enter>R")
    #expect(script.viewModel.message?.text == "“Once” does not come back; r gives it a repeat")
    try script.press("*R")
    #expect(
      script.viewModel.message?.text == "none of the 2 tasks has a date to skip; d gives them one")
  }

  @Test func `that a repeat is fixed is told beside it, not as a tag of the user's`() throws {
    var script = ScreenScript(try ScriptedReplica(), size: Size(columns: 120, rows: 40))
    try script.press("aTrash<Space>every<Space>monday<Space>#home<Enter>")
    #expect(script.text.contains("#home") && script.text.contains("↻7d"))
    #expect(script.text.contains("every 7 days fixed"))
    #expect(!script.text.contains("#fixed"))
    try script.press("rnever<Enter>")
    #expect(script.text.contains("#home") && script.text.contains("one-time"))
    #expect(!script.text.contains("#fixed"))
  }

  @Test func `that a repeat goes by the calendar is told beside it, and the form keeps it`() throws
  {
    var script = ScreenScript(try ScriptedReplica(), size: Size(columns: 120, rows: 40))
    try script.press("aPay<Space>rent<Space>every<Space>15th<Space>#home<Enter>")
    #expect(script.text.contains("#home") && script.text.contains("↻1mo"))
    #expect(script.text.contains("every month fixed"))
    #expect(!script.text.contains("Pay rent #monthly"))
    try script.press("e")
    #expect(script.text.contains("every month from the due date"))
    try script.press("<Esc>c")
    #expect(script.viewModel.message?.text.contains("next due 15 Jan") == true)
  }
}
