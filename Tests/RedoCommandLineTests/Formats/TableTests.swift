import Foundation
import RedoCommandLine
import RedoTestSupport
import Testing

/// Tables as spreadsheets and other programs write them.
struct TableTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
  }

  private func tasks(_ text: String) throws -> [[String: Any]] {
    desk.files["a.csv"] = Array(text.utf8)
    let output = desk.run("import --yes a.csv")
    #expect(output.exitCode == 0 && output.complaint.isEmpty, "\(output.complaint)")
    return try desk.run("list --all --json --sort title").objects()
  }

  @Test(arguments: [",", ";", "\t"])
  func `a table is read whatever stands between its fields`(separator: String) throws {
    let rows = [
      ["TITLE", "Priority", "due"], ["\"a,b;c\"", "5", "2026-12-24"], ["short"], ["", "", ""],
      ["more", "1", "", "", ""],
    ]
    let tasks = try tasks(rows.map { $0.joined(separator: separator) }.joined(separator: "\r\n"))
    #expect(tasks.map { $0["title"] as? String } == ["a,b;c", "more", "short"])
    #expect(tasks.map { $0["priority"] as? Int } == [5, 1, 3])
    #expect(tasks[0]["deadline"] as? String == "2026-12-24T18:00:00.000Z")
  }

  @Test func `lines within a field end as they do here, whatever the lines of the file end with`()
    throws
  {
    let lines = "title,description\nOne,\"a\n\n- [ ] b\"\n"
    for text in [lines, lines.replacing("\n", with: "\r\n")] {
      let tasks = try tasks(text)
      #expect(tasks.map { $0["description"] as? String } == ["a\n\n- [ ] b"])
      let again = desk.run("import a.csv").lines
      #expect(!again.contains { $0.contains("told otherwise") }, "\(again)")
    }
  }

  @Test func `a column that comes again keeps what it holds, once`() throws {
    let tasks = try tasks("title,x,x,due,due,x\nOne,a,b,2026-12-24,2026-12-25,\n")
    #expect(tasks.first?["deadline"] as? String == "2026-12-24T18:00:00.000Z")
    #expect(tasks.first?["description"] as? String == "x: a\nx 2: b\ndue 2: 2026-12-25")
  }

  @Test func `dates are read as quick add reads them, and what is none stays as text`() throws {
    let tasks = try tasks(
      """
      title,due
      a,2026-12-24 10:00
      b,24.12.2026
      c,2026-12-24T10:00:30
      d,whenever it rains
      """)
    #expect(
      tasks.map { $0["deadline"] as? String } == [
        "2026-12-24T10:00:00.000Z", "2026-12-24T18:00:00.000Z", "2026-12-24T10:00:30.000Z", nil,
      ])
    #expect(tasks[3]["description"] as? String == "due: whenever it rains")
    #expect(
      desk.run("undo").exitCode == 0)
    let lines = desk.run("import a.csv").lines
    #expect(lines.contains("4 tasks were taken in before and deleted since"))
  }

  @Test(arguments: [
    "2026-12-24T10:00:00+0100", "2026-12-24T09:00:00.000+0000", "2026-12-24T10:00:00+01:00",
    "2026-12-24T09:00:00Z", "2026-12-24T04:00:00-0500", "2026-12-24 10:00:00+01",
    "2026-12-24 10:00:00.000000+01", "2026-12-24 04:00:00 -0500", "2026-12-24T10:00:00 +01:00",
    "2026-12-24 09:00:00 UTC", "2026-12-24 09:00:00 GMT",
  ])
  func `an offset counts with its colon and without it, as programs and databases write it`(
    due: String
  ) throws {
    let tasks = try tasks("title,due\na,\(due)\n")
    #expect(tasks.first?["deadline"] as? String == "2026-12-24T09:00:00.000Z")
  }

  @Test(arguments: [
    "2026-12-24 10:00:00 CET", "2026-12-24 10:00:00+1", "2026-12-24 10:00:00+01:0",
    "2026-12-24 10:00:00+99", "2026-12-24 10:00:00 GMT+1", "2026-12-24 25:00:00+01",
    "2026-12-24 10:00:00+0é",
  ])
  func `an offset that is none makes no date`(due: String) throws {
    let tasks = try tasks("title,due\na,\(due)\n")
    #expect(tasks.first?["description"] as? String == "due: \(due)")
  }

  @Test func `a repeat is days or words of quick add, and what is none stays as text`() throws {
    let text = """
      title,repeat,due
      a,weekly,
      b,every mon,
      c,monthly,2026-12-24
      d,10,
      e,now and then,
      f,never,

      """
    let tasks = try tasks(text)
    #expect(tasks.map { $0["frequencyDays"] as? Int } == [7, 7, 30, 10, nil, nil])
    #expect(tasks[1]["deadline"] as? String == "2026-11-23T18:00:00.000Z", "its first Monday")
    #expect(tasks[1]["tags"] as? [String] == ["fixed"])
    #expect(tasks[2]["deadline"] as? String == "2026-12-24T18:00:00.000Z")
    #expect(tasks[4]["description"] as? String == "repeat: now and then")
    let desk = try Desk()
    desk.files["b.csv"] = Array(text.utf8)
    let lines = desk.run("import b.csv").lines
    #expect(lines.contains("lost: repeats by month or year become days (1)"))
    #expect(
      lines.contains(
        "lost: unreadable repeats, written like every 2 weeks, are kept as text (1): line 6"))
  }

  @Test func `a task may only be said to be done, or not to be`() throws {
    let tasks = try tasks("title,due,completed\na,2026-11-10,yes\nb,,x\nc,,no\nd,,Done\n")
    let ends = tasks.map { task in
      (task["todos"] as? [[String: Any]])?.last?["completed"] as? String
    }
    #expect(
      ends == [
        "2026-11-10T18:00:00.000Z", "2026-11-20T14:05:00.000Z", nil, "2026-11-20T14:05:00.000Z",
      ])
    #expect(tasks[2]["description"] as? String == "")
  }

  @Test func `what was done was not due at a time of its repeat that is still to come`() throws {
    let text = "title,repeat,completed\na,every mon,2026-11-10\nb,every mon,no\n"
    let todos = try tasks(text).map { task in
      (task["todos"] as? [[String: Any]])?.first
    }
    #expect(todos[0]?["completed"] as? String == "2026-11-10T18:00:00.000Z")
    #expect(todos[0]?["deadline"] as? String == "2026-11-10T18:00:00.000Z")
    #expect(todos[1]?["deadline"] as? String == "2026-11-23T18:00:00.000Z")
  }

  @Test func `an unreadable date names its line`() {
    desk.files["a.csv"] = Array("title,due\na,soon enough\nb,never ever\n".utf8)
    #expect(
      desk.run("import a.csv").lines.contains(
        "lost: unreadable due dates, written like 2026-11-20, are kept as text (2): line 2, line 3")
    )
  }

  @Test func `a heading without a title says which columns are understood, and help does too`() {
    desk.files["a.csv"] = Array("name,when\nx,2026-12-24\n".utf8)
    let output = desk.run("import a.csv")
    #expect(output.exitCode == 1 && output.standardOutput.isEmpty)
    #expect(
      output.complaint.contains("line 1 names no column title; the columns understood are id"))
    let help = desk.run("help import").text
    for column in ["id, title, tags, people, priority", "archived, private, description"] {
      #expect(help.contains(column))
    }
  }

  @Test(arguments: [
    ("csv", "title,completed\nOne,2026-11-20\n"),
    ("json", #"[{"uuid":"a","description":"One","status":"completed","end":"20991231T000000Z"}]"#),
    (
      "ics",
      "BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:One\nCOMPLETED:20991231T000000Z\nEND:VTODO\n"
        + "END:VCALENDAR\n"
    ),
  ])
  func `a task that is done is not done in the future, whoever says so`(
    format: String, text: String
  ) throws {
    desk.files["a." + format] = Array(text.utf8)
    desk.run("import --yes a." + format)
    let tasks = try desk.run("list is:done --json").objects()
    let todo = try #require((tasks.first?["todos"] as? [[String: Any]])?.last)
    #expect(todo["completed"] as? String == "2026-11-20T14:05:00.000Z")
  }

  @Test func `a repeat that quick add does not read is read as in a date of Todoist`() throws {
    let words = [
      "every weekday", "weekdays", "every mon, thu", "every 3rd friday", "when it rains",
    ]
    let rows = words.enumerated().map { "\($0),\"\($1)\"\n" }.joined()
    let tasks = try tasks("title,repeat\n" + rows)
    #expect(tasks.map { $0["frequencyDays"] as? Int } == [1, 1, 7, nil, nil])
    #expect(
      tasks.map { ($0["deadline"] as? String)?.prefix(10) } == [
        "2026-11-23", "2026-11-23", "2026-11-23", "2026-11-20", nil,
      ])
    #expect(
      tasks.map { $0["description"] as? String } == [
        "repeat: every weekday", "repeat: every weekdays", "repeat: every mon, thu",
        "repeat: every 3rd friday", "repeat: when it rains",
      ])
    let rhythms = try tasks.prefix(3).map { try #require($0["tags"] as? [String]) }
    #expect(rhythms == [["fixed"], ["fixed"], ["fixed"]])
  }

  @Test func `a row that says what parts the fields is no heading`() throws {
    let tasks = try tasks("sep=;\r\ntitle;tags\r\nOne;home\r\n")
    #expect(tasks.map { $0["tags"] as? [String] } == [["home"]])
  }

  @Test func `Todoist's template is read`() throws {
    let tasks = try tasks(
      """
      TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE
      section,Home,,,,,,,,
      task,Pay rent,by card,1,1,Ana (1),,2026-12-24,en,Europe/Berlin
      note,new account,,,,Ana (1),,,,
      ,,,,,,,,,
      task,Sweep,,4,2,Ana (1),Bob (2),,en,Europe/Berlin
      """)
    #expect(tasks.map { $0["title"] as? String } == ["Pay rent", "Sweep"])
    #expect(tasks.map { $0["priority"] as? Int } == [5, 2])
    #expect(tasks[0]["description"] as? String == "by card\nnew account")
    #expect(tasks[0]["deadline"] as? String == "2026-12-24T18:00:00.000Z")
    #expect(tasks[1]["description"] as? String == "parent: Pay rent\nresponsible: Bob (2)")
  }

  @Test(arguments: [
    ("title,due\na,2026-12-24\n\"b,2026-12-25\nc,\nd,\n", 3), ("\"title,due\na,b\n", 1),
    ("title\n\"a \"\" b\"\n\"c\n", 3), ("title,x\n\"a\nb\",\"c\nd\ne", 3),
  ])
  func `a quote that nothing closes is named, and nothing is imported`(text: String, line: Int) {
    desk.files["a.csv"] = Array(text.utf8)
    let output = desk.run("import --yes a.csv")
    #expect(output.exitCode == 1 && desk.writes == 0)
    #expect(output.complaint.contains("line \(line) opens a quote that nothing closes"))
  }
}
