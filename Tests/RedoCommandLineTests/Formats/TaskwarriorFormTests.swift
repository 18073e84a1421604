import RedoCommandLine
import Testing

/// The forms in which tasks of Taskwarrior stand in a file, and what is told of one that is broken.
struct TaskwarriorFormTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
  }

  private static func task(_ number: Int, _ rest: String = "") -> String {
    """
    {"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b6\(number)","description":"T\(number) }{",
     "status":"pending"\(rest)}
    """
  }

  private func titles() throws -> [String?] {
    try desk.run("list --all --json --sort title").objects().map { $0["title"] as? String }
  }

  @Test(arguments: [
    "[\(task(1)),\n\(task(2))]", "\(task(1))\n\(task(2))\n", "\(task(1)) , \(task(2))",
    task(1, #", "tags": [\#n  "a",\#n  "b"\#n ]"#) + task(2, #", "x": "\"{""#),
  ])
  func `tasks may take several lines each, in an array or one behind the other`(text: String) throws
  {
    desk.files["a.json"] = Array(text.utf8)
    let output = desk.run("import --yes a.json")
    #expect(output.exitCode == 0 && output.complaint.isEmpty, "\(output.complaint)")
    #expect(try titles() == ["T1 }{", "T2 }{"])
  }

  @Test func `an array beyond the length of one value is read task by task`() throws {
    let blanks = String(repeating: " ", count: 8 << 20)
    desk.files["a.json"] = Array("[\(Self.task(1)),\(blanks)\n\(Self.task(2))]\n".utf8)
    let output = desk.run("import --yes a.json")
    #expect(output.exitCode == 0 && output.complaint.isEmpty, "\(output.complaint)")
    #expect(try titles() == ["T1 }{", "T2 }{"])
  }

  @Test(arguments: [
    ("[\(task(1)),\n]", "line 3 of it is no JSON; mend that, or export it again"),
    (
      "[\(task(1)),\n\(task(2, ",\"x\":\"\\ud800\""))]",
      "line 4 of it is no JSON; mend that, or export it again"
    ),
    ("[\(task(1)),\n{\"uuid\":\"3b2f", "it ends within its JSON; export it again"),
  ])
  func `of an array that is broken the line is told, and nothing of it is taken`(
    text: String, reason: String
  ) throws {
    desk.files["a.json"] = Array(text.utf8)
    let output = desk.run("import --yes a.json")
    #expect(output.exitCode == 1 && desk.writes == 0)
    #expect(output.complaint == "redo: the file is left out: \(reason)\n", "\(output.complaint)")
  }
}
