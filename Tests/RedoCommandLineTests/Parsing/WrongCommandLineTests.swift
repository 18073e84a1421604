import RedoCommandLine
import RedoTestSupport
import Testing

/// Whatever is wrong with a call, it ends with one line, the right exit code, and nothing written.
struct WrongCommandLineTests {
  @Test(arguments: WrongCommandLines.all)
  func `a wrong call says so in one line and writes nothing`(
    line: String, says: String
  ) throws {
    let desk = try Desk()
    let output = desk.run(line)
    #expect(output.exitCode == 2)
    #expect(output.standardOutput.isEmpty)
    #expect(output.complaint.hasPrefix("redo: "))
    #expect(output.complaint.hasSuffix("\n"))
    #expect(output.complaint.filter { $0 == "\n" }.count == 1)
    #expect(output.complaint.contains(says), "\(output.complaint)")
    #expect(desk.writes == 0)
  }

  @Test func `there are a hundred and more of them, none twice`() {
    #expect(WrongCommandLines.all.count > 100)
    #expect(Set(WrongCommandLines.all.map(\.line)).count == WrongCommandLines.all.count)
  }

  @Test func `what was well asked and cannot be is a failure`() throws {
    let desk = try Desk()
    let id = try #require(desk.run("add Water the plants").lines.first)
    desk.run("done \(id)")
    for (line, says) in [
      ("done \(id)", "is done already"), ("unarchive \(id)", "is not archived"),
      ("again", "nothing to redo"), ("edit \(id) Water the plants", "nothing to change"),
    ] {
      let output = desk.run(line)
      #expect(output.exitCode == 1)
      #expect(output.standardOutput.isEmpty)
      #expect(output.complaint.contains(says), "\(output.complaint)")
      #expect(output.complaint.contains("; "), "the next step: \(output.complaint)")
    }
    #expect(desk.writes == 2)
    #expect(try Desk().run("undo").exitCode == 1)
  }

  @Test func `a complaint about hostile words has nothing in it that acts on a terminal`() throws {
    let hostile = "x\u{1B}]0;owned\u{07}\r\n"
    for arguments in [
      [hostile], ["list", "--" + hostile], ["show", hostile], ["list", "due:" + hostile],
      ["snooze", "1a2b", "--until", hostile], ["help", hostile],
    ] {
      let output = try Desk().run(arguments)
      #expect(output.exitCode == 2)
      #expect(!output.standardError.dropLast().contains { $0 < 0x20 })
    }
  }

  @Test(arguments: ["import", "verify"])
  func `a file of no name, such as that of a variable that is not set, is wrong use`(
    verb: String
  ) throws {
    let output = try Desk().run([verb, ""])
    #expect(output.exitCode == 2)
    #expect(output.complaint.contains("the name of the FILE is empty; write one"))
  }

  @Test func `a page of text in place of a verb is answered at once`() throws {
    let page = String(repeating: "list", count: 250_000)
    #expect(try Desk().run([page]).exitCode == 2)
  }

  @Test func `an ambiguous id lists the candidates and changes nothing`() throws {
    let lines = try Desk.sharedPrefix()
    let desk = try Desk(log: lines)
    for verb in ["show", "done", "archive", "unarchive", "delete --yes", "snooze --days 1"] {
      let output = desk.run("\(verb) aaaa")
      #expect(output.exitCode == 2)
      #expect(output.complaint.contains("begins the ids of 2 tasks"))
      #expect(output.complaint.contains("aaaa0000-0000-4000-8000-000000000001 “First”"))
      #expect(output.complaint.contains("aaaa0000-0000-4000-8000-000000000002 “Second”"))
    }
    #expect(desk.writes == 0)
    #expect(desk.run("show aaaa0000-0000-4000-8000-000000000002").text.contains("Second"))
  }

  @Test func `tasks that share their first digits are listed by their whole ids`() throws {
    let desk = try Desk(log: try Desk.sharedPrefix())
    let ids = desk.run("list --sort title").lines.map { $0.prefix { $0 != "\t" } }
    #expect(
      ids == ["aaaa0000-0000-4000-8000-000000000001", "aaaa0000-0000-4000-8000-000000000002"])
  }
}
