import Foundation
import RedoTestSupport
import Testing

/// What the compiled program says of files to import.
@Suite(.waits) struct ImportProgramTests {
  @Test(arguments: ["nowhere", "nowhere.txt"])
  func `a file that is not there is called so, whatever its name ends in`(name: String) throws {
    let program = Program()
    let path = program.folder.appendingPathComponent(name).path
    let outcome = try program.run("import", "--yes", path)
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("Could not open \(path): No such file or directory"))
  }

  @Test func `standard input without a format is not waited for`() throws {
    let outcome = try Program().run("import", "-")
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("it is one of jsonl, taskwarrior, todotxt, ics, csv, markdown"))
  }
}
