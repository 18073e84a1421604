import Foundation
import RedoCommandLine
import Testing

/// `verify --repair` as a person and a script meet it.
struct RepairTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
    desk.run("add Water the plants")
  }

  @Test func `a repair says what moved where, and what is left`() throws {
    desk.append("nonsense\n")
    let output = desk.run("verify --repair --yes")
    #expect(output.exitCode == 0)
    #expect(
      output.lines == [
        "3\tmoved\tE_SCHEMA_MISMATCH\tthe line is not a node that the protocol allows",
        "moved 1 broken line to /data/quarantine.jsonl",
        "the log as it was is /data/changes.jsonl.broken",
        "2 lines, 2 sound, 0 rejected, 0 pruned, 0 held",
      ])
    let again = desk.run("verify --repair --yes")
    #expect(again.exitCode == 0)
    #expect(again.lines.first == "nothing to repair")
  }

  @Test func `a repair says the same to another program as JSON`() throws {
    desk.append("nonsense\n")
    let json = try desk.run("verify --repair --yes --json").object()
    #expect(Set(json.keys) == ["backup", "moved", "quarantine", "verification"])
    #expect((json["moved"] as? [[String: Any]])?.first?["line"] as? Int == 3)
    #expect((json["verification"] as? [String: Any])?["ok"] as? Int == 2)
    #expect(try desk.run("verify --repair --json").object()["backup"] is NSNull)
  }

  @Test func `a repair asks on a terminal, and elsewhere wants --yes`() throws {
    desk.append("nonsense\n")
    let writes = desk.writes
    let piped = desk.run("verify --repair")
    #expect(piped.exitCode == 2 && piped.complaint.contains("--yes"))
    #expect(
      try desk.prompt(of: ["verify", "--repair"]) == "Move 1 broken line of the log aside? [y/N] ")
    desk.answer = "n"
    let declined = desk.run("verify --repair")
    #expect(declined.exitCode == 1 && declined.complaint.contains("nothing was moved"))
    #expect(desk.writes == writes)
    desk.answer = "y"
    #expect(desk.run("verify --repair").exitCode == 0)
    #expect(desk.writes == writes + 1)
  }

  @Test func `what is held stays and is told by the exit code`() throws {
    let held = try Desk()
    let lines = String(decoding: desk.bytes, as: UTF8.self).split(separator: "\n")
    held.append("\(lines[1])\nnonsense\n")
    let output = held.run("verify --repair --yes")
    #expect(output.exitCode == 1)
    #expect(output.lines.last == "1 line, 0 sound, 0 rejected, 0 pruned, 1 held")
    let again = held.run("verify --repair --yes")
    #expect(again.exitCode == 1 && again.lines.first == "nothing to repair")
  }

  @Test func `a log that was cut is taken as it is when the user says so`() throws {
    desk.oldPart = .shortened(lines: 24)
    #expect(desk.run("verify --repair").exitCode == 2)
    #expect(
      try desk.prompt(of: ["verify", "--repair"]) == "Take the log as it is from now on? [y/N] ")
    desk.answer = "n"
    #expect(desk.run("verify --repair").complaint.contains("nothing was taken"))
    #expect(desk.run("verify").exitCode == 1)
    let taken = desk.run("verify --repair --yes")
    #expect(taken.exitCode == 0)
    #expect(taken.lines.first == "the log counts as it is from now on")
    #expect(desk.run("verify").exitCode == 0)
  }

  @Test func `where lines are broken in a log that is another, the question names both`() throws {
    desk.append("nonsense\n")
    desk.oldPart = .changed
    let prompt = try desk.prompt(of: ["verify", "--repair"])
    #expect(
      prompt
        == "Move 1 broken line of the log aside, and take the rest as it is from now on? [y/N] ")
    desk.answer = "y"
    let taken = desk.run("verify --repair")
    #expect(taken.lines.contains("the log counts as it is from now on"))
  }

  @Test func `another's file is not repaired`() {
    let output = desk.run("verify --repair other.jsonl")
    #expect(output.exitCode == 2)
    #expect(output.complaint.contains("other.jsonl"))
  }
}
