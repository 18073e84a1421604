import RedoIntents
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What is pasted: several lines are a task each once that is agreed to, and one is typed on.
@Suite struct PastingStoryTests {
  @Test func `pasted lines become a task each, as one step to undo`() throws {
    var script = ScreenScript(try ScriptedReplica())
    script.paste("- [ ] Call Ana tomorrow\n\n* Pay rent p5\n3. Read\n")
    #expect(script.viewModel.context == .offer)
    try script.press("<Enter>")
    #expect(Set(script.titles) == ["Call Ana", "Pay rent", "Read"])
    #expect(script.replica.written.count == 1)
    try script.press("u")
    #expect(script.titles.isEmpty)
  }

  @Test func `pasted lines without a title are named before they are left out`() throws {
    var script = ScreenScript(try ScriptedReplica())
    script.paste("Buy eggs\n#shop\ntomorrow\n// note\nCall Bob\n")
    #expect(script.text.contains("Add 2 tasks?"))
    #expect(script.text.contains("3 lines without a title are left out, such as “#shop”"))
    try script.press("<Enter>")
    #expect(Set(script.titles) == ["Buy eggs", "Call Bob"])
    script.paste("Read\n- [ ] #shop")
    #expect(script.text.contains("“#shop” has no title and is left out"))
  }

  @Test func `pasted lines that are ticked off are counted and left out`() throws {
    var script = ScreenScript(try ScriptedReplica())
    script.paste("- [x] finished\n- [ ] open one\n  * [X] sub one\n[x] done thing\n1. [ ] last\n")
    #expect(script.text.contains("Add 2 tasks?"))
    #expect(script.text.contains("3 finished lines are left out"))
    try script.press("<Enter>")
    #expect(Set(script.titles) == ["open one", "last"])
    script.paste("- [x] one\n- [x] two")
    #expect(script.viewModel.context == .list)
    #expect(
      script.viewModel.message?.text == "every line of what was pasted is ticked off already")
  }

  @Test func `the numbers of pasted lines are those that a checklist may have`() throws {
    var script = ScreenScript(try ScriptedReplica())
    script.paste("1) [x] done one\n2) [ ] open one\n1234. last\n")
    #expect(script.text.contains("1 finished line is left out"))
    try script.press("<Enter>")
    #expect(Set(script.titles) == ["open one", "last"])
  }

  @Test func `what was read of pasted lines shows before they are added`() throws {
    var script = ScreenScript(try ScriptedReplica())
    script.paste("Email Bob fri p4 #work\nRead")
    #expect(script.text.contains("Email Bob #work · due Fri 27 Nov 18:00 · priority 4"))
    #expect(script.text.contains("│  Read   "))
  }

  @Test(arguments: ["<Enter>", "y"])
  func `the keys that add pasted lines are those that the screen names`(key: String) throws {
    var script = ScreenScript(try ScriptedReplica())
    script.paste("one\ntwo")
    #expect(script.text.contains("Enter/y adds them · n does not"))
    #expect(script.text.contains("Enter ok  Esc cancel"))
    try script.press(key)
    #expect(Set(script.titles) == ["one", "two"])
  }

  @Test(arguments: ["<Esc>", "n", "j"])
  func `pasted lines that are refused add nothing`(key: String) throws {
    var script = ScreenScript(try ScriptedReplica())
    script.paste("one\ntwo")
    try script.press(key)
    #expect(script.titles.isEmpty)
    #expect(script.viewModel.context == .list)
  }

  @Test func `more than a person pastes is refused with the way to do it`() throws {
    var script = ScreenScript(try ScriptedReplica())
    for text in [String(repeating: "line\n", count: 1001), String(repeating: "x", count: 20_000)] {
      script.paste(text)
      #expect(script.viewModel.context == .list)
      #expect(script.viewModel.message?.text.contains("redo import") == true)
    }
  }

  @Test func `a pasted line opens as a line to add, and joins the one being typed`() throws {
    var script = ScreenScript(try ScriptedReplica())
    script.paste("Call Ana\n")
    #expect(script.viewModel.openPrompt?.field.text == "Call Ana")
    script.paste(" p5\nnow")
    #expect(script.viewModel.openPrompt?.field.text == "Call Ana p5 now")
  }

  @Test func `lines that are pasted behind words say that they were joined, and what splits them`()
    throws
  {
    var script = ScreenScript(try .sample())
    try script.press("afoo ")
    script.paste("first\nsecond\n\n- [ ] third\n")
    #expect(script.viewModel.openPrompt?.field.text == "foo first second - [ ] third")
    let words = "3 lines were joined into one"
    #expect(script.viewModel.message?.text == words + "; an empty line takes each as a task")
    #expect(script.text.contains(words))
    try script.press("<C-u>")
    script.paste("first\nsecond\n")
    #expect(script.viewModel.context == .offer && script.viewModel.message == nil)
    try script.press("<Esc>i ")
    script.paste("one\ntwo\nthree")
    #expect(script.viewModel.message?.text == words)
  }
}
