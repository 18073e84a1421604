import Foundation
import RedoCommandLine
import Testing

/// What an import tells as lost.
struct ImportLossTests {
  @Test(
    arguments: [
      ("a.txt", "2026-11-01 Call mum\nx 2026-11-10 2026-11-01\n", "creation dates (1)"),
      (
        "a.ics",
        "BEGIN:VTODO\nSUMMARY:a\nCREATED:20261101T120000Z\nEND:VTODO\n"
          + "BEGIN:VTODO\nCREATED:20261101T120000Z\nEND:VTODO\n", "creation dates (1)"
      ),
      (
        "a.json",
        #"[{"uuid":"a","description":"a","entry":"20261101T080000Z"},"#
          + #"{"uuid":"b","description":"","entry":"20261101T080000Z"}]"#, "creation dates (1)"
      ),
      (
        "a.csv", "title,repeat\na,now and then\n,now and then\n",
        "unreadable repeats, written like every 2 weeks, are kept as text (1): line 2"
      ),
      (
        "b.csv", "TYPE,CONTENT,INDENT\ntask,a,1\ntask,b,2\ntask,,2\n",
        "subtasks stand by themselves, and the task above is kept as text (1)"
      ),
      ("a.md", "- [x] a\n- [x]\n", "tasks done on an unknown day count as done now (1)"),
    ] as [(String, String, String)])
  func `of a task that is left out nothing is told as lost`(
    file: String, text: String, lost: String
  ) throws {
    let desk = try Desk()
    desk.files[file] = Array(text.utf8)
    let output = desk.run("import \(file)")
    #expect(output.complaint.contains("is left out: it has no title"))
    #expect(output.lines.contains("lost: \(lost)"), "\(output.text)")
  }

  @Test(
    arguments: [
      ("a.txt", "x DAY a\n"), ("a.md", "- [x] a done:DAY\n"), ("b.md", "- [x] a ✅ DAY\n"),
      ("a.csv", "title,completed\na,DAY\n"),
      ("a.ics", "BEGIN:VTODO\nSUMMARY:a\nCOMPLETED:DAYT230000Z\nEND:VTODO\n"),
      ("a.json", #"[{"uuid":"a","description":"a","status":"completed","end":"DAYT230000Z"}]"#),
    ])
  func `what was done on a day to come is done now, which is told, and on today at some time of it`(
    file: String, text: String
  ) throws {
    for (day, isTold) in [("2026-11-20", false), ("2026-11-21", true), ("9999-12-31", true)] {
      let desk = try Desk()
      let isBasic = file == "a.ics" || file == "a.json"
      let day = isBasic ? day.replacing("-", with: "") : day
      desk.files[file] = Array(text.replacing("DAY", with: day).utf8)
      let output = desk.run("import --yes \(file)")
      let loss = "lost: tasks done on a day to come count as done now (1)"
      #expect(output.lines.contains(loss) == isTold, "\(output.text)")
      let task = try #require(try desk.run("list --all --json").objects().first)
      let todo = try #require((task["todos"] as? [[String: Any]])?.first)
      #expect(todo["completed"] as? String == "2026-11-20T14:05:00.000Z")
    }
  }

  @Test func `what a file says otherwise of a task that is there is told by name`() throws {
    let desk = try Desk()
    let whole = "title,due,priority,points,description\nReview,2026-12-04,4,2,work\n"
    func told(_ text: String) -> Bool {
      desk.files["a.csv"] = Array(text.utf8)
      let lines = desk.run("import --yes a.csv").lines
      #expect(lines.first?.hasPrefix("0 tasks imported") == true)
      return lines.contains(
        "1 of them is told otherwise in the file, which changes nothing here: “Review”")
    }
    desk.files["a.csv"] = Array(whole.utf8)
    desk.run("import --yes a.csv")
    #expect(!told(whole) && !told("title\nReview\n"))
    for other in [
      "due\nReview,2026-12-05", "priority\nReview,5", "points\nReview,3", "repeat\nReview,7",
      "description\nReview,home", "tags\nReview,home",
    ] {
      #expect(told("title,\(other)\n"), "\(other)")
    }
    // By its id, whatever it is called there.
    let own = desk.run("export --format taskwarrior").text
    for (other, isTold) in [(own, false), (own.replacing("Review", with: "Read"), true)] {
      desk.files["a.json"] = Array(other.utf8)
      #expect(desk.run("import a.json").text.contains("told otherwise") == isTold, "\(other)")
    }
  }

  @Test func `of a task that is there already nothing is told as lost`() throws {
    let desk = try Desk()
    let old =
      #"{"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b6a","description":"a","project":"home"}"#
    desk.files["a.json"] = Array("[\(old)]".utf8)
    #expect(desk.run("import --yes a.json").lines.contains("lost: projects become tags (1)"))
    for line in ["import a.json", "import --yes a.json"] {
      let again = desk.run(line)
      #expect(again.lines.contains("1 task is there already"))
      #expect(!again.text.contains("lost"), "\(again.text)")
    }
    let new = old.replacingOccurrences(of: "3b2f", with: "4b2f")
    desk.files["a.json"] = Array("[\(old),\(new)]".utf8)
    #expect(desk.run("import a.json").lines.contains("lost: projects become tags (1)"))
    // A line without a name is known by its words.
    desk.files["a.txt"] = Array(desk.run("export --format todotxt").text.utf8)
    #expect(!desk.run("import a.txt").text.contains("lost"))
  }

  @Test(
    arguments: [
      (
        "a.txt", "One due:2026-12-01 due:2026-12-05 rec:1w rec:2w pri:A pri:C\n",
        "due 2: 2026-12-05 | rec 2: 2w | pri 2: C"
      ),
      (
        "b.txt", "(A) One pri:C time:09:00 due:2026-12-01 time:10:00 rec:1w due:x due:2026-12-05\n",
        "pri 2: C | time 2: 10:00 | due: x | due 2: 2026-12-05"
      ),
      (
        "a.md",
        "- [ ] One p5 p1 due:2026-12-01 due:2026-12-05 ~1 ~3 every:7d every:1m due:2026-12-06\n",
        "priority 2: 1 | due 2: 2026-12-05 | points 2: 3 | repeat 2: 1m | due 3: 2026-12-06"
      ),
      (
        "a.ics",
        "BEGIN:VTODO\nSUMMARY:One\nSUMMARY:Two\nDUE:20261201T100000Z\nDUE:20261205T100000Z\n"
          + "PRIORITY:1\nPRIORITY:9\nDESCRIPTION:a\nDESCRIPTION:b\\, c\nDESCRIPTION:\n"
          + "RRULE:FREQ=WEEKLY\nRRULE:FREQ=MONTHLY\nCATEGORIES:x\nCATEGORIES:y\nEND:VTODO\n",
        "a | SUMMARY 2: Two | DUE 2: 20261205T100000Z | PRIORITY 2: 9 | DESCRIPTION 2: b, c"
          + " | RRULE 2: FREQ=MONTHLY"
      ),
    ] as [(String, String, String)])
  func `of what a task is given twice the first counts, and the other is kept as text and told`(
    file: String, text: String, kept: String
  ) throws {
    let desk = try Desk()
    desk.files[file] = Array(text.utf8)
    let output = desk.run("import --yes \(file)")
    let task = try #require(try desk.run("list --json").objects().first)
    #expect(task["title"] as? String == "One")
    #expect(task["priority"] as? Int == 5 && task["frequencyDays"] as? Int == 7)
    #expect((task["deadline"] as? String)?.hasPrefix("2026-12-01T") == true)
    let notes = kept.components(separatedBy: " | ")
    #expect(task["description"] as? String == notes.joined(separator: "\n"))
    for note in notes where note.contains(": ") {
      let name = note.components(separatedBy: ": ")[0]
      #expect(output.lines.contains("lost: \(name): is kept as text (1)"), "\(output.text)")
    }
    #expect(!output.text.contains("become days"), "\(output.text)")
  }
}
