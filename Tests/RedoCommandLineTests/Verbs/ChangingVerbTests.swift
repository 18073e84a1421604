import Foundation
import RedoCommandLine
import RedoProtocol
import RedoTasks
import Testing

/// The verbs that change tasks, each looked at through what `show` says afterwards.
struct ChangingVerbTests {
  let desk: Desk
  let id: String

  init() throws {
    desk = try Desk()
    id = try #require(
      desk.run("add Water the plants tomorrow 9am p2 every week #home @ana // all").lines.first)
  }

  func task() throws -> [String: Any] {
    try desk.run("show \(id) --json").object()
  }

  @discardableResult
  func run(_ line: String) -> CommandOutput {
    let output = desk.run(line)
    #expect(output.exitCode == 0, "\(output.complaint)")
    #expect(output.standardError.isEmpty)
    return output
  }

  @Test func `done completes a todo and makes the next`() throws {
    let first = try #require(try task()["currentTodo"] as? String)
    #expect(run("done \(id)").text == "Completed “Water the plants”, next due 27 Nov 14:05\n")
    let todos = try #require(try task()["todos"] as? [[String: Any]])
    #expect(todos.count == 2)
    #expect(todos[0]["id"] as? String == first)
    #expect(todos[0]["completed"] as? String == "2026-11-20T14:05:01.000Z")
    #expect(try task()["currentTodo"] as? String == todos[1]["id"] as? String)
    #expect(try task()["deadline"] as? String == "2026-11-27T14:05:01.000Z")
    #expect(desk.writes == 2)
  }

  @Test func `done takes several tasks in one write, and says what it left alone`() throws {
    let other = try #require(desk.run("add Stretch").lines.first)
    run("done \(other)")
    let done = run("complete \(other) \(id) \(id)")
    #expect(done.text.hasSuffix("(1 left as it was)\n"))
    #expect(desk.writes == 4)
  }

  @Test func `done says of a task with an orphan that it is open again, and when that is due`()
    throws
  {
    let desk = try Desk(log: try Desk.orphanedTodo())
    #expect(
      desk.run("done aaaa").text == "Completed “First”; it is open again, due 15 Jan 2027 08:00\n")
    #expect(desk.run("done aaaa").text == "Completed “First”\n")
  }

  @Test func `one unknown id among several keeps all from being changed`() throws {
    for verb in ["done", "archive", "unarchive", "delete --yes", "snooze --days 1"] {
      #expect(desk.run("\(verb) \(id) ffff").exitCode == 2)
    }
    #expect(desk.writes == 1)
  }

  @Test func `snooze moves the deadline by days or to a date`() throws {
    run("snooze \(id) --days 3")
    #expect(try task()["deadline"] as? String == "2026-11-24T09:00:00.000Z")
    #expect(
      run("snooze --until=2026-12-01T10:30 \(id)").text
        == "Snoozed “Water the plants” to 1 Dec 10:30\n")
    #expect(try task()["deadline"] as? String == "2026-12-01T10:30:00.000Z")
    #expect(desk.run(["snooze", id, "--until", "next mon 9am"]).exitCode == 0)
    #expect(try task()["deadline"] as? String == "2026-11-23T09:00:00.000Z")
  }

  @Test func `snooze to a day that is past says so and changes nothing`() {
    let writes = desk.writes
    let output = desk.run(["snooze", id, "--until", "yesterday"])
    #expect(output.exitCode == 2)
    #expect(output.complaint.contains("yesterday") && output.complaint.contains("is past: write"))
    let dated = desk.run(["snooze", id, "--until", "2020-01-01"])
    #expect(dated.exitCode == 2)
    #expect(dated.complaint.contains("“2020-01-01” is past: write"))
    #expect(desk.writes == writes)
  }

  @Test func `snooze says of a done task that it is open again, of an archived one that it is not`()
    throws
  {
    let other = try #require(desk.run("add Stretch").lines.first)
    run("done \(other)")
    let planned = "Planned “Stretch” for 1 Dec 10:30"
    #expect(
      run("snooze \(other) --until=2026-12-01T10:30").text == planned + "; it is open again\n")
    run("done \(other)")
    run("archive \(other)")
    #expect(
      run("snooze \(other) --until=2026-12-01T10:30").text == planned + "; it stays archived\n")
  }

  @Test func `edit sets the fields that the text names and no other`() throws {
    run("edit \(id) p5 fri 14:30 ~8 every 10 days // only the ferns")
    let edited = try task()
    #expect(edited["title"] as? String == "Water the plants")
    #expect(edited["storedTitle"] as? String == "Water the plants #home @ana")
    #expect(edited["priority"] as? Int == 5)
    #expect(edited["storyPoints"] as? Int == 8)
    #expect(edited["frequencyDays"] as? Int == 10)
    #expect(edited["deadline"] as? String == "2026-11-27T14:30:00.000Z")
    #expect(edited["description"] as? String == "only the ferns")
    #expect(desk.writes == 2)
  }

  @Test(arguments: [
    ("every monday", "2026-11-23T07:00"), ("every monday 9am", "2026-11-23T09:00"),
    ("every monday evening", "2026-11-23T18:00"),
  ])
  func `a repeat that names its day alone keeps the task's time of day`(
    text: String, deadline: String
  ) throws {
    run("edit \(id) every day tomorrow 7am")
    run("edit \(id) \(text)")
    #expect(try task()["deadline"] as? String == deadline + ":00.000Z")
    #expect(try task()["frequencyDays"] as? Int == 7)
  }

  @Test func `a repeat beside a date on another day is told, and keeps no time of day`() throws {
    run("edit \(id) every day tomorrow 7am")
    let output = desk.run("edit \(id) every monday 24 dec")
    #expect(
      output.complaint == "redo: “every monday” comes on Thursdays, as its first date does\n")
    #expect(try task()["deadline"] as? String == "2026-12-24T18:00:00.000Z")
    #expect(try task()["frequencyDays"] as? Int == 7)
  }

  @Test func `edit takes several tasks in one write, which one undo takes back`() throws {
    let other = try #require(run("add Stretch tomorrow 7am #home").lines.first)
    let before = try desk.run("show \(other) --json").object()
    let start = other.prefix(4).uppercased()
    #expect(run("edit \(id),\(start),\(id) p5 #urgent -#home").text.contains(" of 2 tasks"))
    for id in [id, other] {
      let edited = try desk.run("show \(id) --json").object()
      #expect(edited["priority"] as? Int == 5)
      #expect((edited["tags"] as? [String]) == ["urgent"])
    }
    #expect(desk.writes == 3)
    run("undo")
    #expect(try task()["priority"] as? Int == 2)
    let after = try desk.run("show \(other) --json").object()
    #expect(after["storedTitle"] as? String == before["storedTitle"] as? String)
  }

  @Test func `of several tasks each keeps its time where a repeat names its day alone`() throws {
    let other = try #require(run("add Stretch tomorrow 7am").lines.first)
    run("edit \(id),\(other) every monday")
    #expect(try task()["deadline"] as? String == "2026-11-23T09:00:00.000Z")
    let stretch = try desk.run("show \(other) --json").object()
    #expect(stretch["deadline"] as? String == "2026-11-23T07:00:00.000Z")
  }

  @Test(arguments: [
    ("p4 New name", "“New name” would be the title of each"),
    (",ffff1111 p5", "no task has the id"),
    ("-#office p5", "none of them has #office to take off"),
  ])
  func `what is for one task alone, or for none, changes none of several`(
    line: String, says: String
  ) throws {
    let other = try #require(run("add Stretch").lines.first)
    let output = desk.run("edit \(id),\(other)\(line.hasPrefix(",") ? line : " " + line)")
    #expect(output.exitCode == 2 && output.complaint.contains(says), "\(output.complaint)")
    #expect(desk.writes == 2)
  }

  @Test func `an edit that moves the deadline besides says to when`() {
    run("edit \(id) tomorrow 7am")
    #expect(
      run("edit \(id) every monday").text
        == "Changed the repeat and due date of “Water the plants”, due Mon 07:00\n")
    #expect(
      run("edit \(id) p5 ~2").text == "Changed the priority and points of “Water the plants”\n")
    #expect(
      desk.run("undo").text
        == "Undone: changed the priority and points of “Water the plants”\n")
  }

  @Test func `a line that moves a repeat to another weekday says so, and a new title too`() {
    run("edit \(id) every monday 9am")
    #expect(
      run("edit \(id) every tuesday 10am").text
        == "Changed the repeat and due date of “Water the plants”, due Tue 10:00\n")
    #expect(
      run("edit \(id) Water them p5").text
        == "Changed the title and priority of “Water the plants”, now “Water them”\n")
  }

  @Test(arguments: [
    ("Water the ferns", "Water the ferns #home @ana"),
    ("Water them #garden", "Water them #garden @ana"),
    ("#urgent", "Water the plants #home @ana #urgent"),
    ("#home @bob", "Water the plants #home @ana @bob"),
  ])
  func `words become the title, and labels alone are added to it`(
    text: String, stored: String
  ) throws {
    run("edit \(id) \(text)")
    #expect(try task()["storedTitle"] as? String == stored)
    #expect(try task()["priority"] as? Int == 2)
  }

  @Test func `note puts a dated line below the description, whatever its words look like`() throws {
    let said = run("note \(id) called fri p5 #home // no answer").text
    #expect(said == "Changed the description of “Water the plants”\n")
    run("annotate \(id) wilted")
    #expect(
      try task()["description"] as? String
        == "all\n2026-11-20 called fri p5 #home // no answer\n2026-11-20 wilted")
    #expect(try task()["storedTitle"] as? String == "Water the plants #home @ana")
    #expect(try task()["priority"] as? Int == 2)
    // As what Taskwarrior noted would come in.
    let tasks = desk.run("export --format taskwarrior").text
    #expect(tasks.contains(#"{"description":"wilted","entry":""#))
    run("undo")
    #expect(
      try task()["description"] as? String == "all\n2026-11-20 called fri p5 #home // no answer")
    for nothing in [" ", "\u{200B}\u{A0}", "\n"] {
      #expect(desk.run(["note", id, nothing]).complaint.contains("nothing to note"))
    }
    for parted in [[id, "called"], ["\(id),\(id)", "called"]] {
      let complaint = desk.run(["note", id + ","] + parted).complaint
      #expect(complaint.contains("“\(id)” is a task, too: join ids with commas alone"))
    }
    #expect(desk.writes == 4)
    desk.run(["note", id, "#home\r\nor\nnot"])
    #expect((try task()["description"] as? String)?.hasSuffix("\n2026-11-20 #home or not") == true)
  }

  @Test func `two slashes with nothing behind them clear the description`() throws {
    run("edit \(id) //")
    #expect(try task()["description"] as? String == "")
    #expect(try task()["storedTitle"] as? String == "Water the plants #home @ana")
  }

  @Test func `an edit that says nothing is refused`() throws {
    #expect(desk.run(["edit", id, " "]).complaint.contains("something to change"))
    #expect(desk.writes == 1)
  }

  @Test func `someday takes the date away, and undo gives it back`() throws {
    let deadline = try task()["deadline"] as? String
    run("edit \(id) someday p5")
    #expect(try task()["draft"] as? Bool == true)
    #expect(try task()["priority"] as? Int == 5)
    run("undo")
    #expect(try task()["deadline"] as? String == deadline)
    #expect(try task()["priority"] as? Int == 2)
  }

  @Test func `archive puts away and unarchive brings back`() throws {
    #expect(run("archive \(id)").text == "Archived “Water the plants”\n")
    #expect(try task()["archived"] as? Bool == true)
    #expect(run("unarchive \(id)").text == "Brought back “Water the plants”\n")
    #expect(try task()["archived"] as? Bool == false)
  }

  @Test func `delete without a terminal needs --yes`() throws {
    let refused = desk.run("delete \(id)")
    #expect(refused.exitCode == 2)
    #expect(refused.complaint.contains("add --yes"))
    #expect(desk.writes == 1)
    #expect(run("delete \(id) --yes").text == "Deleted “Water the plants”\n")
    #expect(desk.run("show \(id)").exitCode == 2)
  }

  @Test(arguments: ["", "n", "no", "yep", "y n", "\u{1B}"])
  func `delete on a terminal keeps the task unless the answer is yes`(answer: String) throws {
    desk.answer = answer
    let declined = desk.run("delete \(id)")
    #expect(declined.exitCode == 1)
    #expect(declined.complaint.contains("nothing was deleted"))
    #expect(desk.writes == 1)
  }

  @Test(arguments: ["y", "Y", " yes ", "YES"])
  func `delete on a terminal deletes where the answer is yes`(answer: String) throws {
    desk.answer = answer
    run("rm \(id)")
    #expect(desk.writes == 2)
    #expect(desk.projection.tasks.isEmpty)
  }

  @Test func `the question names the task, without what acts on a terminal`() throws {
    let evil = try #require(desk.run(["add", "Evil \u{1B}[2J"]).lines.first)
    #expect(try desk.prompt(of: ["delete", evil]) == "Delete “Evil ·[2J”? [y/N] ")
    #expect(try desk.prompt(of: ["delete", evil, id]) == "Delete 2 tasks? [y/N] ")
  }

  @Test func `undo takes back what this device did, and again does it again`() throws {
    run("edit \(id) p5")
    run("archive \(id)")
    #expect(run("undo").text == "Undone: archived “Water the plants”\n")
    #expect(try task()["archived"] as? Bool == false)
    #expect(run("undo 1").lines.count == 1)
    #expect(try task()["priority"] as? Int == 2)
    #expect(run("again 2").lines.count == 2)
    #expect(try task()["priority"] as? Int == 5)
    #expect(try task()["archived"] as? Bool == true)
  }

  @Test func `undo of more than there is does what it can and says so`() throws {
    run("edit \(id) p5")
    let undone = desk.run("undo 5")
    #expect(undone.exitCode == 0)
    #expect(undone.lines.count == 2)
    #expect(undone.complaint.contains("nothing to undo"))
    #expect(desk.projection.tasks.isEmpty)
    let nothing = desk.run("undo 5")
    #expect(nothing.exitCode == 1)
    #expect(nothing.standardOutput.isEmpty)
  }

  @Test(arguments: [
    ("edit ID p4", "changed since by someone else; `redo edit ID` changes it by hand"),
    ("delete --yes ID", "deleted since by someone else; `redo undo` on their device brings it"),
  ])
  func `undo that meets what others did since names a way that there is`(
    line: String, says: String
  ) throws {
    run("edit \(id) p5")
    let other = try Desk(2)
    other.now = desk.now
    other.files["a.jsonl"] = desk.bytes
    other.run("import --yes a.jsonl")
    other.run(line.replacing("ID", with: id))
    desk.files["b.jsonl"] = other.bytes
    desk.run("import --yes b.jsonl")
    let output = desk.run("undo")
    #expect(output.exitCode == 1 && output.complaint.contains(says), "\(output.complaint)")
  }

  @Test(arguments: [
    ("done ID", "edit ID", "a new date opens it again where it is done"),
    ("delete --yes ID", "U on the deletion", "unless this one deleted it too; U on the deletion"),
  ])
  func `undo of what others did too names a way that both devices have`(
    line: String, way: String, says: String
  ) throws {
    let once = try #require(run("add Pay rent tomorrow").lines.first)
    let (one, other) = (try Desk(2), try Desk(3))
    for (device, delay) in [(one, 60_000), (other, 120_000)] {
      device.now.milliseconds = desk.now.milliseconds + Int64(delay)
      device.files["a.jsonl"] = desk.bytes
      device.run("import --yes a.jsonl")
      device.run(line.replacing("ID", with: once))
    }
    one.files["b.jsonl"] = other.bytes
    other.files["b.jsonl"] = one.bytes
    for device in [one, other] {
      device.run("import --yes b.jsonl")
      let output = device.run("undo")
      #expect(output.exitCode == 1 && output.complaint.contains(way), "\(output.complaint)")
      #expect(output.complaint.contains(says), "\(output.complaint)")
    }
  }
}
