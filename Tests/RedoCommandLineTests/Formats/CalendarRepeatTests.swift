import Foundation
import RedoCommandLine
import Testing

/// Repeats of a calendar that is written where local time is another one than UTC.
struct CalendarRepeatTests {
  private func desk(_ number: UInt8 = 1, in zone: String) throws -> Desk {
    let desk = try Desk(number)
    desk.zone = try #require(Desk.zone(named: zone))
    return desk
  }

  private func lines(of desk: Desk, _ names: [String]) -> [String] {
    desk.run("export --format ics").text.split(whereSeparator: \.isNewline).map(String.init)
      .filter { line in names.contains { line.hasPrefix($0 + ":") } }
  }

  private func deadlines(of desk: Desk) throws -> [String?] {
    try desk.run("list --all --json --sort title").objects().map { $0["deadline"] as? String }
  }

  @Test(arguments: [
    ("Rent every 1st 8am", "20261201T080000", "FREQ=MONTHLY;INTERVAL=1"),
    (
      "Wages every 31st 8am", "20261231T080000",
      "FREQ=MONTHLY;INTERVAL=1;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"
    ),
    (
      "Leap every 29 feb 8am", "20280229T080000",
      "FREQ=YEARLY;INTERVAL=1;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1"
    ),
  ])
  func `a rule starts on the user's own day, at the user's own time`(
    line: String, start: String, rule: String
  ) throws {
    let desk = try desk(in: "Asia/Tokyo")
    #expect(desk.run("add \(line)").exitCode == 0)
    #expect(
      lines(of: desk, ["DTSTART", "DUE", "RRULE"]) == [
        "DTSTART:" + start, "DUE:" + start, "RRULE:" + rule,
      ])
  }

  @Test func `what does not repeat is due in UTC, and needs no start`() throws {
    let desk = try desk(in: "Asia/Tokyo")
    desk.run("add Call 2026-12-01 8am")
    #expect(lines(of: desk, ["DTSTART", "DUE"]) == ["DUE:20261130T230000Z"])
  }

  @Test func `what repeats comes back in the same zone, where clocks are set back too`() throws {
    let (desk, other) = (try desk(in: "Europe/Berlin"), try desk(2, in: "Europe/Berlin"))
    desk.files["a.csv"] = Array(
      """
      title,repeat,due
      First,7,2027-10-31T00:30:00Z
      Second,7,2027-10-31T01:30:00Z
      Summer,every month,2027-07-01T06:00:00Z

      """.utf8)
    #expect(desk.run("import --yes a.csv").exitCode == 0)
    let exported = desk.run("export --format ics")
    #expect(
      lines(of: desk, ["DUE"]).sorted() == [
        "DUE:20270701T080000", "DUE:20271031T013000Z", "DUE:20271031T023000",
      ])
    other.files["a.ics"] = exported.standardOutput
    let output = other.run("import --yes a.ics")
    #expect(!output.text.contains("DTSTART"), "\(output.text)")
    #expect(try deadlines(of: other) == deadlines(of: desk))
    #expect(
      try deadlines(of: other) == [
        "2027-10-31T00:30:00.000Z", "2027-10-31T01:30:00.000Z", "2027-07-01T06:00:00.000Z",
      ])
  }

  @Test(arguments: [
    // As it was written; with another time since, in local time, in UTC, and in a zone.
    ("DUE:20261201T080000", "2026-11-30T23:00:00.000Z"),
    ("DUE:20261205T090000", "2026-12-05T14:00:00.000Z"),
    ("DUE:20261205T090000Z", "2026-12-05T09:00:00.000Z"),
    ("DUE;TZID=Europe/Berlin:20261201T080000", "2026-12-01T07:00:00.000Z"),
  ])
  func `what repeats is the same moment in another zone, unless another program moved it`(
    due: String, expected: String
  ) throws {
    let (desk, other) = (try desk(in: "Asia/Tokyo"), try desk(2, in: "America/New_York"))
    other.zoneNamed = { Desk.zone(named: $0) }
    #expect(desk.run("add Rent every 1st 8am").exitCode == 0)
    let exported = desk.run("export --format ics").text
    other.files["a.ics"] = Array(exported.replacing("DUE:20261201T080000", with: due).utf8)
    let output = other.run("import --yes a.ics")
    #expect(!output.text.contains("X-REDO"), "\(output.text)")
    #expect(try deadlines(of: other) == [expected])
  }

  @Test(arguments: [
    ("FREQ=WEEKLY;BYDAY=TU", 7, true), ("FREQ=MONTHLY;BYMONTHDAY=1", 30, true),
    ("FREQ=WEEKLY;BYDAY=MO", 7, false), ("FREQ=MONTHLY;BYMONTHDAY=2", 30, false),
    ("FREQ=WEEKLY;BYDAY=TU;COUNT=3", 7, false),
  ])
  func `a rule that names the day on which its to-do is due says no more, and nothing is lost`(
    rule: String, days: Int, saysAll: Bool
  ) throws {
    // 2026-12-01 is a Tuesday.
    let desk = try desk(in: "Europe/Berlin")
    desk.files["a.ics"] = Array(
      "BEGIN:VTODO\nSUMMARY:Sweep\nDUE:20261201T080000Z\nRRULE:\(rule)\nEND:VTODO\n".utf8)
    let told = desk.run("import --yes a.ics").text
    let task = try #require(try desk.run("list --json").objects().first)
    #expect(task["frequencyDays"] as? Int == days)
    #expect(task["description"] as? String == (saysAll ? "" : "RRULE: " + rule))
    #expect(told.contains("lost: ends and chosen days of repeats") == !saysAll, "\(told)")
  }
}
