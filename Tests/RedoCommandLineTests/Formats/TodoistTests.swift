import Foundation
import RedoCommandLine
import Testing

/// Tables that Todoist wrote.
struct TodoistTests {
  private static let heading =
    "TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE,DURATION,"
    + "DURATION_UNIT,DEADLINE,DEADLINE_LANG\n"

  let desk: Desk

  init() throws {
    desk = try Desk()
  }

  /// Takes rows in, each a content and other columns.
  private func importing(
    _ rows: [(content: String, columns: [String: String])]
  ) throws -> (text: String, tasks: [[String: Any]]) {
    let names = Self.heading.dropLast().split(separator: ",").map(String.init)
    let lines = rows.map { content, columns in
      names.map { name in
        "\"" + (name == "TYPE" ? "task" : name == "CONTENT" ? content : columns[name] ?? "") + "\""
      }.joined(separator: ",")
    }
    desk.files["a.csv"] = Array((Self.heading + lines.joined(separator: "\n") + "\n").utf8)
    let text = desk.run("import a.csv").text
    let output = desk.run("import --yes a.csv")
    #expect(output.exitCode == 0 && output.complaint.isEmpty, "\(output.complaint)")
    return (text, try desk.run("list --all --json --sort created").objects())
  }

  private func importing(dates: [String]) throws -> (text: String, tasks: [[String: Any]]) {
    let read = try importing(dates.map { ("Task \($0)", ["DATE": $0]) })
    return (
      read.text,
      try dates.map { date in
        try #require(read.tasks.first { $0["title"] as? String == "Task " + date })
      }
    )
  }

  @Test(arguments: [
    ("Pay the fine @home", "Pay the fine", ["home"]),
    ("Call @phone the bank @my-bank @to_do", "Call the bank", ["phone", "my-bank", "to_do"]),
    ("Fahre los @Büro", "Fahre los", ["Büro"]), ("Split @a.b", "Split", ["a-b"]),
    ("Write to ana@example.org", "Write to ana@example.org", []),
    ("Meet @ noon", "Meet @ noon", []), ("Read @2nd and @🏠", "Read @2nd and @🏠", []),
    ("Ask @ana, then go", "Ask @ana, then go", []),
    ("Toot @ana@example.org", "Toot @ana@example.org", []),
    ("@home", "@home", []), ("Keep #this", "Keep #this", []),
  ])
  func `a label in the content is a tag, and what is none stays in the title`(
    content: String, title: String, tags: [String]
  ) throws {
    let task = try #require(try importing([(content, [:])]).tasks.first)
    #expect(task["title"] as? String == title)
    #expect(task["tags"] as? [String] == tags && task["people"] as? [String] == [])
  }

  @Test func `the dry run shows titles and labels as a list does`() throws {
    let text = try importing([
      ("Pay the fine @home", [:]), ("Ask @ana, then go", [:]), ("Keep #this", [:]),
    ]).text
    for row in ["Pay the fine #home", "Ask @ana, then go", "Keep #this"] {
      #expect(text.contains("\tp3\t\(row)\n"), "\(text)")
    }
  }

  @Test func `a row with a label is the task that it was before labels were tags`() throws {
    let text = "TYPE,CONTENT,PRIORITY\ntask,Pay the fine @home,1\n"
    desk.files["a.csv"] = Array("title\nPay the fine @home\n".utf8)
    desk.run("import --yes a.csv")
    desk.files["a.csv"] = Array(text.utf8)
    #expect(desk.run("import a.csv").lines.contains("1 task is there already"))
  }

  @Test
  func `a repeat counts from the due date, and behind an exclamation mark from the completion`()
    throws
  {
    // 2026-11-20 is a Friday.
    let read = try importing(dates: [
      "every day", "every mon", "every 2 weeks", "every! 3 days", "every 15th", "every mon at 9am",
      "daily 9:00", "ev! day", "Every Other Friday", "every month", "every 30 days",
    ])
    let none: [String] = []
    #expect(
      read.tasks.map { $0["tags"] as? [String] } == [
        ["fixed"], ["fixed"], ["fixed"], none, ["monthly"], ["fixed"], ["fixed"], none, ["fixed"],
        ["monthly"], ["fixed"],
      ])
    #expect(
      read.tasks.map { $0["frequencyDays"] as? Int } == [1, 7, 14, 3, 30, 7, 1, 1, 14, 30, 30])
    let due = read.tasks.map { ($0["deadline"] as? String).map { String($0.prefix(16)) } }
    #expect(
      due == [
        "2026-11-21T18:00", "2026-11-23T18:00", "2026-11-27T18:00", "2026-11-23T18:00",
        "2026-12-15T18:00", "2026-11-23T09:00", "2026-11-21T09:00", "2026-11-21T18:00",
        "2026-11-27T18:00", "2026-11-27T18:00", "2026-11-27T18:00",
      ])
    #expect(!read.text.contains("become days"))
    let free = try importing(dates: ["every! month", "every! 3 days"])
    #expect(free.tasks.map { $0["tags"] as? [String] } == [none, none])
    #expect(free.text.contains("lost: repeats by month or year become days (1)"))
    #expect(!read.text.contains("unreadable"))
  }

  @Test func `quick add takes the same first date`() throws {
    for (place, date) in ["every day", "every mon 9am", "every 2 weeks", "every 15th"].enumerated()
    {
      let (own, other) = (try Desk(), try Desk(2))
      own.files["a.csv"] = Array("TYPE,CONTENT,DATE\ntask,a,\(date)\n".utf8)
      own.run("import --yes a.csv")
      other.run("add a \(date)")
      let found = try [own, other].map { try $0.run("list --json").objects().first?["deadline"] }
      #expect(found[0] as? String == found[1] as? String, "\(place)")
    }
  }

  @Test func `a repeat that quick add does not read stays as text, and is told`() throws {
    let dates = [
      "every first workday", "every 1, 15", "every day starting soon", "every day at 9am, 9pm",
      "jeden Tag",
    ]
    let read = try importing(dates: dates)
    #expect(
      read.text.contains(
        "lost: unreadable due dates, written like 2026-11-20, are kept as text (5): line 2, line 3"
      ), "\(read.text)")
    for (task, date) in zip(read.tasks, dates) {
      #expect(task["deadline"] is NSNull && task["frequencyDays"] is NSNull)
      #expect(task["description"] as? String == "due: \(date)")
    }
  }

  @Test func `a repeat on several days begins on the first of them, and is kept as text, too`()
    throws
  {
    // 2026-11-20 is a Friday.
    let dates = [
      "every weekday", "ev workday at 9am", "every! weekday", "every mon, fri", "every weekend",
      "Every tues,thu and sat 8am", "every weekday until 2027-02-01",
    ]
    let read = try importing(dates: dates)
    #expect(
      read.tasks.map { ($0["deadline"] as? String).map { String($0.prefix(16)) } } == [
        "2026-11-23T18:00", "2026-11-23T09:00", "2026-11-23T18:00", "2026-11-23T18:00",
        "2026-11-21T18:00", "2026-11-21T08:00", "2026-11-23T18:00",
      ])
    #expect(read.tasks.map { $0["frequencyDays"] as? Int } == [1, 1, 1, 7, 7, 7, 1])
    #expect(read.tasks.map { ($0["tags"] as? [String])?.isEmpty } == dates.map { $0.contains("!") })
    #expect(read.tasks.map { $0["description"] as? String } == dates.map { "repeat: " + $0 })
    #expect(read.text.contains("lost: repeats by workday become days (3)\n"), "\(read.text)")
    #expect(
      read.text.contains("lost: ends and chosen days of repeats are kept as text (4)\n"),
      "\(read.text)")
  }

  @Test func `what repeats as no rhythm does is due the first time, and the rest is text`() throws {
    let dates = [
      "every 3rd friday", "every 2nd tuesday at 9am", "ev last day", "Every last friday @ 17:00",
      "every 3 hours", "every hour", "every 5th of december",
    ]
    let read = try importing(dates: dates)
    #expect(
      read.tasks.map { ($0["deadline"] as? String).map { String($0.prefix(16)) } } == [
        "2026-11-20T18:00", "2026-12-08T09:00", "2026-11-30T18:00", "2026-11-27T17:00",
        "2026-11-20T17:05", "2026-11-20T15:05", "2026-12-05T18:00",
      ])
    #expect(read.tasks.allSatisfy { $0["frequencyDays"] is NSNull })
    #expect(read.tasks.map { $0["description"] as? String } == dates.map { "repeat: " + $0 })
    #expect(
      read.text.contains("lost: repeats that days cannot say are kept as text (7)\n"),
      "\(read.text)")
  }

  @Test func `a repeat begins when it is said to, and of its end there is text`() throws {
    let dates = [
      "every day starting 2027-01-01", "every day at 9am from 2027-01-01",
      "every mon starting 2027-01-01", "every mon, wed starting 2027-01-01",
      "every day until 2027-02-01", "every day for 3 weeks",
      "every 2 weeks starting 2027-01-01 ending 2027-12-01", "every day starting 2026-01-01",
    ]
    let read = try importing(dates: dates)
    #expect(
      read.tasks.map { ($0["deadline"] as? String).map { String($0.prefix(16)) } } == [
        "2027-01-01T18:00", "2027-01-01T09:00", "2027-01-04T18:00", "2027-01-04T18:00",
        "2026-11-21T18:00", "2026-11-21T18:00", "2027-01-01T18:00", "2026-11-20T18:00",
      ])
    #expect(read.tasks.map { $0["frequencyDays"] as? Int } == [1, 1, 7, 7, 1, 1, 14, 1])
    #expect(
      read.tasks.map { $0["description"] as? String == "" }
        == [true, true, true, false, false, false, false, true])
    #expect(!read.text.contains("unreadable"), "\(read.text)")
  }

  @Test func `a repeat that has begun goes on in steps from its beginning`() throws {
    let read = try importing(dates: [
      "every 2 weeks starting 2026-11-12", "every 3 days at 9am from 2026-11-17",
      "every other mon starting 2026-11-09", "every month starting 2026-01-15",
      "every! 2 weeks starting 2026-11-12", "every mon, wed starting 2026-11-10",
    ])
    #expect(
      read.tasks.map { ($0["deadline"] as? String).map { String($0.prefix(16)) } } == [
        "2026-11-26T18:00", "2026-11-23T09:00", "2026-11-23T18:00", "2026-12-15T18:00",
        "2026-11-27T18:00", "2026-11-23T18:00",
      ])
  }

  @Test func `a deadline is the due date where there is no other, and else kept as text`() throws {
    let read = try importing([
      ("a", ["DEADLINE": "2026-12-10"]), ("b", ["DEADLINE": "2026-12-10", "DATE": "2026-12-01"]),
      ("c", ["DEADLINE": "2026-12-10", "DATE": "some time"]),
    ])
    let tasks = try ["a", "b", "c"].map { title in
      try #require(read.tasks.first { $0["title"] as? String == title })
    }
    #expect(
      tasks.map { $0["deadline"] as? String } == [
        "2026-12-10T18:00:00.000Z", "2026-12-01T18:00:00.000Z", "2026-12-10T18:00:00.000Z",
      ])
    #expect(
      tasks.map { $0["description"] as? String } == ["", "deadline: 2026-12-10", "due: some time"])
    #expect(read.text.contains("lost: the column deadline is kept as text (1)"))
  }

  @Test func `a duration is kept with its unit, and told once`() throws {
    let read = try importing([
      ("a", ["DURATION": "30", "DURATION_UNIT": "minute"]), ("b", ["DURATION_UNIT": "None"]),
      ("c", ["DURATION": "None", "DURATION_UNIT": "None"]),
    ])
    let descriptions = ["a", "b", "c"].map { title in
      read.tasks.first { $0["title"] as? String == title }?["description"] as? String
    }
    #expect(descriptions == ["duration: 30 minute", "", ""])
    #expect(read.text.contains("lost: the column duration is kept as text (1)"))
    #expect(!read.text.contains("duration_unit"))
  }

  @Test func `who made a task is told as lost, once for each task`() throws {
    let read = try importing([("a", ["AUTHOR": "Ana (1)"]), ("b", [:]), ("c", ["AUTHOR": "Ben"])])
    #expect(read.text.contains("lost: who made a task (2)\n"), "\(read.text)")
    #expect(read.tasks.allSatisfy { $0["description"] as? String == "" })
  }

  @Test func `who wrote a comment is told as lost, and so is a comment on no task`() throws {
    func row(_ type: String, _ content: String, _ author: String) -> String {
      "\(type),\(content),,,,\(author),,,,,,,,\n"
    }
    let rows =
      row("note", "Early", "Ana (1)") + row("task", "Pay", "Ana (1)") + row("note", "One", "Ben")
      + row("note", "Two", "") + row("note", "Three", "Ana (1)")
    desk.files["a.csv"] = Array((Self.heading + rows).utf8)
    let output = desk.run("import --yes a.csv")
    #expect(
      output.lines.filter { $0.hasPrefix("lost: ") } == [
        "lost: comments on no task (1)", "lost: who made a task (1)",
        "lost: who wrote a comment (2)",
      ], "\(output.text)")
    let task = try #require(try desk.run("list --json").objects().first)
    #expect(task["description"] as? String == "One\nTwo\nThree")
  }

  @Test func `a section is a tag, the task above is kept as text, and a comment is of its day`()
    throws
  {
    func row(_ type: String, _ content: String, indent: String = "", date: String = "") -> String {
      "\(type),\(content),,,\(indent),,,\(date),,,,,,\n"
    }
    let rows = [
      row("task", "Alone", indent: "1"), row("section", "🚀 In Progress"),
      row("task", "Trip", indent: "1"), row("note", "One", date: "2026-11-01T10:00:00.000000Z"),
      row("note", "Two", date: "10 Apr"), row("task", "Hotel @book", indent: "2"),
      row("task", "Pay", indent: "3"), row("task", "Bags", indent: "2"), row("section", "2027"),
      row("task", "Later", indent: "2"),
    ]
    desk.files["a.csv"] = Array((Self.heading + rows.joined()).utf8)
    let output = desk.run("import --yes a.csv")
    for loss in [
      "sections become tags (5)", "when a comment was written (1)",
      "subtasks stand by themselves, and the task above is kept as text (3)",
      "tags that letters and hyphens do not spell are kept as text (5)",
    ] {
      #expect(output.lines.contains("lost: " + loss), "\(output.text)")
    }
    let tasks = try desk.run("list --json --sort title").objects()
    let section = "\ntags: 🚀 In Progress"
    #expect(
      tasks.map { $0["title"] as? String } == ["Alone", "Bags", "Hotel", "Later", "Pay", "Trip"])
    #expect(
      tasks.map { $0["tags"] as? [String] }
        == [[], ["In-Progress"], ["book", "In-Progress"], [], ["In-Progress"], ["In-Progress"]])
    #expect(
      tasks.map { $0["description"] as? String }
        == [
          "", "parent: Trip" + section, "parent: Trip" + section, "tags: 2027",
          "parent: Hotel" + section, "2026-11-01 One\nTwo" + section,
        ])
  }

  @Test(arguments: ["[%]", "%", #"{"items":[%],"projects":[]}"#, #"{"results":[%]}"#])
  func `what Todoist's API tells is called so, with what is taken instead`(form: String) {
    let task = #"{"id":"1","content":"Pay","description":"","project_id":"2"}"#
    desk.files["a.json"] = Array(form.replacing("%", with: task).utf8)
    let output = desk.run("import --yes a.json")
    #expect(output.exitCode == 1 && desk.writes == 0)
    #expect(
      output.complaint.hasPrefix("redo: the file is left out: it is Todoist's JSON; `redo import`"))
  }

  @Test func `a time of day is one of the row's zone, and a day alone the same day everywhere`()
    throws
  {
    desk.zone = try #require(Desk.zone(named: "Europe/Berlin"))
    desk.zoneNamed = { Desk.zone(named: $0) }
    let rows = [
      ("2026-12-05 15:00", "America/New_York"), ("2026-12-05", "America/New_York"),
      ("2026-12-05 15:00", ""), ("tomorrow at 3pm", "America/New_York"),
      ("every day at 9am", "America/New_York"), ("every mon", "America/New_York"),
      ("2026-12-05 15:00", "Mars/Olympus"), ("2026-12-05", "Mars/Olympus"),
    ]
    let read = try importing(
      rows.enumerated().map { place, row in ("\(place)", ["DATE": row.0, "TIMEZONE": row.1]) })
    let due = rows.indices.map { place in
      read.tasks.first { $0["title"] as? String == "\(place)" }?["deadline"] as? String
    }
    #expect(
      due == [
        "2026-12-05T20:00:00.000Z", "2026-12-05T17:00:00.000Z", "2026-12-05T14:00:00.000Z",
        "2026-11-21T20:00:00.000Z", "2026-11-21T14:00:00.000Z", "2026-11-23T17:00:00.000Z",
        "2026-12-05T14:00:00.000Z", "2026-12-05T17:00:00.000Z",
      ])
    #expect(
      read.text.contains(
        "lost: times of the unknown zone Mars/Olympus are taken as your own zone's (1)\n"),
      "\(read.text)")
  }
}
