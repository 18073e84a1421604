import Foundation
import RedoCommandLine
import RedoProtocol
import RedoTasks
import Testing

/// What Taskwarrior means by a due date.
struct TaskwarriorDatesTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
    desk.zone = try Self.berlin
  }

  private static var berlin: LocalZone {
    get throws {
      let file = URL(fileURLWithPath: "/usr/share/zoneinfo/Europe/Berlin")
      return try #require(ZoneFile(Array(try Data(contentsOf: file)))).zone
    }
  }

  private func task(_ desk: Desk, _ members: String) throws -> [String: Any] {
    desk.files["a.json"] = Array(
      """
      [{"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b61","description":"One",
       \(members)}]
      """.utf8)
    let output = desk.run("import --yes a.json")
    #expect(output.exitCode == 0 && output.complaint.isEmpty)
    return try #require(try desk.run("list --all --json").objects().first)
  }

  @Test(arguments: [
    ("20261129T230000Z", "2026-11-30T17:00:00.000Z"),
    ("20260630T220000Z", "2026-07-01T16:00:00.000Z"),
    ("20261129T230001Z", "2026-11-29T23:00:01.000Z"),
    ("20261130T000000Z", "2026-11-30T00:00:00.000Z"),
  ])
  func `a due date at local midnight is a day, and has the usual time of it`(
    due: String, deadline: String
  ) throws {
    #expect(try task(desk, "\"due\":\"\(due)\"")["deadline"] as? String == deadline)
  }

  @Test func `the day of what was done is one too`() throws {
    let task = try task(
      desk, #""due":"20261109T230000Z","end":"20261110T090000Z","status":"completed""#)
    let todo = try #require((task["todos"] as? [[String: Any]])?.last)
    #expect(todo["deadline"] as? String == "2026-11-10T17:00:00.000Z")
  }

  @Test(arguments: ["99991229T230000Z", "20380117T230000Z"])
  func `what is due someday is a draft, which is told, unless this program wrote the date`(
    due: String
  ) throws {
    let draft = try task(desk, "\"due\":\"\(due)\"")
    #expect(draft["deadline"] is NSNull && draft["description"] as? String == "")
    #expect(
      desk.run("import a.json").lines.contains("1 task is there already"))
    let other = try Desk(2)
    other.zone = desk.zone
    let meant = try task(other, "\"due\":\"\(due)\",\"redodue\":\"\(due)\"")
    #expect(meant["deadline"] is String)
    let third = try Desk(3)
    third.zone = desk.zone
    third.files["a.json"] = desk.files["a.json"]
    #expect(
      third.run("import a.json").lines.contains(
        "lost: tasks that are due someday become drafts (1)"))
  }

  @Test func `what is due someday and to be begun before is due then, and no draft is told`()
    throws
  {
    let begun = #""due":"20380117T230000Z","scheduled":"20261203T080000Z""#
    #expect(try task(desk, begun)["deadline"] as? String == "2026-12-03T08:00:00.000Z")
    let other = try Desk(2)
    other.zone = desk.zone
    other.files["a.json"] = desk.files["a.json"]
    #expect(!other.run("import a.json").text.contains("someday"))
  }

  @Test func `a date of the years to come is one`() throws {
    let task = try task(desk, #""due":"20450101T100000Z""#)
    #expect(task["deadline"] as? String == "2045-01-01T10:00:00.000Z")
  }

  @Test func `what is kept as text of a date tells it in local time`() throws {
    let task = try task(
      desk,
      #""due":"20261225T230000Z","scheduled":"20261223T230000Z","wait":"20261220T081500Z","#
        + #""until":"20271031T013000Z","start":"soon""#)
    let lines = [
      "scheduled: 2026-12-24", "wait: 2026-12-20 09:15", "until: 2027-10-31T01:30:00.000Z",
      "start: soon",
    ]
    #expect(task["description"] as? String == lines.joined(separator: "\n"))
  }

  @Test(arguments: ["2026-12-24 00:00", "2026-12-24 18:00", "2026-12-24 01:00"])
  func `what is due at midnight here comes back so, in another zone too`(due: String) throws {
    desk.run("add Gift \(due)")
    let deadline = try desk.run("list --json").objects().first?["deadline"] as? String
    for zone in [try Self.berlin, .utc] {
      let other = try Desk(2)
      other.zone = zone
      other.files["a.json"] = desk.run("export --format taskwarrior").standardOutput
      other.run("import --yes a.json")
      #expect(try other.run("list --json").objects().first?["deadline"] as? String == deadline)
    }
  }

  @Test func `a day that Taskwarrior gave to what was written here is a day`() throws {
    desk.run("add Gift 2026-12-24 18:00")
    let text = desk.run("export --format taskwarrior").text
    let other = try Desk(2)
    other.zone = try Self.berlin
    other.files["a.json"] = Array(
      text.replacing(#""due":"20261224T170000Z""#, with: #""due":"20261225T230000Z""#).utf8)
    other.run("import --yes a.json")
    #expect(
      try other.run("list --json").objects().first?["deadline"] as? String
        == "2026-12-26T17:00:00.000Z")
  }
}
