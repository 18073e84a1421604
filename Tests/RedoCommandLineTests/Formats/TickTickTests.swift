import Foundation
import RedoCommandLine
import RedoTasks
import Testing

/// The backups that TickTick wrote.
struct TickTickTests {
  private static let top =
    "\"Date: 2026-11-20+0000\"\n\"Version: 7.1\"\n\"Status: \n0 Normal\n1 Completed\n2 Archived\"\n"
  private static let columns = [
    "Folder Name", "List Name", "Title", "Kind", "Tags", "Content", "Is Check list", "Start Date",
    "Due Date", "Reminder", "Repeat", "Priority", "Status", "Created Time", "Completed Time",
    "Order", "Timezone", "Is All Day", "Is Floating", "Column Name", "Column Order", "View Mode",
    "taskId", "parentId",
  ]

  let desk: Desk

  init() throws {
    desk = try Desk()
    desk.zoneNamed = { Desk.zone(named: $0) }
  }

  private static func row(_ fields: [String]) -> String {
    fields.map { "\"" + $0.replacing("\"", with: "\"\"") + "\"" }.joined(separator: ",") + "\n"
  }

  private static func backup(_ rows: [[String: String]]) -> String {
    top + row(columns) + rows.map { values in row(columns.map { values[$0] ?? "" }) }.joined()
  }

  /// Takes a backup in, and lists its tasks by their titles.
  private func importing(
    _ text: String
  ) throws -> (text: String, tasks: [[String: Any]]) {
    desk.files["a.csv"] = Array(text.utf8)
    let text = desk.run("import a.csv").text
    let output = desk.run("import --yes a.csv")
    #expect(output.exitCode == 0 && output.complaint.isEmpty, "\(output.complaint)")
    return (text, try desk.run("list --all --json --sort title").objects())
  }

  @Test func `a task comes with its list, tags, priority, day and text, and losses are told`()
    throws
  {
    let read = try importing(
      Self.backup([
        [
          "Folder Name": "Private", "List Name": "My Home", "Title": "Buy milk", "Kind": "TEXT",
          "Tags": "food, shop", "Content": "of \"oats\"", "Start Date": "2026-11-30T23:00:00+0000",
          "Due Date": "2026-11-30T23:00:00+0000", "Reminder": "-PT30M", "Priority": "5",
          "Status": "0", "Created Time": "2026-04-21T16:04:14+0000", "Timezone": "Europe/Berlin",
          "Is All Day": "true", "Column Name": "Not Sectioned",
        ]
      ]))
    let task = try #require(read.tasks.first)
    #expect(read.tasks.count == 1 && task["title"] as? String == "Buy milk")
    #expect(
      Set(try #require(task["tags"] as? [String])) == ["food", "shop", "Private", "My-Home"])
    #expect(task["priority"] as? Int == 5 && task["description"] as? String == "of \"oats\"")
    #expect(task["deadline"] as? String == "2026-12-01T18:00:00.000Z")
    for loss in ["lists become tags", "creation dates", "alarms; redo remind tells what falls due"]
    {
      #expect(read.text.contains("lost: \(loss) (1)\n"), "\(read.text)")
    }
    #expect(!read.text.contains("kept as text"), "\(read.text)")
    #expect(desk.run("import a.csv").lines.contains("1 task is there already"))
  }

  @Test func `what was done is done when it was, and what won't be done is archived`() throws {
    let read = try importing(
      Self.backup([
        ["Title": "a", "Status": "1", "Completed Time": "2026-11-10T16:00:00+0000"],
        ["Title": "b", "Status": "2", "Due Date": "2026-11-09T08:00:00+0000"],
        ["Title": "c", "Status": "-1"], ["Title": "d", "Status": "0", "Priority": "0"],
      ]))
    let ends = read.tasks.map { task in
      (task["todos"] as? [[String: Any]])?.last?["completed"] as? String
    }
    #expect(ends == ["2026-11-10T16:00:00.000Z", "2026-11-09T08:00:00.000Z", nil, nil])
    #expect(read.tasks.map { $0["archived"] as? Bool } == [false, false, true, false])
    #expect(read.text.contains("lost: what won't be done is archived (1)\n"), "\(read.text)")
    #expect(read.tasks.last?["priority"] as? Int == 2)
  }

  @Test(arguments: [
    ("RRULE:FREQ=WEEKLY;INTERVAL=2;WKST=MO", 14, ""), ("FREQ=WEEKLY;INTERVAL=1;BYDAY=TU", 7, ""),
    ("FREQ=MONTHLY;BYMONTHDAY=1", 30, ""),
    ("FREQ=WEEKLY;BYDAY=MO,TU", 7, "RRULE: FREQ=WEEKLY;BYDAY=MO,TU"),
    (
      "RRULE:FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR", 1,
      "RRULE: FREQ=WEEKLY;INTERVAL=1;BYDAY=MO,TU,WE,TH,FR"
    ),
    (
      "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20270201T000000Z", 1,
      "RRULE: FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;UNTIL=20270201T000000Z"
    ),
    ("ERULE:NAME=CUSTOM;BYDATE=20261201", nil, "RRULE: ERULE:NAME=CUSTOM;BYDATE=20261201"),
  ])
  func `a rule is a repeat as near as a rhythm comes to it, and what it says more is text`(
    rule: String, days: Int?, notes: String
  ) throws {
    // 2026-12-01 is a Tuesday.
    let read = try importing(
      Self.backup([
        ["Title": "a", "Status": "0", "Due Date": "2026-12-01T08:00:00+0000", "Repeat": rule]
      ]))
    let task = try #require(read.tasks.first)
    #expect(task["frequencyDays"] as? Int == days && task["description"] as? String == notes)
    #expect(task["deadline"] as? String == "2026-12-01T08:00:00.000Z")
  }

  @Test func `items of a checklist are lines, and a task below another names it`() throws {
    let read = try importing(
      Self.backup([
        [
          "Title": "a", "Kind": "CHECKLIST", "Content": "For Rome\n▫ Passport\r▪Tickets",
          "taskId": "1",
        ],
        ["Title": "b", "taskId": "2", "parentId": "1"], ["Title": "c", "Kind": "NOTE"],
      ]))
    #expect(read.tasks.map { $0["title"] as? String } == ["a", "b"])
    #expect(
      read.tasks.map { $0["description"] as? String } == [
        "For Rome\n- [ ] Passport\n- [x] Tickets", "parent: a",
      ])
    #expect(read.text.contains("lost: rows that are no task (1)\n"), "\(read.text)")
  }

  @Test func `a later backup, which counts its tasks anew, names them alike`() throws {
    let (old, new) = (
      ["Title": "a", "Created Time": "2026-04-21T16:04:14+0000", "taskId": "1"],
      ["Title": "b", "Created Time": "2026-05-21T16:04:14+0000", "taskId": "1"]
    )
    _ = try importing(Self.backup([old]))
    let read = try importing(Self.backup([new, old.merging(["taskId": "2"]) { $1 }]))
    #expect(read.text.contains("1 task would be made from CSV\n"), "\(read.text)")
    #expect(read.tasks.map { $0["title"] as? String } == ["a", "b"])
  }

  @Test func `a zone that nobody knows is told, and its days are one's own`() throws {
    let read = try importing(
      Self.backup([
        [
          "Title": "a", "Due Date": "2026-12-01T00:00:00+0000", "Is All Day": "true",
          "Timezone": "Moon/Base",
        ]
      ]))
    #expect(read.tasks.first?["deadline"] as? String == "2026-12-01T18:00:00.000Z")
    #expect(read.text.contains("times of the unknown zone Moon/Base"), "\(read.text)")
  }

  @Test func `a backup with fewer columns, a byte order mark and other line ends is read too`()
    throws
  {
    let text =
      "\u{FEFF}" + Self.top
      + "\"List Name\",\"Title\",\"Content\",\"Due Date\",\"Priority\",\"Status\"\n"
      + "\"Inbox\",\"a\",\"\",\"soon enough\",\"9\",\"7\"\n"
    let read = try importing(text.replacing("\n", with: "\r\n"))
    let task = try #require(read.tasks.first)
    #expect(task["title"] as? String == "a" && task["tags"] as? [String] == [])
    #expect(
      task["description"] as? String == "priority: 9\ndue: soon enough\nstatus: 7")
  }

  @Test func `a table of one's own that names a list and a status is no backup`() throws {
    let read = try importing(
      "List Name,Title,Status,Due,Description,Priority\nWork,a,open,2026-12-24,with figures,1\n")
    let task = try #require(read.tasks.first)
    #expect((task["deadline"] as? String)?.hasPrefix("2026-12-24") == true)
    #expect(task["priority"] as? Int == 1 && task["tags"] as? [String] == [])
    #expect(
      task["description"] as? String == "with figures\nlistname: Work\nstatus: open")
  }
}
