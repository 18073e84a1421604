import Foundation
import RedoCommandLine
import Testing

struct CalendarTests {
  @Test func `what a to-do holds beyond ten thousand lines is told as lost`() throws {
    let desk = try Desk()
    let lines = String(repeating: "X-A:1\r\n", count: 10_003)
    desk.files["a.ics"] = Array("BEGIN:VTODO\r\nSUMMARY:a\r\n\(lines)END:VTODO\r\n".utf8)
    let output = desk.run("import a.ics")
    #expect(output.lines.contains("lost: X-A is left out (9999)"))
    #expect(output.lines.contains("lost: lines of a to-do beyond its first 10000 (4)"))
  }

  @Test func `a start and a length give the due date, and what has no place stays as text`()
    throws
  {
    let desk = try Desk()
    desk.files["a.ics"] = Array(
      """
      BEGIN:VCALENDAR
      BEGIN:VTODO
      SUMMARY:a
      DTSTART:20261201T080000Z
      DURATION:P1DT2H30M
      LOCATION:Town hall\\, room 2
      URL:https://example.org/a
      END:VTODO
      BEGIN:VTODO
      SUMMARY:b
      DTSTART:20261201T080000Z
      DURATION:-P1D
      RELATED-TO;RELTYPE=DEPENDS-ON:one
      RELATED-TO:two
      COMMENT:Ask\\, then go
      END:VTODO
      BEGIN:VTODO
      SUMMARY:c
      DUE:soon
      END:VTODO
      END:VCALENDAR
      """.utf8)
    let output = desk.run("import --yes a.ics")
    #expect(output.lines.contains("lost: places and addresses are kept as text (2)"))
    #expect(output.lines.contains("lost: unreadable due dates are kept as text (1)"))
    let tasks = try desk.run("list --all --json --sort title").objects()
    #expect(
      tasks.map { $0["deadline"] as? String } == [
        "2026-12-02T10:30:00.000Z", "2026-12-01T08:00:00.000Z", nil,
      ])
    #expect(
      tasks.map { $0["description"] as? String } == [
        "location: Town hall, room 2\naddress: https://example.org/a",
        "DTSTART: 2026-12-01 08:00\nRELATED-TO: DEPENDS-ON one\nRELATED-TO 2: two\n"
          + "COMMENT: Ask, then go",
        "due: soon",
      ])
    for key in ["DTSTART", "RELATED-TO", "RELATED-TO 2", "COMMENT"] {
      #expect(output.lines.contains("lost: \(key): is kept as text (1)"), "\(output.text)")
    }
  }

  @Test func `who takes part and what is attached are kept as text, but for a file itself`() throws
  {
    let desk = try Desk()
    desk.files["a.ics"] = Array(
      """
      BEGIN:VTODO
      SUMMARY:a
      ATTENDEE;CN=Ana;RSVP=TRUE:mailto:ana@example.org
      ATTENDEE:mailto:ben@example.org
      ORGANIZER;CN="Lu, Cy":mailto:cy@example.org
      ATTACH:https://example.org/a.pdf
      ATTACH;ENCODING=BASE64;VALUE=BINARY:aGVsbG8=
      ATTACH;ENCODING=BASE64:aGVsbG8=
      END:VTODO
      """.utf8)
    let output = desk.run("import --yes a.ics")
    #expect(
      output.lines.filter { $0.hasPrefix("lost: ") } == [
        "lost: ATTENDEE: is kept as text (1)", "lost: ATTENDEE 2: is kept as text (1)",
        "lost: ORGANIZER: is kept as text (1)", "lost: ATTACH: is kept as text (1)",
        "lost: ATTACH is left out (2)",
      ], "\(output.text)")
    let task = try #require(try desk.run("list --all --json").objects().first)
    #expect(
      task["description"] as? String == """
        ATTENDEE: Ana mailto:ana@example.org
        ATTENDEE 2: mailto:ben@example.org
        ORGANIZER: Lu, Cy mailto:cy@example.org
        ATTACH: https://example.org/a.pdf
        """)
  }

  @Test func `a to-do that is under way is told as lost, and one that is done is not`() throws {
    let desk = try Desk()
    let todos = [
      "STATUS:IN-PROCESS", "PERCENT-COMPLETE:50", "STATUS:IN-PROCESS\nPERCENT-COMPLETE:50",
      "STATUS:COMPLETED\nPERCENT-COMPLETE:100", "STATUS:NEEDS-ACTION\nPERCENT-COMPLETE:0",
      "PERCENT-COMPLETE:100\nCOMPLETED:20261101T120000Z",
    ].map { "BEGIN:VTODO\nSUMMARY:a\n\($0)\nEND:VTODO\n" }.joined()
    desk.files["a.ics"] = Array("BEGIN:VCALENDAR\n\(todos)END:VCALENDAR\n".utf8)
    let output = desk.run("import a.ics")
    #expect(
      output.lines.contains("lost: to-dos under way are taken as not begun (3)"),
      "\(output.text)")
  }

  @Test func `a cancelled to-do is told once, and one that is done by all of 100 is done`() throws {
    let desk = try Desk()
    let todos = [
      "SUMMARY:a\nSTATUS:CANCELLED\nPERCENT-COMPLETE:50", "SUMMARY:b\nPERCENT-COMPLETE:100",
    ].map { "BEGIN:VTODO\n\($0)\nEND:VTODO\n" }.joined()
    desk.files["a.ics"] = Array("BEGIN:VCALENDAR\n\(todos)END:VCALENDAR\n".utf8)
    let output = desk.run("import --yes a.ics")
    #expect(output.lines.contains("lost: cancelled to-dos are archived (1)"), "\(output.text)")
    #expect(!output.text.contains("under way"), "\(output.text)")
    let done = try desk.run("list is:done --json").objects()
    #expect(done.map { $0["title"] as? String } == ["b"])
  }

  @Test func `a to-do or a part of one that never ends costs no other to-do`() throws {
    let desk = try Desk()
    desk.files["a.ics"] = Array(
      """
      BEGIN:VCALENDAR
      BEGIN:VTODO
      SUMMARY:a
      BEGIN:VTODO
      SUMMARY:b
      END:VTODO
      BEGIN:VTODO
      SUMMARY:c
      BEGIN:VALARM
      END:VTODO
      BEGIN:VTODO
      SUMMARY:d
      BEGIN:VALARM
      BEGIN:VTODO
      SUMMARY:e
      END:VTODO
      END:VCALENDAR
      """.utf8)
    let output = desk.run("import --yes a.ics")
    let tasks = try desk.run("list --json --sort title").objects()
    #expect(tasks.map { $0["title"] as? String } == ["b", "e"])
    for told in [
      "line 2 is left out: the to-do has no END:VTODO",
      "line 7 is left out: a part of the to-do has no END",
      "line 11 is left out: the to-do has no END:VTODO",
    ] {
      #expect(output.complaint.contains(told), "\(output.complaint)")
    }
  }

  @Test(arguments: ["", "title\nBuy milk\n", "{}"])
  func `what is no calendar is an error`(text: String) throws {
    let desk = try Desk()
    desk.files["a.ics"] = Array(text.utf8)
    let output = desk.run("import --yes a.ics")
    #expect(output.exitCode == 1 && output.standardOutput.isEmpty)
    #expect(output.complaint.hasPrefix("redo: the file holds no calendar"))
    #expect(desk.writes == 0)
  }

  @Test func `a line may be folded within a letter, and what is none is told by its own line`()
    throws
  {
    let desk = try Desk()
    let fold = Array("\r\n ".utf8)
    let title = [0x43, 0xC3] + fold + [0xA9, 0xE2] + fold + [0x82] + fold + [0xAC]
    let (start, end) = (Array("BEGIN:VTODO\r\nSUMMARY:".utf8), Array("\r\nEND:VTODO\r\n".utf8))
    desk.files["a.ics"] = start + title + end
    desk.run("import --yes a.ics")
    #expect(try desk.run("list --json").objects().map { $0["title"] as? String } == ["Cé€"])
    desk.files["a.ics"] = start + title + fold + [0x61, 0xE9] + fold + [0x62] + end
    let complaint = desk.run("import --yes a.ics").complaint
    #expect(complaint.hasPrefix("redo: line 6 is not UTF-8 text; "), "\(complaint)")
  }
}
