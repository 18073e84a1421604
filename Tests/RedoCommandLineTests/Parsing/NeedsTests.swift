import RedoCommandLine
import Testing

/// What the shell is made to load: reading the log is most of what a command costs.
struct NeedsTests {
  func needs(_ line: String) throws -> Needs {
    try Invocation(arguments: line.split(separator: " ").map(String.init)).needs
  }

  @Test func `adding a task reads no log`() throws {
    let add = try needs("add Pay rent")
    #expect(add.log == .none)
    #expect(add.writing)
    #expect(!add.standardInput)
    #expect(try needs("add -").standardInput)
    // A hyphen among words is a word.
    #expect(try !needs("add - Pay").standardInput)
  }

  @Test(arguments: ["list", "ls overdue", "show 1a2b", "log", "log 1a2b", "stats"])
  func `reading the tasks writes nothing`(line: String) throws {
    #expect(try needs(line).log == .replayed)
    #expect(try !needs(line).writing)
  }

  @Test(arguments: [
    "done 1a2b", "snooze 1a2b --days 1", "edit 1a2b p5", "archive 1a2b", "unarchive 1a2b",
    "note 1a2b x", "delete 1a2b", "undo", "again 3",
  ])
  func `changing tasks needs them and the right to write`(line: String) throws {
    #expect(try needs(line).log == .replayed)
    #expect(try needs(line).writing)
  }

  @Test func `verify judges the log, or the file that is named`() throws {
    #expect(try needs("verify").log == .judged)
    #expect(try needs("verify --json a.jsonl").log == .judgedFile("a.jsonl"))
  }

  @Test(arguments: ["help", "help list", "version", "done --help", "verify x -h", "--help"])
  func `words about the program need nothing`(line: String) throws {
    let needs = try needs(line)
    #expect(needs.log == .none)
    #expect(!needs.identity && !needs.standardInput && !needs.writing)
    #expect(!needs.folders)
  }

  @Test func `what is about the user's own files needs their folders`() throws {
    for line in ["list", "config", "themes", "remote list", "completions bash list x", "doctor"] {
      #expect(try needs(line).folders, "\(line)")
    }
    for line in ["completions bash", "man", "--version"] {
      #expect(try !needs(line).folders, "\(line)")
    }
  }

  @Test func `identity needs the identity alone`() throws {
    #expect(try needs("identity").identity)
    #expect(try needs("identity").log == .none)
  }
}
