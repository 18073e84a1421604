import Foundation
import RedoCommandLine
import RedoProtocol
import RedoTasks
import Testing

/// Tasks that no list shows: deleted, yet to come, put away.
struct GoneTaskTests {
  let desk: Desk
  let id: String

  init() throws {
    desk = try Desk()
    id = try #require(desk.run("add Water the plants every 3 days").lines.first)
  }

  @Test func `a deleted task is told from none, with what shows its changes`() {
    desk.run("delete \(id) --yes")
    for line in ["show \(id)", "show \(id.prefix(4))", "done \(id)", "edit \(id) p5"] {
      let output = desk.run(line)
      #expect(output.exitCode == 2)
      #expect(
        output.complaint == "redo: the task \(id) was deleted; `redo log \(id)` shows its changes\n"
      )
    }
    #expect(desk.run("log \(id)").exitCode == 0)
    #expect(desk.run("show ffff").complaint.contains("no task has the id"))
  }

  @Test func `the changes of a deleted task are found by any start of its id that others are`()
    throws
  {
    let whole = try #require(desk.projection.tasks.first?.id.description)
    desk.run("delete \(id) --yes")
    let changes = desk.run("log \(whole)")
    #expect(changes.exitCode == 0 && changes.text.contains("Water the plants"))
    for start in [
      String(whole.prefix(4)), String(whole.prefix(6)).uppercased(),
      whole.replacingOccurrences(of: "-", with: ""),
    ] {
      #expect(desk.run("log \(start)") == changes, "\(start)")
    }
    #expect(desk.run("log \(whole.prefix(3))").exitCode == 2)
  }

  @Test func `a task that was not there yet names what shows its changes`() {
    desk.now.milliseconds += 3_600_000
    let output = desk.run(["show", id, "--at", "2 days ago"])
    #expect(output.exitCode == 2)
    #expect(
      output.complaint
        == "redo: there was no task \(id) then; `redo log \(id)` shows its changes\n")
  }

  @Test func `an archived task that is changed says that it stays archived`() throws {
    let other = try #require(desk.run("add Call Ana").lines.first)
    desk.run("archive \(id)")
    for line in ["snooze \(id) --days 2", "edit \(id) p5", "done \(id)"] {
      let output = desk.run(line)
      #expect(output.exitCode == 0)
      #expect(output.lines.first?.hasSuffix("; it stays archived") == true, "\(output.text)")
    }
    #expect(
      desk.run("snooze \(id) \(other) --days 2").text.contains("; 1 of them stays archived\n"))
    #expect(!desk.run("edit \(other) p4").text.contains("archived"))
  }

  @Test func `an archived task that was left as it was is not said to stay archived`() throws {
    let other = try #require(desk.run("add Call Ana").lines.first)
    let done = try #require(desk.run("add Pay rent").lines.first)
    desk.run("done \(done)")
    desk.run("archive \(done)")
    #expect(desk.run("done \(done) \(other)").text == "Completed “Call Ana” (1 left as it was)\n")
    #expect(desk.run("show \(done)").text.contains("state\tarchived"))
  }

  @Test func `a start that is too short and begins no id says where the ids stand`() {
    let start = id.hasPrefix("1") ? "2" : "1"
    #expect(
      desk.run("done \(start)").complaint
        == "redo: \"\(start)\" is too short for an id: write at least 4 of its characters, "
        + "as redo list --all shows them\n")
  }

  @Test func `a start that is too short says how many more begin so`() {
    for _ in 0..<220 { desk.run("add Task") }
    let complaint = desk.run("show 1").complaint
    #expect(complaint.contains("too short for an id"))
    #expect(complaint.range(of: #" and \d+ more\n"#, options: .regularExpression) != nil)
  }
}
