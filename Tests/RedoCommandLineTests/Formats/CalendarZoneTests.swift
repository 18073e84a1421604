import Foundation
import RedoCommandLine
import Testing

/// Dates of a calendar in zones that it names.
struct CalendarZoneTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
    desk.zone = try #require(Desk.zone(named: "Europe/Berlin"))
    desk.zoneNamed = { Desk.zone(named: $0) }
  }

  private func calendar(_ todos: [String]) -> [UInt8] {
    let parts = todos.enumerated().map { place, lines in
      "BEGIN:VTODO\nSUMMARY:\(place)\n\(lines)\nEND:VTODO\n"
    }
    return Array("BEGIN:VCALENDAR\n\(parts.joined())END:VCALENDAR\n".utf8)
  }

  @Test func `a due date is the moment that it is in its zone`() throws {
    desk.files["a.ics"] = calendar([
      "DUE;TZID=America/New_York:20261201T150000", "DUE;TZID=Europe/Berlin:20261201T150000",
      "DUE:20261201T150000", "DUE;TZID=\"America/New_York\":20260701T150000",
      "DTSTART;TZID=America/New_York:20261201T150000\nDURATION:PT1H",
      "DUE;TZID=/freeassociation.sourceforge.net/America/New_York:20261201T150000",
      "DUE;TZID=America/New_York;VALUE=DATE:20261201", "DUE;TZID=America/New_York:20261201T150000Z",
    ])
    let output = desk.run("import --yes a.ics")
    #expect(!output.text.contains("zone"), "\(output.text)")
    let tasks = try desk.run("list --json --sort title").objects()
    #expect(
      tasks.map { $0["deadline"] as? String } == [
        "2026-12-01T20:00:00.000Z", "2026-12-01T14:00:00.000Z", "2026-12-01T14:00:00.000Z",
        "2026-07-01T19:00:00.000Z", "2026-12-01T21:00:00.000Z", "2026-12-01T20:00:00.000Z",
        "2026-12-01T17:00:00.000Z", "2026-12-01T15:00:00.000Z",
      ])
  }

  @Test func `a start that is kept as text tells its moment in local time`() throws {
    let starts = [
      ";TZID=America/New_York:20261201T150000", ":20261201T150000Z", ":20261201T150000",
      ";TZID=Mars/Olympus:20261201T150000", ";VALUE=DATE:20261201",
    ]
    desk.files["a.ics"] = calendar(starts.map { "DUE:20261224T080000Z\nDTSTART" + $0 })
    desk.run("import --yes a.ics")
    let tasks = try desk.run("list --json --sort title").objects()
    #expect(
      tasks.map { $0["description"] as? String } == [
        "DTSTART: 2026-12-01 21:00", "DTSTART: 2026-12-01 16:00", "DTSTART: 2026-12-01 15:00",
        "DTSTART: Mars/Olympus 20261201T150000", "DTSTART: 20261201",
      ])
  }

  @Test func `days of a length are those of its start's zone, hours those of the clock`() throws {
    desk.files["a.ics"] = calendar([
      "DTSTART:20270327T090000\nDURATION:P1D", "DTSTART;VALUE=DATE:20270327\nDURATION:P1W",
      "DTSTART:20270327T090000\nDURATION:PT24H", "DTSTART:20270327T230000\nDURATION:P1DT2H",
      "DTSTART:20270327T080000Z\nDURATION:P1D",
      "DTSTART;TZID=America/New_York:20270327T090000\nDURATION:P1D",
    ])
    desk.run("import --yes a.ics")
    let tasks = try desk.run("list --json --sort title").objects()
    #expect(
      tasks.map { $0["deadline"] as? String } == [
        "2027-03-28T07:00:00.000Z", "2027-04-03T16:00:00.000Z", "2027-03-28T08:00:00.000Z",
        "2027-03-28T23:00:00.000Z", "2027-03-28T08:00:00.000Z", "2027-03-28T13:00:00.000Z",
      ])
  }

  /// A part of a zone's definition: `DAYLIGHT 20070311T020000 -0500 -0400` and further lines.
  private static func part(_ head: String, _ more: String...) -> String {
    let words = head.split(separator: " ")
    let lines =
      ["DTSTART:\(words[1])", "TZOFFSETFROM:\(words[2])", "TZOFFSETTO:\(words[3])"] + more
    return "BEGIN:\(words[0])\n\(lines.joined(separator: "\n"))\nEND:\(words[0])\n"
  }

  private static func zone(_ parts: String...) -> String {
    "BEGIN:VTIMEZONE\nTZID:Ours\\, not theirs\n\(parts.joined())END:VTIMEZONE\n"
  }

  @Test(arguments: [
    (
      // As Outlook writes it.
      zone(
        part(
          "STANDARD 16010101T030000 +0200 +0100",
          "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10"),
        part(
          "DAYLIGHT 16010101T020000 +0100 +0200",
          "RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3")), "Europe/Berlin"
    ),
    (
      zone(
        part(
          "DAYLIGHT 19870405T020000 -0500 -0400",
          "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU;UNTIL=20060402T070000Z"),
        part(
          "STANDARD 19871025T020000 -0400 -0500",
          "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU;UNTIL=20061029T060000Z"),
        part(
          "DAYLIGHT 20070311T020000 -0500 -0400",
          "RRULE:FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8,9,10,11,12,13,14;BYDAY=SU"),
        part("STANDARD 20071104T020000 -0400 -0500", "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU")),
      "America/New_York"
    ),
    (
      zone(
        part("STANDARD 20080406T030000 +1100 +1000", "RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1SU"),
        part(
          "STANDARD 20040328T030000 +1100 +1000", "RDATE:20050327T030000,20060402T030000",
          "RDATE:20070325T030000"),
        part("DAYLIGHT 20041031T020000 +1000 +1100", "RDATE:20051030T020000,20061029T020000"),
        part("DAYLIGHT 20071028T020000 +1000 +1100"),
        part("DAYLIGHT 20081005T020000 +1000 +1100", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=1SU")),
      "Australia/Sydney"
    ),
    (zone(part("STANDARD 19700101T000000 +0530 +0530")), "Asia/Kolkata"),
  ])
  func `a zone that the calendar defines has the moments of the system's`(
    definition: String, name: String
  ) throws {
    let days = [
      "20050320", "20050405", "20051029", "20051101", "20260308", "20260329", "20260405",
      "20260701", "20261004", "20261025", "20261101", "20261201", "20270328", "20360101",
    ]
    let times = days.flatMap { day in ["013000", "023000", "033000"].map { "\(day)T\($0)" } }
    var deadlines: [[String?]] = []
    for zone in ["\"Ours, not theirs\"", name] {
      let desk = try Desk()
      desk.zone = self.desk.zone
      desk.zoneNamed = { Desk.zone(named: $0) }
      let todos = String(decoding: calendar(times.map { "DUE;TZID=\(zone):\($0)" }), as: UTF8.self)
      desk.files["a.ics"] = Array((todos + definition).utf8)
      let output = desk.run("import --yes a.ics")
      #expect(!output.text.contains("zone"), "\(output.text)")
      deadlines.append(
        try desk.run("list --json --sort due").objects().map { $0["deadline"] as? String })
    }
    #expect(deadlines[0].count == times.count && deadlines[0] == deadlines[1])
  }

  @Test(arguments: [
    zone(part("STANDARD 19700101T000000 +0530 half")),
    zone(part("STANDARD 19700101 +0530 +0530")),
    zone(part("STANDARD 19700101T000000 +0530 +0530", "RRULE:FREQ=MONTHLY;BYMONTHDAY=1")),
    zone(part("STANDARD 19700101T000000 +0530 +0530", "RRULE:FREQ=YEARLY;BYDAY=9SU")), zone(),
    zone(part("STANDARD 19700101T000000 +0530 +0530", "RRULE:FREQ=YEARLY;BYDAY=1SU")),
  ])
  func `a zone whose definition is not understood is one that nobody knows`(definition: String)
    throws
  {
    let todo = String(
      decoding: calendar(["DUE;TZID=\"Ours, not theirs\":20261201T150000"]), as: UTF8.self)
    desk.files["a.ics"] = Array((definition + todo).utf8)
    #expect(
      desk.run("import a.ics").lines.contains(
        "lost: times of the unknown zone Ours, not theirs are taken as your own zone's (1)"))
  }

  @Test func `of many zones that nobody knows the first are named`() {
    desk.files["a.ics"] = calendar((1...8).map { "DUE;TZID=\"Mars/\($0)\":20261201T150000" })
    let lines = desk.run("import a.ics").lines
    #expect(
      lines.contains("lost: times of the unknown zone Mars/5 are taken as your own zone's (1)"))
    #expect(
      lines.contains("lost: times of 3 other unknown zones are taken as your own zone's (3)"),
      "\(lines)")
  }

  @Test func `a zone that Windows names is the one that it is elsewhere`() throws {
    desk.files["a.ics"] = calendar([
      "DUE;TZID=Eastern Standard Time:20261201T150000",
      "DUE;TZID=\"W. Europe Standard Time\":20260701T150000",
      "DUE;TZID=GMT Standard Time:20260701T150000", "DUE;TZID=India Standard Time:20261201T150000",
      "DUE;TZID=\"tzone://Microsoft/Utc\":20261201T150000",
    ])
    let output = desk.run("import --yes a.ics")
    #expect(!output.text.contains("zone"), "\(output.text)")
    let tasks = try desk.run("list --json --sort title").objects()
    #expect(
      tasks.map { $0["deadline"] as? String } == [
        "2026-12-01T20:00:00.000Z", "2026-07-01T13:00:00.000Z", "2026-07-01T14:00:00.000Z",
        "2026-12-01T09:30:00.000Z", "2026-12-01T15:00:00.000Z",
      ])
  }

  @Test func `a calendar's own zone of a name that Windows has counts`() throws {
    let zone =
      "BEGIN:VTIMEZONE\nTZID:Eastern Standard Time\n"
      + Self.part("STANDARD 19700101T000000 +0530 +0530") + "END:VTIMEZONE\n"
    desk.files["a.ics"] =
      Array(zone.utf8) + calendar(["DUE;TZID=Eastern Standard Time:20261201T150000"])
    desk.run("import --yes a.ics")
    let task = try #require(try desk.run("list --json").objects().first)
    #expect(task["deadline"] as? String == "2026-12-01T09:30:00.000Z")
  }

  @Test func `a zone that nobody knows is told, and its times are taken as one's own`() throws {
    desk.files["a.ics"] = calendar([
      "DUE;TZID=Martian Standard Time:20261201T150000", "DUE;TZID=/:20261201T150000",
      "DUE;TZID=UTC:20261201T150000",
    ])
    let output = desk.run("import --yes a.ics")
    for zone in ["Martian Standard Time", "/"] {
      #expect(
        output.lines.contains(
          "lost: times of the unknown zone \(zone) are taken as your own zone's (1)"),
        "\(output.text)")
    }
    let tasks = try desk.run("list --json --sort title").objects()
    #expect(
      tasks.map { $0["deadline"] as? String } == [
        "2026-12-01T14:00:00.000Z", "2026-12-01T14:00:00.000Z", "2026-12-01T15:00:00.000Z",
      ])
  }
}
