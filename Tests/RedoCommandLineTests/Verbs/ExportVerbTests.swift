import RedoCommandLine
import Testing

/// What `export` makes of its operands.
struct ExportVerbTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
    desk.run("add Pay rent #home")
  }

  @Test(arguments: [
    "backup.jsonl", "tasks.JSON", "todo.txt", "a.ics", "a.csv", "notes.md", "./backup", "/tmp/x",
    "~/x", "#home out.csv",
  ])
  func `the name of a file is no filter`(operands: String) {
    let output = desk.run("export " + operands)
    #expect(output.exitCode == 2)
    #expect(output.standardOutput.isEmpty)
    #expect(output.complaint.contains("standard output"))
    #expect(output.complaint.contains("`redo export > "))
  }

  @Test func `a filter that matches nothing says that the export is empty`() {
    let output = desk.run("export zzz")
    #expect(output.exitCode == 0 && output.standardOutput.isEmpty)
    #expect(output.complaint.contains("nothing matches “zzz”"))
    #expect(desk.run("export #home").standardError.isEmpty)
  }

  @Test func `a whole export of nothing says nothing`() throws {
    let empty = try Desk().run("export")
    #expect(empty.exitCode == 0 && empty.standardError.isEmpty)
  }
}
