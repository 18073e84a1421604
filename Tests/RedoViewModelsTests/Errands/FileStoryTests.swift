import RedoIntents
import RedoProtocol
import RedoTerminal
import RedoTestSupport
import Testing

@testable import RedoViewModels

/// Taking tasks out of the log and into it, without leaving the screen.
@Suite struct FileStoryTests {
  private func script(_ keys: String = "") throws -> ScreenScript {
    var script = ScreenScript(try .sample(), size: Size(columns: 100, rows: 30))
    if !keys.isEmpty { try script.press(keys) }
    return script
  }

  private func offer(_ titles: [String], remarks: [String] = []) throws -> ImportOffer {
    let tasks = try titles.enumerated().map { number, title in
      let digits = (String(repeating: "0", count: 11) + String(number)).suffix(12)
      return ImportedTask(
        id: try #require(TaskID("11111111-1111-4111-8111-\(digits)")),
        fields: TaskFields(title: title))
    }
    return ImportOffer(path: "~/tasks.json", content: .tasks(tasks), remarks: remarks)
  }

  @Test func `W offers a whole backup under today's name, and Enter writes it`() throws {
    var script = try script("W")
    #expect(script.text.contains("Export everything to which file?"))
    #expect(script.text.contains("every change: a whole backup"))
    try script.press("<Enter>")
    #expect(script.effects == [.errand(.export(.everything, path: "~/redo-2026-11-20.jsonl"))])
    script.end(.exported(.everything, to: "~/redo-2026-11-20.jsonl", unsignedCount: 0))
    #expect(script.viewModel.message?.text == "~/redo-2026-11-20.jsonl holds everything now")
  }

  @Test func `what nobody signed of an export is counted in its answer`() throws {
    var script = try script("W<Enter>")
    script.end(.exported(.everything, to: "~/redo-2026-11-20.jsonl", unsignedCount: 2))
    #expect(
      script.text.contains("~/redo-2026-11-20.jsonl holds everything now, 2 lines unsigned"))
  }

  @Test func `W takes what the list is narrowed to, and on other screens everything`() throws {
    var script = try script("/#home<Enter>W")
    #expect(script.text.contains("the tasks of “#home” as Markdown"))
    try script.press("<Enter>")
    #expect(script.effects == [.errand(.export(.found("#home"), path: "~/redo-2026-11-20.md"))])
    try script.press("2W")
    #expect(script.text.contains("Export everything to which file?"))
  }

  @Test func `W takes what is marked, whatever the list is narrowed to`() throws {
    var script = try script("/#home<Enter><Space><Space>W")
    #expect(script.text.contains("Export 2 marked tasks to which file?"))
    #expect(script.text.contains("the 2 marked tasks as Markdown"))
    let marked = script.viewModel.tasks.list.markedIDs
    try script.press("~/two.csv<Enter>")
    #expect(script.effects == [.errand(.export(.marked(marked), path: "~/two.csv"))])
    #expect(marked.count == 2)
    try script.press("<Esc>W")
    #expect(script.text.contains("Export what “#home” finds to which file?"), "Esc unmarks")
  }

  @Test func `a file's name says what it is to hold, and one that says nothing is refused`() throws
  {
    var script = try script("W~/a.csv")
    #expect(script.text.contains("every task as CSV"))
    try script.press("<C-u>~/a.doc<Enter>")
    #expect(script.viewModel.context == .prompt, "the line stays")
    #expect(script.text.contains("end the name in .jsonl, .json, .txt, .ics, .csv or .md"))
    #expect(script.effects.isEmpty)
    try script.press("<C-u><Enter>")
    #expect(script.effects == [.errand(.export(.everything, path: "~/redo-2026-11-20.jsonl"))])
  }

  @Test func `a file that cannot be written leaves the line and says why`() throws {
    var script = try script("W~/a.md<Enter>")
    script.end(.failed("~/a.md is there already; give it another name"))
    #expect(script.viewModel.context == .prompt)
    #expect(script.text.contains("is there already; give it another name"))
    #expect(script.text.contains("❯ ~/a.md"))
  }

  @Test func `I says what a file would bring before anything is written, and u takes it back`()
    throws
  {
    var script = try script("I~/tasks.json")
    #expect(script.text.contains("read as Taskwarrior JSON; nothing is written before you say yes"))
    try script.press("<Enter>")
    #expect(script.effects == [.errand(.lookInto(path: "~/tasks.json"))])
    let count = script.titles.count
    script.end(
      .offered(try offer(["Mow the lawn", "Fix the tap"], remarks: ["lost: colours (2)"])))
    for line in ["Import 2 tasks?", "from ~/tasks.json", "lost: colours (2)", "Mow the lawn"] {
      #expect(script.text.contains(line), "\(line)")
    }
    #expect(script.titles.count == count, "nothing is written yet")
    try script.press("<Enter>")
    #expect(Set(script.titles).isSuperset(of: ["Mow the lawn", "Fix the tap"]))
    #expect(script.titles.count == count + 2)
    try script.press("u")
    #expect(script.titles.count == count)
  }

  @Test func `behind an import of more than a page the cursor is on the uppermost of its tasks`()
    throws
  {
    var script = try script("I~/tasks.json<Enter>")
    script.end(.offered(try offer((10...60).reversed().map { "Task \($0)" })))
    try script.press("y")
    #expect(script.selectedTitle == "Task 10")
  }

  @Test func `what takes a moment is told while it lasts, and no longer`() throws {
    var script = try script("I~/tasks.json<Enter>")
    script.begin()
    #expect(script.text.contains("reading ~/tasks.json"))
    script.end(.offered(try offer(["Mow the lawn"])))
    #expect(!script.text.contains("reading ~/tasks.json"))
  }

  @Test func `any key but yes imports nothing`() throws {
    var script = try script("I~/tasks.json<Enter>")
    script.end(.offered(try offer(["Mow the lawn"])))
    try script.press("x")
    #expect(script.viewModel.message?.text == "nothing was imported")
    #expect(!script.titles.contains("Mow the lawn"))
    #expect(script.effects.count == 1)
  }

  @Test func `of many tasks some are shown, and how many more there are`() throws {
    var script = try script("I~/tasks.json<Enter>")
    script.end(.offered(try offer((1...9).map { "Task \($0)" })))
    #expect(script.text.contains("Import 9 tasks?"))
    #expect(script.text.contains("Task 8") && !script.text.contains("Task 9"))
    #expect(script.text.contains("… and 1 more"))
  }

  @Test func `the changes of a backup are handed over as they are`() throws {
    var script = try script("I~/backup.jsonl<Enter>")
    let lines = Array("{}\n".utf8)
    script.end(
      .offered(
        ImportOffer(
          path: "~/backup.jsonl", content: .changes(lines, count: 1),
          remarks: ["3 are there already"])))
    #expect(script.text.contains("Import 1 line of a log?"))
    #expect(script.text.contains("3 are there already"))
    try script.press("y")
    #expect(script.effects.last == .errand(.admit(lines, count: 1)))
  }

  @Test func `a file that brings nothing new is told of, and asks nothing`() throws {
    var script = try script("I~/tasks.json<Enter>")
    script.end(.offered(try offer([], remarks: ["2 tasks are there already"])))
    #expect(script.viewModel.context == .prompt, "another file may be meant")
    #expect(script.text.contains("nothing to import: 2 tasks are there already"))
  }

  @Test func `Tab completes a path, and tells the names where they part`() throws {
    var script = try script("I~/ta<Tab>")
    #expect(script.effects == [.completePath("~/ta")])
    script.complete(path: "~/tasks", candidates: ["tasks.csv", "tasks.json"])
    #expect(script.text.contains("❯ ~/tasks"))
    try script.press("<Tab>")
    script.complete(path: "~/tasks", candidates: ["tasks.csv", "tasks.json"])
    #expect(script.viewModel.message?.text == "tasks.csv  tasks.json")
    script.complete(path: "~/tasks", candidates: [])
    #expect(script.viewModel.message?.text == "no file there begins like that")
  }

  @Test func `a path in quotes, as a dropped file comes, counts without them`() throws {
    var script = try script("I")
    try script.press("'/home/ana/my<Space>tasks.ics'<Space>")
    #expect(script.text.contains("read as iCalendar"))
    try script.press("<Enter>")
    #expect(script.effects == [.errand(.lookInto(path: "/home/ana/my tasks.ics"))])
  }

  @Test func `what stands behind the cursor stays when a path is completed`() throws {
    var script = try script("I~/taZ<Left><Tab>")
    #expect(script.effects == [.completePath("~/ta")])
    script.complete(path: "~/tasks.json", candidates: ["tasks.json"])
    #expect(script.text.contains("❯ ~/tasks.jsonZ"))
  }

  @Test(arguments: ["I", "W"])
  func `in the past nothing is imported, and nothing exported that does not show`(key: String)
    throws
  {
    let script = try script("<lt>" + key)
    #expect(script.viewModel.message?.text == "the screen shows the past; Esc returns")
    #expect(script.viewModel.overlay == nil)
  }

  @Test func `a filter with a mistake is told of before a name is asked for`() throws {
    var script = try script("fp>=zz<Enter>W")
    #expect(script.viewModel.openPrompt?.purpose == .filter)
    #expect(script.viewModel.openPrompt?.problem?.contains("needs a number") == true)
    try script.press("<C-u>p>=4<Enter>W")
    #expect(script.text.contains("❯"))
    #expect(script.effects.isEmpty)
  }

  @Test func `a path that was left without Enter is there again`() throws {
    var script = try script("I~/tasks.js<Esc>")
    #expect(script.viewModel.message?.text == "the line is kept until it is opened again")
    try script.press("I")
    #expect(script.text.contains("❯ ~/tasks.js"))
  }

  @Test func `what a completion told goes with the next key`() throws {
    var script = try script("I~/x<Tab>")
    script.complete(path: "~/x", candidates: [])
    #expect(script.viewModel.message != nil)
    try script.press("y")
    #expect(script.viewModel.message == nil)
  }

  @Test func `C offers the themes on any screen, and each shows while it is looked at`() throws {
    for screen in ["1", "2", "3", "4", "5", "6"] {
      var script = try script(screen + "Cj")
      #expect(script.viewModel.themeOnScreen == "amber")
      try script.press("<Enter>")
      #expect(script.effects == [.set(.theme, "amber")])
    }
  }
}
