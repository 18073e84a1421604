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

  @Test func `a zone that nobody knows is told, and its times are taken as one's own`() throws {
    desk.files["a.ics"] = calendar([
      "DUE;TZID=W. Europe Standard Time:20261201T150000", "DUE;TZID=/:20261201T150000",
      "DUE;TZID=UTC:20261201T150000",
    ])
    let output = desk.run("import --yes a.ics")
    #expect(
      output.lines.contains("lost: times of an unknown zone are taken as your own zone's (2)"),
      "\(output.text)")
    let tasks = try desk.run("list --json --sort title").objects()
    #expect(
      tasks.map { $0["deadline"] as? String } == [
        "2026-12-01T14:00:00.000Z", "2026-12-01T14:00:00.000Z", "2026-12-01T15:00:00.000Z",
      ])
  }
}
