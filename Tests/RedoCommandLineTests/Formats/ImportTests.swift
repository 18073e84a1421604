import Foundation
import RedoCommandLine
import RedoProtocol
import RedoTestSupport
import Testing

struct ImportTests {
  static let taskwarrior = """
    [
    {"id":1,"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b6a","description":"Pay rent","status":"pending",
     "due":"20261201T080000Z","priority":"H","project":"home.flat","tags":["money","2nd"],
     "entry":"20261101T080000Z","wait":"20261125T080000Z","effort":"low","urgency":12.5,
     "annotations":[{"entry":"20261102T090000Z","description":"new account"}]},
    {"uuid":"a1b2c3d4-0000-1000-8000-000000000001","description":"Old one","status":"completed",
     "end":"20261015T100000Z"},
    {"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b60","description":"Gone","status":"deleted"},
    {"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b61","description":"Stretch","status":"recurring",
     "due":"20261118T080000Z","recur":"daily","mask":"+-"},
    {"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b62","description":"Stretch","status":"completed",
     "due":"20261118T080000Z","end":"20261118T070000Z","recur":"daily","imask":0,
     "parent":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b61"},
    {"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b63","description":"Stretch","status":"pending",
     "due":"20261119T080000Z","recur":"daily","imask":1,
     "parent":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b61"},
    {"status":"pending"}
    ]
    """

  let desk: Desk

  init() throws {
    desk = try Desk()
    desk.files["tasks.json"] = Array(Self.taskwarrior.utf8)
  }

  @Test func `without a yes it says what would be, and nothing is written`() {
    let output = desk.run("import tasks.json")
    #expect(output.exitCode == 0)
    #expect(desk.writes == 0 && desk.bytes.isEmpty)
    #expect(output.lines.contains("3 tasks would be made from Taskwarrior JSON"))
    #expect(output.lines.contains("lost: projects become tags (1)"))
    #expect(output.lines.contains("lost: deleted tasks are left out (1)"))
    #expect(output.lines.contains("lost: wait dates are kept as text (1)"))
    #expect(output.lines.last == "nothing was written; add --yes to import")
    #expect(output.complaint.contains("task 7 is left out: it is no task"))
    #expect(
      output.lines.contains { $0.hasPrefix("3b2f6c1e\tdue 2026-12-01\tp5\tPay rent #home-flat") })
  }

  @Test func `with a yes it is one write, done twice adds nothing, and undo takes it back`() throws
  {
    #expect(
      desk.run("import --yes tasks.json").lines.first == "3 tasks imported from Taskwarrior JSON")
    #expect(desk.writes == 1)
    let tasks = try desk.run("list --all --json --sort title").objects()
    #expect(tasks.compactMap { $0["title"] as? String } == ["Old one", "Pay rent", "Stretch"])
    let rent = tasks[1]
    #expect(rent["id"] as? String == "3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b6a")
    #expect(rent["priority"] as? Int == 5)
    #expect(rent["deadline"] as? String == "2026-12-01T08:00:00.000Z")
    #expect(rent["tags"] as? [String] == ["home-flat", "money"])
    let description = try #require(rent["description"] as? String)
    #expect(description.contains("2026-11-02 new account") && description.contains("effort: low"))
    #expect(description.contains("wait: 2026-11-25 08:00"))
    #expect(tasks[0]["currentTodo"] is NSNull)
    let stretch = tasks[2]
    #expect(stretch["frequencyDays"] as? Int == 1)
    #expect(stretch["deadline"] as? String == "2026-11-19T08:00:00.000Z")
    #expect((stretch["todos"] as? [Any])?.count == 2)

    let again = desk.run("import --yes tasks.json")
    #expect(again.exitCode == 0)
    #expect(again.lines.first == "0 tasks imported from Taskwarrior JSON")
    #expect(again.lines.contains("3 tasks are there already"))
    #expect(desk.writes == 1)
    desk.run("undo")
    #expect(try desk.run("list --all --json").objects().isEmpty)
    // What was taken back on purpose does not come again by itself.
    desk.run("import --yes tasks.json")
    #expect(try desk.run("list --all --json").objects().isEmpty)
    #expect(desk.run("verify").exitCode == 0)
  }

  @Test func `what was imported and taken back is told apart from what is there`() throws {
    let desk = try Desk()
    desk.files["a.txt"] = Array("Buy milk\nCall mum\n".utf8)
    desk.run("import --yes a.txt")
    desk.run("undo")
    let again = desk.run("import a.txt")
    #expect(again.lines.contains("2 tasks were taken in before and deleted since"))
    #expect(again.lines.contains { $0.hasPrefix("`redo again` right after the undo") })
    #expect(desk.run("help import").text.contains("`redo again` right after"))
    desk.run("again")
    #expect(try desk.run("list --all --json").objects().count == 2)
    #expect(desk.run("import a.txt").lines.contains("2 tasks are there already"))
  }

  @Test func `todo txt keeps what it says`() throws {
    desk.files["todo.txt"] = Array(
      """
      (A) 2026-11-01 Call mum +family @phone due:2026-11-25 rec:+1w
      x 2026-11-10 2026-11-01 Buy milk +shop pri:B
      Read https://example.org/a:b t:2026-12-01
      Same
      Same

      """.utf8)
    let output = desk.run("import --yes todo.txt")
    #expect(output.lines.contains("5 tasks imported from todo.txt"))
    #expect(output.lines.contains("lost: creation dates (2)"))
    let tasks = try desk.run("list --all --json --sort title").objects()
    let call = try #require(tasks.first { $0["title"] as? String == "Call mum" })
    #expect(call["priority"] as? Int == 5 && call["frequencyDays"] as? Int == 7)
    #expect(
      call["tags"] as? [String] == ["family", "fixed"] && call["people"] as? [String] == ["phone"])
    #expect(call["deadline"] as? String == "2026-11-25T18:00:00.000Z")
    let milk = try #require(tasks.first { $0["title"] as? String == "Buy milk" })
    #expect(milk["priority"] as? Int == 4 && milk["currentTodo"] is NSNull)
    #expect(tasks.contains { $0["title"] as? String == "Read https://example.org/a:b" })
    #expect(tasks.count { $0["title"] as? String == "Same" } == 2)
    // A line that was ticked off since is the same task.
    desk.files["done.txt"] = Array("x 2026-11-19 Same\n".utf8)
    #expect(desk.run("import --yes done.txt").lines.contains("1 task is there already"))
    #expect(desk.writes == 1)
  }

  @Test func `a task that a file names more than once is made once, and the rest is told of`() {
    let one = #"{"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b6a","description":"Once"}"#
    desk.files["twice.json"] = Array("[\(one),\(one),\(one)]".utf8)
    #expect(
      desk.run("import --yes twice.json").lines == [
        "1 task imported from Taskwarrior JSON", "2 tasks stand in the file again",
      ])
    #expect(
      desk.run("import --yes twice.json").lines == [
        "0 tasks imported from Taskwarrior JSON", "1 task is there already",
        "2 tasks stand in the file again",
      ])
  }

  @Test func `months and years of a calendar and of todo txt that count from the due date stay`()
    throws
  {
    desk.files["a.ics"] = Array(
      """
      BEGIN:VTODO\r
      SUMMARY:A\r
      DUE:20261130T080000Z\r
      RRULE:FREQ=MONTHLY;INTERVAL=2\r
      END:VTODO\r
      BEGIN:VTODO\r
      SUMMARY:B\r
      DUE:20261130T080000Z\r
      RRULE:FREQ=YEARLY\r
      END:VTODO\r

      """.utf8)
    desk.files["a.txt"] = Array("C due:2026-11-30 rec:+3m\nD due:2026-11-30 rec:3m\n".utf8)
    #expect(!desk.run("import --yes a.ics").text.contains("lost"))
    #expect(desk.run("import --yes a.txt").text.contains("become days (1)"))
    let tasks = try desk.run("list --json --sort title").objects()
    #expect(tasks.map { $0["frequencyDays"] as? Int } == [60, 365, 90, 90])
    let none: [String] = []
    #expect(
      tasks.map { $0["tags"] as? [String] } == [["monthly"], ["yearly"], ["monthly"], none])
  }

  @Test func `a calendar keeps what it says, folded lines and escapes too`() throws {
    desk.files["a.ics"] = Array(
      """
      BEGIN:VCALENDAR\r
      BEGIN:VTODO\r
      UID:abc@example.org\r
      SUMMARY:Pay the r\r
       ent\\, at last\r
      DUE;VALUE=DATE:20261201\r
      PRIORITY:1\r
      CATEGORIES:home,money\r
      RRULE:FREQ=WEEKLY;INTERVAL=2\r
      BEGIN:VALARM\r
      SUMMARY:not this\r
      END:VALARM\r
      END:VTODO\r
      BEGIN:VTODO\r
      SUMMARY:Done\r
      STATUS:COMPLETED\r
      COMPLETED:20261101T120000Z\r
      END:VTODO\r
      BEGIN:VTODO\r
      SUMMARY:Torn\r

      """.utf8)
    let output = desk.run("import --yes a.ics")
    #expect(output.lines.contains("2 tasks imported from iCalendar"))
    #expect(output.complaint.contains("no END:VTODO"))
    let task = try #require(
      try desk.run("list --json").objects().first)
    #expect(task["title"] as? String == "Pay the rent, at last")
    #expect(task["frequencyDays"] as? Int == 14 && task["priority"] as? Int == 5)
    #expect(task["tags"] as? [String] == ["home", "money", "fixed"])
  }

  @Test func `a table and a checklist keep what they say`() throws {
    desk.files["a.csv"] = Array(
      "Title,due,Owner,priority\r\n\"Say \"\"hi\"\", now\",2026-12-01,Ana,9\r\na,b,c,d,e\r\n".utf8)
    let output = desk.run("import --yes a.csv")
    #expect(output.lines.contains("lost: the column owner is kept as text (1)"))
    #expect(
      output.lines.contains("lost: unreadable priority, a number from 1 to 5, is kept as text (1)"))
    #expect(output.complaint.contains("line 3 is left out: it has 5 fields, the heading 4"))
    desk.files["a.md"] = Array(
      """
      # Home
      - [ ] Paint the wall #home p4 due:2026-12-24
        - [x] buy paint
        - [ ] brush
      - [x] Sweep
      """.utf8)
    #expect(desk.run("import --yes a.md").lines.contains("lost: lines that are no checklist (1)"))
    let tasks = try desk.run("list --json --sort title").objects()
    #expect(tasks.map { $0["title"] as? String } == ["Paint the wall", "Say \"hi\", now"])
    #expect(tasks[0]["description"] as? String == "- [x] buy paint\n- [ ] brush")
    #expect(tasks[1]["description"] as? String == "priority: 9\nowner: Ana")
  }

  @Test(arguments: [
    ("a.ics", "X-A is left out (2)", "other properties are left out"),
    ("a.csv", "the column x-a is kept as text (2)", "other columns are kept as text"),
    ("a.txt", "X-A: is kept as text (2)", "other keys are kept as text"),
  ])
  func `of a file's own names the first few are told, and of the others how many there are`(
    file: String, first: String, others: String
  ) throws {
    let names = ["X-A", "X-B", "X-C", "X-D", "X-E"] + (1...20_000).map { "X-\($0)" }
    switch file {
    case "a.ics":
      // No to-do has ten thousand lines.
      let todos = stride(from: 0, to: names.count, by: 5000).map { start in
        names[start..<min(start + 5000, names.count)].map { "\($0):1\r\n" }.joined()
      }.map { "BEGIN:VTODO\r\nSUMMARY:a\r\n\($0)END:VTODO\r\n" }
      let first = "BEGIN:VTODO\r\nSUMMARY:a\r\nX-A:1\r\nEND:VTODO\r\n"
      desk.files[file] = Array((first + todos.joined()).utf8)
    case "a.csv":
      let row = Array(repeating: "1", count: names.count).joined(separator: ",")
      let rows = "a,\(row)\nb,1" + String(repeating: ",", count: names.count - 1) + "\n"
      desk.files[file] = Array("title,\(names.joined(separator: ","))\n\(rows)".utf8)
    default:
      let words = names.map { $0 + ":1" }.joined(separator: " ")
      desk.files[file] = Array("a \(words)\nb X-A:1\n".utf8)
    }
    let start = ContinuousClock.now
    let lost = desk.run("import \(file)").lines.filter { $0.hasPrefix("lost: ") }
    #expect(lost.first == "lost: " + first)
    #expect(lost.last == "lost: 20000 \(others) (20000)")
    #expect(lost.count == 6)
    #expect(.now - start < .seconds(20), "each name is looked up, not searched for")
  }

  @Test func `a letter with a mark on it is no priority`() throws {
    desk.files["a.txt"] = Array("(B\u{300}) Buy milk\n(B) Buy bread\nSell pri:B\u{300}\n".utf8)
    desk.run("import --yes a.txt")
    let tasks = try desk.run("list --json --sort title").objects()
    #expect(
      Set(tasks.map { $0["title"] as? String }) == ["(B\u{300}) Buy milk", "Buy bread", "Sell"])
    let bread = try #require(tasks.first { $0["title"] as? String == "Buy bread" })
    #expect(bread["priority"] as? Int == 4)
    for task in tasks where task["title"] as? String != "Buy bread" {
      #expect(task["priority"] as? Int == 3, "the usual one")
    }
  }

  @Test func `changes in any spelling come into the log in the canonical one`() throws {
    let other = try Desk()
    #expect(other.run("add Pay rent #home").exitCode == 0)
    let lines = other.run("export").standardOutput
    let text = String(decoding: lines, as: UTF8.self)
      .replacingOccurrences(of: "\",\"", with: "\" , \"").replacingOccurrences(
        of: ":1,", with: ":1.0,")
    #expect(Array(text.utf8) != lines)
    desk.files["a.jsonl"] = Array(text.utf8)
    #expect(desk.run("import --yes a.jsonl").exitCode == 0)
    #expect(desk.run("verify").exitCode == 0)
    #expect(desk.bytes.suffix(lines.count).elementsEqual(lines))
  }

  @Test func `a signature that was missing comes with an import, and goes out with an export`() {
    let node = TaskSketch().create("Pay rent")
    let unsigned = node.edited { $0["signature"] = nil }
    desk.files["unsigned.jsonl"] = unsigned.line + [0x0A]
    desk.files["both.jsonl"] = unsigned.line + [0x0A] + node.line + [0x0A]
    #expect(desk.run("import --yes unsigned.jsonl").exitCode == 0)
    #expect(desk.run("export").standardOutput == unsigned.line + [0x0A])
    #expect(desk.run("import --yes both.jsonl").exitCode == 0)
    #expect(desk.run("export").standardOutput == node.line + [0x0A])
    let writes = desk.writes
    _ = desk.run("import --yes both.jsonl")
    #expect(desk.writes == writes, "it is there")
  }

  @Test func `a file whose name tells nothing needs a format`() {
    desk.files["tasks"] = []
    #expect(desk.run("import tasks").exitCode == 2)
    for line in ["import tasks", "import -"] {
      #expect(
        desk.run(line).complaint.contains(
          "it is one of jsonl, taskwarrior, todotxt, ics, csv, markdown"))
    }
    for unread in ["json", "yaml"] {
      let refused = desk.run("import tasks --format \(unread)")
      #expect(refused.exitCode == 2)
      #expect(
        refused.complaint
          == "redo: --format cannot be “\(unread)”; it is one of jsonl, taskwarrior, todotxt, ics, "
          + "csv, markdown\n")
    }
    #expect(desk.run("import tasks --format csv").exitCode == 0)
    #expect(desk.run("import").exitCode == 2)
    #expect(desk.writes == 0)
  }

  @Test func `a calendar's dates of creation and of an end that is not told are told as lost`() {
    desk.files["a.ics"] = Array(
      """
      BEGIN:VTODO
      SUMMARY:Done
      CREATED:20261101T120000Z
      STATUS:COMPLETED
      END:VTODO

      """.utf8)
    let output = desk.run("import a.ics")
    #expect(output.lines.contains("lost: creation dates (1)"))
    #expect(
      output.lines.contains("lost: tasks done on an unknown day count as done when due, or now (1)")
    )
  }

  @Test func `what is done in the file and open here is told by name, and the other way round`()
    throws
  {
    desk.files["a.txt"] = Array("Buy milk\nCall mum\n".utf8)
    desk.run("import --yes a.txt")
    desk.files["a.txt"] = Array("x 2026-11-19 Buy milk\nCall mum\n".utf8)
    for line in ["import a.txt", "import --yes a.txt"] {
      let output = desk.run(line)
      #expect(output.lines.contains("2 tasks are there already"))
      #expect(output.lines.contains("1 of them is done in the file and open here: “Buy milk”"))
    }
    let other = try Desk(2)
    other.files["a.txt"] = Array("x 2026-11-19 Buy milk\n".utf8)
    other.run("import --yes a.txt")
    other.files["a.txt"] = Array("Buy milk\n".utf8)
    let output = other.run("import a.txt")
    #expect(output.lines.contains("1 task is there already"))
    #expect(output.lines.contains("1 of them is open in the file and done here: “Buy milk”"))
  }

  @Test func `a todo txt line with another creation date is another task`() throws {
    desk.files["a.txt"] = Array("2026-11-01 Buy milk\n".utf8)
    desk.run("import --yes a.txt")
    desk.files["a.txt"] = Array("x 2026-11-05 2026-11-01 Buy milk\n2026-11-08 Buy milk\n".utf8)
    let output = desk.run("import --yes a.txt")
    #expect(output.lines.first == "1 task imported from todo.txt")
    #expect(output.lines.contains("1 task is there already"))
    #expect(output.lines.contains("1 of them is done in the file and open here: “Buy milk”"))
    #expect(desk.run("import --yes a.txt").lines.first == "0 tasks imported from todo.txt")
    #expect(try desk.run("list --all --json").objects().count == 2)
  }
}
