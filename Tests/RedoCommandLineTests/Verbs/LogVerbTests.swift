import Foundation
import RedoCommandLine
import RedoProtocol
import Testing

struct LogVerbTests {
  let desk: Desk
  let id: String

  init() throws {
    desk = try Desk()
    id = try #require(desk.run("add Pay rent today 18:00 p5 #home").lines.first)
    desk.run("snooze \(id) --days 1")
    desk.run("add Call Ana")
  }

  @Test func `the log of all tells the latest change first`() throws {
    let changes = try desk.run("log --json").objects()
    #expect(
      changes.compactMap { $0["action"] as? String } == [
        "CREATE_TODO", "CREATE", "SNOOZE", "CREATE_TODO", "CREATE",
      ])
    #expect(changes.allSatisfy { $0["counts"] as? Bool == true })
    #expect(changes.first?["title"] as? String == "Call Ana")
    #expect(changes.first?["parents"] as? [String] == [changes[1]["id"] as? String ?? ""])
    #expect(desk.writes == 3)
  }

  @Test func `the log of one task leaves the others out, and a limit cuts it`() throws {
    #expect(try desk.run("log \(id) --json").objects().count == 3)
    #expect(try desk.run("log \(id) --json --limit 1").objects().count == 1)
    #expect(desk.run("log").lines.count == 5)
    let fields = try #require(desk.run("log \(id)").lines.first).split(separator: "\t")
    #expect(fields.count == 8)
    #expect(fields[2] == "SNOOZE" && fields[3] == "counts" && fields[6] == "Pay rent")
  }

  @Test func `the log of one task tells what was done last first, on any branch`() throws {
    for note in ["// one", "// two", "// three", "someday", "p1", "mon"] {
      desk.run("edit \(id) \(note)")
    }
    let times = try desk.run("log \(id) --json").objects().compactMap { $0["time"] as? String }
    #expect(times.count > 6 && times == times.sorted(by: >), "\(times)")
    let latest = desk.run("log \(id) --limit 1").lines.first
    #expect(latest?.hasSuffix("planned for Mon 18:00") == true, "\(latest ?? "")")
  }

  @Test func `a deleted task has a log, and what counts no more says so`() throws {
    let whole = try #require(desk.run("show \(id) --json").object()["id"] as? String)
    desk.run("delete --yes \(id)")
    let changes = try desk.run("log \(whole) --json").objects()
    #expect(changes.count == 4)
    #expect(changes.last?["note"] as? String == "dropped")
    #expect(changes.last?["title"] as? String == "Pay rent")
    #expect(try desk.run("log \(id) --json").objects().count == 4)
    #expect(try desk.run("log \(id.prefix(4)) --json").objects().count == 4)
    #expect(desk.run("log \(id.prefix(3))").exitCode == 2)
  }

  @Test func `a change counts to every reader alike: where nothing says why it does not`() throws {
    let other = try #require(desk.run("add Water the plants every week").lines.first)
    desk.run("done \(other)")
    desk.run("undo")
    desk.run("delete --yes \(id)")
    let changes = try desk.run("log --json").objects()
    let lines = desk.run("log").lines.map { $0.split(separator: "\t") }
    #expect(changes.count == lines.count)
    for (change, fields) in zip(changes, lines) {
      let counts = change["counts"] as? Bool == true
      #expect(counts == (change["note"] is NSNull) && counts == (fields[3] == "counts"))
    }
    let deletions = changes.filter { $0["action"] as? String == "DELETE" }
    #expect(deletions.count == 2)
    #expect(deletions.allSatisfy { $0["counts"] as? Bool == true })
    #expect(changes.contains { $0["counts"] as? Bool == false })
  }

  @Test func `branches are drawn apart and joined`() throws {
    desk.output = .monochrome(columns: 100)
    let before = desk.bytes
    desk.run("edit \(id) p1")
    let left = Array(desk.bytes.dropFirst(before.count))
    let other = try Desk(log: before)
    other.now = desk.now
    other.run("edit \(id) // a description")
    desk.append(String(decoding: other.bytes.dropFirst(before.count), as: UTF8.self))
    #expect(!left.isEmpty)
    let lines = desk.run("log \(id)").lines
    #expect(lines.contains { $0.contains("├") || $0.contains("╯") || $0.contains("┤") })
    #expect(lines.filter { $0.contains("●") }.count == 2, "the signs that help explains")
    #expect(lines.contains { $0.contains("○") })
    for line in lines { #expect(line.unicodeScalars.count <= 100, "\(line)") }
  }

  @Test(arguments: [20, 40, 80, 120])
  func `every line fits the terminal`(columns: Int) {
    desk.output = .monochrome(columns: columns)
    for line in desk.run("log").lines { #expect(line.unicodeScalars.count <= max(36, columns)) }
  }

  @Test func `a moment of the past shows what was known by then`() throws {
    desk.now.milliseconds += 3_600_000
    let options = ["--at", "2026-11-20 14:05"]
    // The first write was at 14:05:00 sharp, the later ones a second and two after.
    #expect(try desk.run(["list", "--json"] + options).objects().count == 1)
    #expect(try desk.run(["log", "--json"] + options).objects().count == 2)
    #expect(
      try desk.run(["show", id, "--json"] + options).object()["deadline"] as? String
        == "2026-11-20T18:00:00.000Z")
    #expect(
      try desk.run(["show", id, "--json"]).object()["deadline"] as? String
        == "2026-11-21T18:00:00.000Z")
    #expect(try desk.run(["stats", "--json"] + options).object()["active"] as? Int == 1)
    #expect(try desk.run("stats --json").object()["active"] as? Int == 2)
    #expect(desk.run(["list", "--at", "1 year ago"]).lines.isEmpty)
    #expect(desk.run(["list", "--at", "tomorrow"]).complaint.contains("still to come"))
  }

  @Test func `an empty log is told of at a terminal, and is nothing to a pipe`() throws {
    let empty = try Desk()
    #expect(empty.run("log").lines.isEmpty)
    #expect(empty.run("log --json").text == "[]\n")
    empty.output = .monochrome(columns: 80)
    #expect(empty.run("log").text.contains("no changes to show"))
  }
}
