import Foundation
import RedoCommandLine
import RedoProtocol
import RedoTestSupport
import Testing

struct TaskwarriorTests {
  private static let recurring = """
    [{"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b61","description":"Pay rent","status":"recurring",
     "due":"20250101T000000Z","recur":"monthly","mask":"+-","tags":["home"],
     "annotations":[{"entry":"20250101T090000Z","description":"by standing order"}]},
    {"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b62","description":"Pay rent","status":"completed",
     "due":"20261101T000000Z","end":"20261102T000000Z","imask":0,"recur":"monthly",
     "annotations":[{"entry":"20261101T090000Z","description":"paid late"}],
     "parent":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b61"},
    {"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b64","description":"Pay rent","status":"pending",
     "due":"20270101T000000Z","recur":"monthly","imask":2,
     "parent":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b61"},
    {"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b63","description":"Pay rent DECEMBER",
     "status":"pending","due":"20261201T000000Z","recur":"monthly","imask":1,"priority":"H",
     "tags":["urgent"],"annotations":[{"entry":"20261115T090000Z","description":"new account"}],
     "parent":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b61"}]
    """

  let desk: Desk

  init() throws {
    desk = try Desk()
  }

  @Test func `a repeating task is what its next open time says`() throws {
    desk.files["a.json"] = Array(Self.recurring.utf8)
    let output = desk.run("import --yes a.json")
    #expect(output.lines.first == "1 task imported from Taskwarrior JSON")
    #expect(output.lines.contains("lost: what was noted of times that are done (1)"))
    #expect(output.lines.contains("lost: open repeats of a task that has an earlier one open (1)"))
    let task = try #require(try desk.run("list --json").objects().first)
    #expect(task["id"] as? String == "3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b61")
    #expect(task["title"] as? String == "Pay rent DECEMBER")
    #expect(task["priority"] as? Int == 5 && task["frequencyDays"] as? Int == 30)
    #expect(task["tags"] as? [String] == ["urgent", "monthly"])
    #expect(task["deadline"] as? String == "2026-12-01T18:00:00.000Z", "a day, as with other tasks")
    #expect(
      task["description"] as? String == "2026-11-15 new account\n2025-01-01 by standing order")
    #expect((task["todos"] as? [Any])?.count == 2)
  }

  @Test func `a priority and a size that have no place stay as text, and are told`() throws {
    desk.files["a.json"] = Array(
      """
      [{"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b61","description":"One","priority":"VH",
       "points":2.5,"estimate":""}]
      """.utf8)
    let output = desk.run("import --yes a.json")
    #expect(output.lines.contains("lost: priorities other than H, M and L are kept as text (1)"))
    #expect(output.lines.contains("lost: attributes of your own are kept as text (1)"))
    let task = try #require(try desk.run("list --json").objects().first)
    #expect(task["description"] as? String == "priority: VH\npoints: 2.5")
    #expect(task["priority"] as? Int == 3 && task["storyPoints"] as? Int == 1)
  }

  @Test func `what a date or a creation loses is told`() throws {
    desk.files["a.json"] = Array(
      """
      [{"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b61","description":"One","status":"pending",
       "due":"tomorrow","entry":"20261101T080000Z","tags":["@ana","#home","2nd"]},
      {"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b62","description":"Two","status":"completed"}]
      """.utf8)
    let output = desk.run("import --yes a.json")
    for loss in [
      "creation dates (1)", "unreadable due dates are kept as text (1)",
      "tasks done on an unknown day count as done when due, or now (1)",
      "tags that letters and hyphens do not spell are kept as text (1)",
    ] {
      #expect(output.lines.contains("lost: " + loss), "\(output.text)")
    }
    let task = try #require(try desk.run("list --json").objects().first)
    #expect(task["description"] as? String == "due: tomorrow\ntags: 2nd")
    #expect(task["tags"] as? [String] == ["home"] && task["people"] as? [String] == ["ana"])
  }

  private static let noted = """
    [{"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b61","description":"One","status":"pending",
     "entry":"20261001T080000Z","wait":"20270101T000000Z","annotations":[
     {"entry":"20261001T080000Z","description":"note one"},
     {"entry":"20261001T080001Z","description":"note two"},
     {"entry":"20261003T235959Z","description":"2026-10-02 said so"}]}]
    """

  @Test func `annotations are what they were, however often they go out and come in`() throws {
    desk.files["a.json"] = Array(Self.noted.utf8)
    desk.run("import --yes a.json")
    let text =
      "2026-10-01 note one\n2026-10-01 note two\n2026-10-03 2026-10-02 said so\n"
      + "wait: 2027-01-01"
    var before = desk
    for round in 2..<5 {
      let task = try #require(try before.run("list --json").objects().first)
      let description = try #require(task["description"] as? String)
      #expect(description == text, "\(description)")
      let other = try Desk(UInt8(round))
      other.now = before.now
      other.files["a.json"] = before.run("export --format taskwarrior").standardOutput
      other.run("import --yes a.json")
      let again = try #require(try other.run("list --json").objects().first)
      #expect(again["description"] as? String == description)
      before = other
    }
  }

  @Test func `days that nobody has, and a line made at noon, stay the lines they are`() throws {
    desk.now = try #require(Instant(rfc3339: "2026-11-20T12:00:00.500Z"))
    let lines = "2026-11-20 a | 2026-11-20 | 2026-02-30 b | 2026-11-20  c | d | 2026-11-20 a"
      .components(separatedBy: " | ")
    let description = lines.joined(separator: "\n")
    desk.files["a.csv"] = Array("title,description\nOne,\"\(description)\"\n".utf8)
    desk.run("import --yes a.csv")
    let exported = desk.run("export --format taskwarrior")
    let entries = exported.text.components(separatedBy: "\"entry\":\"").dropFirst().dropLast()
      .map { $0.prefix(16) }
    #expect(Set(entries).count == lines.count, "\(exported.text)")
    let other = try Desk(2)
    other.files["a.json"] = exported.standardOutput
    other.run("import --yes a.json")
    let task = try #require(try other.run("list --json").objects().first)
    #expect(task["description"] as? String == description)
  }

  @Test func `what is archived comes back archived, done or not, and what is deleted does not`()
    throws
  {
    for line in ["Open tomorrow p5", "Weekly tomorrow every 7 days", "Someday someday", "Done"] {
      let id = try #require(desk.run("add \(line)").lines.first)
      if line == "Done" { desk.run("done \(id)") }
      desk.run("archive \(id)")
    }
    let exported = desk.run("export --format taskwarrior")
    #expect(exported.text.contains(#""status":"deleted""#))
    let other = try Desk(2)
    other.files["a.json"] = exported.standardOutput
    #expect(other.run("import --yes a.json").text.hasPrefix("4 tasks imported from Taskwarrior"))
    let names = ["id", "title", "archived", "deadline", "frequencyDays", "draft", "currentTodo"]
    func facts(_ desk: Desk) throws -> [[String]] {
      try desk.run("list --all --json --sort title").objects().map { task in
        names.map { $0 == "currentTodo" ? "\(task[$0] is NSNull)" : "\(task[$0] ?? "")" }
      }
    }
    #expect(try facts(other) == facts(desk))
    let plain = try Desk(3)
    plain.files["a.json"] = Array(
      exported.text.replacing(#""redoarchived":"1","#, with: "").utf8)
    #expect(plain.run("import --yes a.json").text.contains("lost: deleted tasks are left out (3)"))
  }

  @Test func `every priority and size comes back, after Taskwarrior has held it too`() throws {
    for priority in 1...5 { desk.run("add Task \(priority) p\(priority) ~\(priority + 1)") }
    let exported = desk.run("export --format taskwarrior").text
    #expect(exported.contains(#""redopriority":"1""#))
    // Taskwarrior writes numbers of members that it does not know as its own kind of number.
    let held = exported.replacing("\"points\":2", with: "\"points\":\"2.000000\"")
    for text in [exported, held] {
      let other = try Desk(2)
      other.files["a.json"] = Array(text.utf8)
      other.run("import --yes a.json")
      let tasks = try other.run("list --json --sort title").objects()
      #expect(tasks.map { $0["priority"] as? Int } == [1, 2, 3, 4, 5])
      #expect(tasks.map { $0["storyPoints"] as? Int } == [2, 3, 4, 5, 6])
    }
    // Who raises it in Taskwarrior has the last word.
    let other = try Desk(2)
    other.files["a.json"] = Array(exported.replacing("\"L\"", with: "\"H\"").utf8)
    other.run("import --yes a.json")
    #expect(try other.run("list --json --sort title").objects().first?["priority"] as? Int == 5)
  }
}
