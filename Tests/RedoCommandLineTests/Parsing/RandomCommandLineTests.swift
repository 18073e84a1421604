import RedoCommandLine
import RedoTestSupport
import Testing

struct RandomCommandLineTests {
  static let fragments = [
    "add", "list", "ls", "show", "done", "snooze", "edit", "note", "archive", "unarchive", "delete",
    "undo", "again", "verify", "identity", "version", "help", "--json", "--all", "--limit",
    "--limit=3", "--sort", "--sort=due", "--days", "--until", "--until=mon", "--yes", "--", "-",
    "-h", "--help",
    "-#home", "#home", "@ana", "p5", "p>=3", "due<=7d", "tomorrow", "9am", "//", "\"", "\\", "2",
    "0", "", " ", "\u{1B}[2J", "\u{0}", "é", "🏳️‍🌈", "rent", "every week", "id:", "someday", "!", "=",
  ]

  @Test func `whatever is typed, a failure is one line and writes nothing`() throws {
    var generator = SeededGenerator.fromEnvironment(default: 20_261_120)
    for round in 0..<40 {
      let desk = try Desk()
      desk.run("add Water the plants #home")
      let id = try #require(desk.run("list").lines.first).prefix(8)
      for _ in 0..<25 {
        let verb = Self.fragments[Int.random(in: 0..<18, using: &generator)]
        let rest = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
          Int.random(in: 0..<4, using: &generator) == 0
            ? String(id) : Self.fragments.randomElement(using: &generator) ?? ""
        }
        let writes = desk.writes
        let output = desk.run([verb] + rest)
        let context: Comment = "seed \(generator.seed), round \(round): \(([verb] + rest))"
        #expect((0...2).contains(output.exitCode), context)
        if output.exitCode != 0, verb != "verify" {
          #expect(desk.writes == writes, context)
          #expect(output.standardOutput.isEmpty, context)
          #expect(output.complaint.hasPrefix("redo: "), context)
        }
        #expect(output.complaint.filter { $0 == "\n" }.count <= 1, context)
        #expect(!output.standardError.contains { $0 < 0x20 && $0 != 0x0A }, context)
      }
    }
  }
}
