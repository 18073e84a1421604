import RedoLinear
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// Whole sittings as they are heard, approved word by word.
struct LinearTranscriptTests {
  @Test func `the list is read, a task opened, its step ticked, and left`() throws {
    var script = LinearScript(try .sample())
    script.type("?", "b", "5", "1", "2", "b", "b", "b")
    Golden.expect(heard: script.text(), is: "list-and-task")
  }

  @Test func `tasks are added, edited, moved, done, taken back`() throws {
    var script = LinearScript(try .sample())
    script.type(
      "a Pay rent tomorrow 9am p5 every month ~2 #home // landlord's new account", "a", "",
      "Buy milk", "s 1 fri 9am", "p 2,3 5", "p 2", "4", "i 3", "s/draft/second draft/", "c 1-2",
      "u", "<C-r>", "d 1 someday", "b", "r 3 every 2 weeks", "z 4", "D 5", "maybe", "n", "D 5 y",
      "u")
    Golden.expect(heard: script.text(), is: "changes")
  }

  @Test func `a form asks field by field and keeps what was typed`() throws {
    var script = LinearScript(try .sample())
    script.type(
      "A", "1 Paint the wall #home", "3", "next week 10:00", "4 9", "write", "4 4", "2",
      "Two coats.", "- [ ] buy paint", ".", "write", "e 2", "1", "Another title", "b", "e 2",
      "write", "e 2", "1 A third one", "start over", "write")
    Golden.expect(heard: script.text(), is: "form")
  }

  @Test func `every screen is read in words`() throws {
    var script = LinearScript(try .sample())
    script.type(
      "plan", "t 6", "- 1", "calendar", "w", "1", "b", "analytics", "1", "b", "activity", "1", "b",
      "v 1", "b", "settings", "1", "amber", "2 none", "tasks")
    Golden.expect(heard: script.text(), is: "screens")
  }

  @Test func `triage goes from task to task and can be taken back whole`() throws {
    var script = LinearScript(try .sample())
    script.type("T", "skip", "1", "b", "2")
    Golden.expect(heard: script.text(), is: "triage")
  }

  @Test func `what devices changed apart is settled, and the past is seen`() throws {
    var script = LinearScript(try .apart())
    script.type(
      "/ passport", "M 1", "1", "write", "u", "b", "@ yesterday 12:00", "1", "c", "b", "b")
    Golden.expect(heard: script.text(), is: "apart")
  }

  @Test func `presets, the palette and the filter`() throws {
    var script = LinearScript(try .sample())
    script.type(
      "F", "2", "save", "Soon", "F", "rename 6", "Sooner", "colour 6", "delete 6", "y", "b", "b",
      ": arch", "1", "/overdue", "b")
    Golden.expect(heard: script.text(), is: "choosers")
  }

  @Test func `the first start welcomes, and 40 columns and ASCII are enough`() throws {
    var script = LinearScript(try ScriptedReplica(), isFirstStart: true)
    script.type("a Call “Ana” — now #home", "1", "b", "q")
    Golden.expect(heard: script.text(columns: 40, glyphs: .ascii), is: "welcome-40-ascii")
    #expect(script.effects == [.quit])
  }

  @Test(arguments: [
    ("A", "Title"), ("2", "number"), ("/ overdue", "overdue"), ("what", "a adds it"),
  ])
  func `a line that the welcome has no answer to leaves it and is answered`(
    line: String, answer: String
  ) throws {
    var script = LinearScript(try ScriptedReplica(), isFirstStart: true)
    #expect(script.type(line).contains(answer))
    #expect(script.session.viewModel.overlay != .welcome)
  }
}
