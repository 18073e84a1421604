import RedoCommandLine
import Testing

/// What an import tells as lost.
struct ImportLossTests {
  @Test(
    arguments: [
      ("a.txt", "2026-11-01 Call mum\nx 2026-11-10 2026-11-01\n", "creation dates (1)"),
      (
        "a.ics",
        "BEGIN:VTODO\nSUMMARY:a\nCREATED:20261101T120000Z\nEND:VTODO\n"
          + "BEGIN:VTODO\nCREATED:20261101T120000Z\nEND:VTODO\n", "creation dates (1)"
      ),
      (
        "a.json",
        #"[{"uuid":"a","description":"a","entry":"20261101T080000Z"},"#
          + #"{"uuid":"b","description":"","entry":"20261101T080000Z"}]"#, "creation dates (1)"
      ),
      (
        "a.csv", "title,repeat\na,now and then\n,now and then\n",
        "unreadable repeats, written like every 2 weeks, are kept as text (1): line 2"
      ),
      (
        "b.csv", "TYPE,CONTENT,INDENT\ntask,a,1\ntask,b,2\ntask,,2\n",
        "subtasks stand by themselves (1)"
      ),
      ("a.md", "- [x] a\n- [x]\n", "tasks done on an unknown day count as done now (1)"),
    ] as [(String, String, String)])
  func `of a task that is left out nothing is told as lost`(
    file: String, text: String, lost: String
  ) throws {
    let desk = try Desk()
    desk.files[file] = Array(text.utf8)
    let output = desk.run("import \(file)")
    #expect(output.complaint.contains("is left out: it has no title"))
    #expect(output.lines.contains("lost: \(lost)"), "\(output.text)")
  }
}
