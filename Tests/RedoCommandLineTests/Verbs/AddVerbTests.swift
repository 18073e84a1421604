import Foundation
import RedoCommandLine
import RedoProtocol
import Testing

struct AddVerbTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
  }

  @Test func `the example of the manual gives exactly these fields`() throws {
    let added = desk.run(
      "add Pay rent tomorrow 9am p5 every month ~2 #home // landlord's new account")
    #expect(added.exitCode == 0)
    #expect(added.standardError.isEmpty)
    let id = try #require(added.lines.first)
    #expect(added.lines.count == 1)
    #expect(id.utf8.count == 8)

    let task = try desk.run("show \(id) --json").object()
    #expect(
      Set(task.keys) == [
        "archived", "created", "currentTodo", "deadline", "description", "draft",
        "frequencyDays", "heads", "id", "overdue", "people", "priority", "privacy", "rank",
        "repeatDays", "storedTitle", "storyPoints", "tags", "title", "todos", "updated",
      ])
    #expect(task["title"] as? String == "Pay rent")
    #expect(task["storedTitle"] as? String == "Pay rent #home")
    #expect(task["tags"] as? [String] == ["home"])
    #expect(task["people"] as? [String] == [])
    #expect(task["description"] as? String == "landlord's new account")
    #expect(task["priority"] as? Int == 5)
    #expect(task["storyPoints"] as? Int == 2)
    #expect(task["frequencyDays"] as? Int == 30)
    #expect(task["privacy"] as? Bool == false)
    #expect(task["archived"] as? Bool == false)
    #expect(task["draft"] as? Bool == false)
    #expect(task["overdue"] as? Bool == false)
    #expect(task["deadline"] as? String == "2026-11-21T09:00:00.000Z")
    #expect(task["created"] as? String == "2026-11-20T14:05:00.000Z")
    #expect(task["updated"] as? String == "2026-11-20T14:05:00.000Z")
    // 5 × 1.2 in the afternoon × 1.2 while it is new.
    #expect(task["rank"] as? Double == 7.199999999999999)
    let todos = try #require(task["todos"] as? [[String: Any]])
    #expect(todos.count == 1)
    #expect(todos[0]["id"] as? String == task["currentTodo"] as? String)
    #expect(todos[0]["deadline"] as? String == "2026-11-21T09:00:00.000Z")
    #expect(todos[0]["completed"] is NSNull)
    #expect(todos[0]["notes"] as? String == "")
    #expect(todos[0]["orphan"] as? Bool == false)
    let heads = try #require(task["heads"] as? [String])
    #expect(heads == [try #require(desk.log.nodes.last).id.description])
    #expect(desk.writes == 1)
  }

  @Test func `every line of standard input is a task of the same write`() throws {
    desk.input = Array("Buy bread p5\r\n\n  \t\nCall Ana @ana someday\nlast".utf8)
    let added = desk.run("add -")
    #expect(added.exitCode == 0)
    #expect(added.lines.count == 3)
    #expect(desk.writes == 1)
    let titles = try desk.run("list --json --sort title").objects().map { $0["title"] as? String }
    #expect(titles == ["Buy bread", "Call Ana", "last"])
  }

  @Test func `one bad line of standard input keeps all from being added`() {
    for (input, complaint) in [
      ("good\np5\ngood", "line 2 of standard input"), ("", "holds no task"),
      ("\n \n", "holds no task"),
    ] {
      desk.input = Array(input.utf8)
      let refused = desk.run("add -")
      #expect(refused.exitCode == 2)
      #expect(refused.complaint.contains(complaint))
    }
    desk.input = Array("good\n".utf8) + [0xFF, 0xFE, 0x0A]
    #expect(desk.run("add -").complaint.contains("line 2 of standard input is not UTF-8"))
    #expect(desk.writes == 0)
  }

  @Test(arguments: ["a\0\n\0", "a\nb\0c\n", "a\0"])
  func `a line with a NUL byte, as UTF-16 has them, is no text, and none is added`(input: String) {
    desk.input = Array(input.utf8)
    let refused = desk.run("add -")
    #expect(refused.exitCode == 2 && desk.writes == 0)
    #expect(
      refused.complaint.hasSuffix(
        " of standard input is not UTF-8 text; convert it first, nothing was added\n"))
  }

  @Test func `a line longer than a task can be is named, and none is added`() {
    let long = String(repeating: "x", count: 1_048_577)
    desk.input = Array("Buy bread\n\n\(long)\nCall Ana".utf8)
    let refused = desk.run("add -")
    #expect(refused.exitCode == 2)
    #expect(
      refused.complaint == "redo: line 3 of standard input is longer than the 1 MiB that a task "
        + "can hold; shorten it, nothing was added\n")
    desk.input = Array("Buy bread // \(long)".utf8)
    #expect(desk.run("add -").complaint.contains("line 1 of standard input is longer"))
    #expect(desk.run(["add", long]).complaint.contains("redo: the text is longer than the 1 MiB"))
    #expect(desk.writes == 0)
  }

  @Test(arguments: [
    ("Buy milk due:tomorrow", "redo: “due:tomorrow” stays in the title; write tomorrow\n"),
    ("Fix it p9", "redo: “p9” stays in the title; write p5, the highest\n"),
    ("Call them @ana,@ben", "redo: “@ana,@ben” stays in the title; write @ana @ben\n"),
    ("Estimate ~10000", "redo: “~10000” stays in the title; write '~9999', the most\n"),
    (
      "Sweep every! 2 days",
      "redo: “every!” stays in the title; write every, which counts from when the task is done\n"
    ),
    ("Pay rent 2026-12-5", "redo: “2026-12-5” stays in the title; write 2026-12-05\n"),
    (
      "Gym every Mon and Thu",
      "redo: “every Mon and Thu” stays in the title; write a task for each day, such as every mon\n"
    ),
    (
      "Standup every weekday",
      "redo: “every weekday” stays in the title; write daily, or a task for each day, such as every "
        + "mon\n"
    ),
    (
      "Buy milk project:home due:tomorrow priority:H +shop",
      "redo: 4 words of other programs stay in the title: instead of project:home write '#home'; "
        + "instead of due:tomorrow write tomorrow; instead of priority:H write p5; "
        + "instead of +shop write '#shop'\n"
    ),
  ])
  func `what other programs understand stays in the title and is told`(
    line: String, says: String
  ) throws {
    let added = desk.run("add \(line)")
    #expect(added.exitCode == 0 && added.lines.count == 1)
    #expect(added.complaint == says)
    #expect(try desk.run("list --json").objects().first?["title"] as? String == line)
  }

  @Test(arguments: [
    "Buy milk \\due:tomorrow", "Read \"due:tomorrow or not\"", "Amount due: 50", "1 + 1 - 2",
    "Call +49 30 123 at 9am", "See http://a.org // project:home", "Buy p 9 p10 #home tomorrow p5",
  ])
  func `what is meant as words is not told`(line: String) {
    let added = desk.run(["add", line])
    #expect(added.exitCode == 0 && added.complaint.isEmpty, "\(added.complaint)")
  }

  @Test func `words of other programs in many lines are told in one`() {
    desk.input = Array((1...9).map { "Task \($0) due:\($0)d" }.joined(separator: "\n").utf8)
    let added = desk.run("add -")
    #expect(added.exitCode == 0 && added.lines.count == 9)
    #expect(added.complaint.hasPrefix("redo: 9 words of other programs stay in the title"))
    #expect(added.complaint.hasSuffix("instead of due:5d write 5d; and so on\n"))
  }

  @Test func `what to write in a line of standard input has no quotes of a shell`() {
    desk.input = Array("Mow the lawn +garden".utf8)
    #expect(desk.run("add -").complaint == "redo: “+garden” stays in the title; write #garden\n")
  }

  @Test func `a hyphen that starts no option is part of the text`() throws {
    let added = desk.run("add -5 degrees outside - bring a coat")
    #expect(added.exitCode == 0)
    #expect(desk.run("list").text.contains("-5 degrees outside - bring a coat"))
    #expect(desk.run(["add", "--", "--json", "is", "no", "option"]).exitCode == 0)
    #expect(desk.run("list").text.contains("--json is no option"))
  }

  @Test func `a terminal is told the title beside the id, with nothing that acts on it`() {
    desk.output = .coloured(columns: 80)
    let added = desk.run(["add", "Evil \u{1B}[31m title"])
    #expect(added.text.contains("</>  Evil ·[31m title  <faint>due Fri 27 Nov 18:00</>\n"))
    #expect(added.text.hasPrefix("<accent>"))
  }

  @Test func `a terminal is told how the line was understood, a pipe the id alone`() throws {
    let line = "add Water the plants every week p5 ~2 #home"
    #expect(desk.run(line).lines.first?.utf8.count == 8)
    desk.output = .coloured(columns: 80)
    let words = try #require(desk.run(line).lines.first)
    #expect(
      words.hasSuffix(
        "  <faint>due Fri 27 Nov 18:00, every 7 days, priority 5, 2 points, #home</>"), "\(words)")
    #expect(desk.run("add Call Ana mon 9am").text.contains("<faint>due Mon 23 Nov 09:00</>\n"))
    #expect(desk.run("add Some day someday").text.contains("<faint>no date</>\n"))
    for (words, due, day) in [("every 3 days", "Mon 23", "23"), ("every 10 days", "Fri 27", "27")] {
      let told = desk.run("add Feed \(words)").text
      #expect(told.contains("<faint>due \(due) Nov 18:00, \(words)</>\n"))
      #expect(desk.run("list feed --json").text.contains("\"2026-11-\(day)T18:00:00.000Z\""))
    }
  }

  @Test func `a day and a time that stand apart are told as the one date that they are`() {
    desk.output = .coloured(columns: 80)
    let told = desk.run("add mon report 9am p4").text
    #expect(told.contains("report  <faint>due Mon 23 Nov 09:00, priority 4</>\n"), "\(told)")
  }

  @Test func `a task that repeats no more says so in JSON beside its field`() throws {
    let id = try #require(desk.run("add Water the plants every 3 days #once").lines.first)
    let other = try #require(desk.run("add Stretch every 2 days").lines.first)
    let ended = try desk.run("show \(id) --json").object()
    #expect(ended["frequencyDays"] as? Int == 3)
    #expect(ended["repeatDays"] is NSNull)
    #expect(try desk.run("show \(other) --json").object()["repeatDays"] as? Int == 2)
  }

  @Test func `the byte order mark of a list is no part of its first title`() throws {
    desk.input = [0xEF, 0xBB, 0xBF] + Array("Buy bread\nCall Ana".utf8)
    #expect(desk.run("add -").lines.count == 2)
    let titles = try desk.run("list --json --sort title").objects().map { $0["title"] as? String }
    #expect(titles == ["Buy bread", "Call Ana"])
  }

  @Test(arguments: ["\u{200B}", "\u{A0}", "\u{200B}\u{FEFF} \u{2800}", "\u{3164} #home"])
  func `a title in which nothing shows is none`(title: String) throws {
    let output = desk.run(["add", title])
    #expect(output.exitCode == 2 && output.complaint.contains("has no words for a title"))
    let id = try #require(desk.run("add Pay rent").lines.first)
    #expect(desk.run(["edit", id, title]).exitCode == 2)
    #expect(try desk.run("list --json").objects().map { $0["title"] as? String } == ["Pay rent"])
  }
}
