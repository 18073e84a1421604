import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What is added on a day of the calendar is due that day, unless it says when.
@Suite struct CalendarAddingStoryTests {
  @Test func `a quick add begins with the selected day, as words that can be deleted`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3la")
    let prompt = try #require(script.viewModel.openPrompt)
    #expect(prompt.field.text == "21 nov ")
    #expect(prompt.chips.count == 1)
    try script.press("Buy flowers<Enter>")
    #expect(script.dayTitles == ["Buy flowers"])
    try script.press("a<C-u>Buy bread<Enter>")
    #expect(script.dayTitles == ["Buy flowers"])
    try script.press("ta")
    let today = try #require(script.viewModel.openPrompt)
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
    #expect(script.dayTitles == ["Pack"])
    #expect(Set(script.titles) == ["Buy bread", "Pack"])
  }

  @Test(arguments: ["3ll", "3lla"])
  func `lines that are pasted on a day to come are a task each, due that day`(keys: String) throws {
    var script = ScreenScript(try .sample())
    try script.press(keys)
    script.paste("Buy bread\n- Call Ana\nPack\n")
    try script.press("<Enter>")
    #expect(script.dayTitles.filter { ["Buy bread", "Call Ana", "Pack"].contains($0) }.count == 3)
  }

  @Test func `a line that is pasted on a day to come begins with it, as a typed one does`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3ll")
    script.paste("Buy bread\n")
    let prompt = try #require(script.viewModel.openPrompt)
    #expect(prompt.field.text == "22 nov Buy bread")
  }
}
