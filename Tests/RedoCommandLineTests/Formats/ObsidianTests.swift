import RedoCommandLine
import Testing

/// Checklists with the signs of Obsidian's Tasks plugin, and with the fields of Dataview.
struct ObsidianTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
  }

  /// Takes a checklist in, and lists its tasks by their titles.
  private func importing(_ text: String) throws -> (text: String, tasks: [[String: Any]]) {
    desk.files["a.md"] = Array(text.utf8)
    let output = desk.run("import --yes a.md")
    #expect(output.exitCode == 0 && output.complaint.isEmpty, "\(output.complaint)")
    return (output.text, try desk.run("list --all --json --sort title").objects())
  }

  private func task(_ line: String) throws -> (text: String, task: [String: Any]) {
    let read = try importing(line + "\n")
    return (read.text, try #require(read.tasks.first))
  }

  @Test(arguments: [
    "- [ ] Call @ann ⏫ ➕ 2026-11-01 📅 2026-12-24 #home", "- [ ] Call @ann 📅️2026-12-24 🔺 #home",
    "- [ ] Call @ann 🗓️ 2026-12-24 ⏫️ #home", "- [ ] Call @ann #home 📆 2026-12-24 ⏫",
    "- [ ] Call @ann  [priority:: high]  [due:: 2026-12-24] #home",
    "- [ ] Call @ann (due::2026-12-24), (priority:: Highest) #home",
  ])
  func `a due date and a priority are taken from signs and from fields`(line: String) throws {
    let task = try task(line).task
    #expect(task["title"] as? String == "Call")
    #expect(task["deadline"] as? String == "2026-12-24T18:00:00.000Z")
    #expect(task["priority"] as? Int == 5)
    #expect(task["tags"] as? [String] == ["home"] && task["people"] as? [String] == ["ann"])
    #expect((task["description"] as? String ?? "").isEmpty)
    #expect(desk.run("import --yes a.md").lines.first == "0 tasks imported from Markdown")
  }

  @Test func `of six priorities there the upper two become one, which is told`() throws {
    let read = try importing("- [ ] a 🔺\n- [ ] b ⏫\n- [ ] c 🔼\n- [ ] d\n- [ ] e 🔽\n- [ ] f ⏬\n")
    #expect(read.tasks.map { $0["priority"] as? Int } == [5, 5, 4, 3, 2, 1])
    #expect(
      read.text.contains("lost: the highest priority becomes p5, as the high one does (1)\n"),
      "\(read.text)")
  }

  @Test func `what was done is done on its day, and what was made has its day lost`() throws {
    let read = try task("- [x] a ➕ 2026-11-01 📅 2026-11-12 ✅ 2026-11-10")
    let todos = try #require(read.task["todos"] as? [[String: Any]])
    #expect(todos.map { $0["completed"] as? String } == ["2026-11-10T18:00:00.000Z"])
    #expect(todos.map { $0["deadline"] as? String } == ["2026-11-12T18:00:00.000Z"])
    #expect(read.text.contains("lost: creation dates (1)\n"), "\(read.text)")
    #expect(!read.text.contains("unknown day"), "\(read.text)")
  }

  @Test func `lines of one title that were made on two days are two tasks by their days`() throws {
    #expect(try importing("- [ ] a ➕ 2026-11-01\n").tasks.count == 1)
    #expect(try importing("- [ ] a ➕ 2026-11-08\n- [x] a ➕ 2026-11-01\n").tasks.count == 2)
  }

  @Test(arguments: [
    ("🔁 every week 📅 2026-12-24", 7, "a #fixed"), ("📅 2026-12-24 🔁 every 2 weeks", 14, "a #fixed"),
    ("🔁 every 2 weeks when done 📅 2026-12-24", 14, "a"),
    ("🔁 every week on Thursday 📅 2026-12-24", 7, "a #fixed"),
    ("🔁 every month on the 24th ⏫ 📅 2026-12-24", 30, "a #monthly"),
    ("[repeat:: every day] [due:: 2026-12-24]", 1, "a #fixed"),
    ("[repeat:: every day when done]  [due:: 2026-12-24]", 1, "a"),
  ])
  func `a repeat counts from the due date, or from when it is done`(
    words: String, days: Int, title: String
  ) throws {
    let read = try task("- [ ] a " + words)
    #expect(read.task["storedTitle"] as? String == title)
    #expect(read.task["repeatDays"] as? Int == days)
    #expect(read.task["deadline"] as? String == "2026-12-24T18:00:00.000Z")
    #expect((read.task["description"] as? String ?? "").isEmpty)
    #expect(!read.text.contains("lost:"), "\(read.text)")
  }

  @Test(arguments: [
    ("every week on Monday", "ends and chosen days of repeats are kept as text", 7),
    ("every Tuesday, Thursday", "ends and chosen days of repeats are kept as text", 7),
    ("every weekday", "repeats by workday become days", 1),
    ("every month on the last", "repeats that days cannot say are kept as text", nil),
  ])
  func `what no rhythm has of a repeat is kept as text and told`(
    words: String, loss: String, days: Int?
  ) throws {
    let read = try task("- [ ] a 🔁 \(words) 📅 2026-12-24")
    #expect(read.task["title"] as? String == "a" && read.task["repeatDays"] as? Int == days)
    #expect(read.task["deadline"] as? String == "2026-12-24T18:00:00.000Z")
    #expect(read.task["description"] as? String == "repeat: " + words)
    #expect(read.text.contains("lost: \(loss) (1)\n"), "\(read.text)")
  }

  @Test func `what was done repeats no more, since its next time is a line of its own`() throws {
    let read = try importing(
      "- [ ] a 🔁 every week 📅 2026-12-24\n- [x] a 🔁 every week 📅 2026-11-10 ✅ 2026-11-10\n")
    #expect(read.tasks.count == 2)
    #expect(read.tasks.filter { $0["repeatDays"] as? Int == 7 }.count == 1)
    #expect(
      read.text.contains("lost: repeats of what is done are kept as text (1)\n"), "\(read.text)")
  }

  @Test func `what is scheduled or starts on a day to come is due then, and says so as text, too`()
    throws
  {
    let read = try task("- [ ] a 🛫 2026-12-20 ⏳️ 2026-12-24")
    #expect(read.task["deadline"] as? String == "2026-12-24T18:00:00.000Z")
    #expect(read.task["description"] as? String == "start: 2026-12-20\nscheduled: 2026-12-24")
    #expect(
      read.text.contains("lost: tasks without a due date are due when they are to be begun (1)\n"),
      "\(read.text)")
  }

  @Test func `what is cancelled is archived, and what is under way not begun, as is told`() throws {
    let read = try importing("- [-] a 📅 2026-12-24 ❌ 2026-11-10\n- [/] b\n")
    #expect(read.tasks.map { $0["archived"] as? Bool } == [true, false])
    #expect(read.tasks.first?["description"] as? String == "cancelled: 2026-11-10")
    for loss in ["cancelled to-dos are archived", "to-dos under way are taken as not begun"] {
      #expect(read.text.contains("lost: \(loss) (1)\n"), "\(read.text)")
    }
  }

  @Test func `names, dependencies and links between lines are kept as text`() throws {
    let read = try task("- [ ] a 🆔 dcf64c ⛔ 0h17ye, abcdef 🏁 delete 📅 2026-12-24 ^x1")
    #expect(read.task["title"] as? String == "a")
    #expect(
      read.task["description"] as? String
        == "id: dcf64c\ndepends on: 0h17ye, abcdef\non completion: delete\nanchor: ^x1")
  }

  @Test(arguments: [
    "✅ Done things", "Press ⏫ twice", "Renew 🆔 card", "Road ⛔ closed", "a 📅 soon", "a 🔁 daily",
    "🔁 every day water the plants",
    "a 📅 2026-13-01", "a [due:: soon]", "a [due:: 2026-12-24)", "a [x:: 2026-12-24]", "a (b::)",
    "x ^2", "[link](due::)",
  ])
  func `words that only look like signs stay in the title`(title: String) throws {
    let read = try task("- [ ] " + title)
    #expect(read.task["title"] as? String == title)
    #expect(!read.text.contains("lost:"), "\(read.text)")
  }

  @Test(arguments: [
    "a 📅 2026-12-24", "a [due:: 2026-12-24]", "a ⏫", "a 🔁 every day", "🔁 every day",
    "a 🆔 dcf64c ^x1",
    "(priority:: high)", "a \\📅 2026-12-24",
  ])
  func `a title of such signs is written so that it comes back as it was`(title: String) throws {
    let other = try Desk()
    other.files["a.csv"] = Array("title\n\"\(title)\"\n".utf8)
    other.run("import --yes a.csv")
    let written = other.run("export --format markdown")
    #expect(
      try task(String(decoding: written.standardOutput, as: UTF8.self)).task["title"] as? String
        == title)
    other.files["b.md"] = written.standardOutput
    #expect(other.run("import --yes b.md").lines.first == "0 tasks imported from Markdown")
  }
}
