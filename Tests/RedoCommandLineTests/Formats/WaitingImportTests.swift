import RedoCommandLine
import RedoTestSupport
import Testing

/// A change log that holds less than its changes build on.
struct WaitingImportTests {
  @Test func `what waits for a change says how it comes in, and does so`() throws {
    let task = TaskSketch()
    let root = task.create("Pay rent")
    let next = task.update(root)
    let desk = try Desk()
    desk.files["next.jsonl"] = next.line + [0x0A]
    desk.files["root.jsonl"] = root.line + [0x0A]
    let early = desk.run("import --yes next.jsonl")
    #expect(early.exitCode == 1)
    #expect(
      early.complaint.contains(", which is not in the file; import that again once it is here\n"),
      "\(early.complaint)")
    desk.run("import --yes root.jsonl")
    #expect(
      desk.run("import --yes next.jsonl").lines
        == ["1 line taken over, which no undo takes back"])
    #expect(desk.bytes == root.line + [0x0A] + next.line + [0x0A])
  }
}
