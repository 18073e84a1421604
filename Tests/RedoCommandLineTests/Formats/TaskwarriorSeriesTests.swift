import Foundation
import RedoCommandLine
import Testing

/// What becomes of Taskwarrior's times of a repeating task, of which a file need not hold all.
struct TaskwarriorSeriesTests {
  private static let parent = "3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b61"

  let desk: Desk

  init() throws {
    desk = try Desk()
  }

  /// A task that repeats since a day.
  private static func series(since day: String, _ recur: String = "monthly") -> String {
    #"{"uuid":"\#(parent)","description":"Rent","status":"recurring","recur":"\#(recur)","#
      + #""due":"\#(day)T120000Z"}"#
  }

  /// What a time of it is called.
  private static func name(of number: Int) -> String {
    "3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5c0\(number)"
  }

  /// A time of it; one that is done was done at noon of a day.
  private static func time(
    _ number: Int, due day: String, _ status: String, end: String? = nil,
    _ recur: String = "monthly", title: String = "Rent", note: String? = nil
  ) -> String {
    let noted = note.map {
      #""annotations":[{"entry":"20261115T090000Z","description":"\#($0)"}],"#
    }
    let ended = end.map { #""end":"\#($0)T120000Z","# }
    return #"{"uuid":"\#(name(of: number))","description":"\#(title)",\#(noted ?? "")"#
      + #""status":"\#(status)","due":"\#(day)T120000Z","recur":"\#(recur)",\#(ended ?? "")"#
      + #""parent":"\#(parent)"}"#
  }

  private func take(
    _ tasks: String..., on desk: Desk? = nil
  ) throws -> (lines: [String], tasks: [[String: Any]]) {
    let desk = desk ?? self.desk
    desk.files["a.json"] = Array("[\(tasks.joined(separator: ","))]".utf8)
    let output = desk.run("import --yes a.json")
    #expect(output.exitCode == 0 && output.complaint.isEmpty, "\(output.complaint)")
    return (output.lines, try desk.run("list --all --json").objects())
  }

  private static let stepped =
    "lost: repeating tasks without an open time go on from their last one (1)"

  @Test(arguments: [
    ("20190101", "20261201", "completed", "monthly", "2027-01-01"),
    ("20260131", "20260228", "completed", "monthly", "2026-03-31"),
    ("20240229", "20270228", "completed", "yearly", "2028-02-29"),
    ("20260601", "20261116", "completed", "weekly", "2026-11-23"),
    ("20190101", "20261201", "deleted", "monthly", "2027-01-01"),
    ("20270301", "20261201", "completed", "monthly", "2027-03-01"),
    ("20190101", "20261201", "completed", "PT6H", "2026-12-01"),
  ])
  func `where no time is open, the one after the last is, however long the task repeats`(
    first: String, last: String, status: String, recur: String, next: String
  ) throws {
    let (lines, tasks) = try take(
      Self.series(since: first, recur), Self.time(1, due: last, status, end: "20261118", recur))
    #expect(tasks.count == 1)
    let deadline = try #require(tasks.first?["deadline"] as? String)
    #expect(deadline == next + "T12:00:00.000Z")
    #expect(lines.contains(Self.stepped), "\(lines)")
  }

  @Test func `a repeating task with an open time, or none at all so far, is due as it says`()
    throws
  {
    let new = try take(Self.series(since: "20261201"))
    #expect(new.tasks.first?["deadline"] as? String == "2026-12-01T12:00:00.000Z")
    #expect(!new.lines.contains(Self.stepped))
    let old = try take(
      Self.series(since: "20190101"),
      Self.time(1, due: "20261101", "completed", end: "20261101"),
      Self.time(2, due: "20261125", "pending"), on: Desk(2))
    #expect(old.tasks.first?["deadline"] as? String == "2026-11-25T12:00:00.000Z")
    #expect(!old.lines.contains(Self.stepped))
  }

  @Test func `a time without its task is that task, and a whole file does not make it again`()
    throws
  {
    let time = Self.time(1, due: "20261201", "pending")
    let alone = try take(time)
    #expect(alone.tasks.map { $0["id"] as? String } == [Self.parent])
    #expect(alone.tasks.first?["deadline"] as? String == "2026-12-01T12:00:00.000Z")
    #expect(alone.tasks.first?["tags"] as? [String] == ["monthly"])
    let whole = try take(Self.series(since: "20261101"), time)
    #expect(whole.lines.contains("1 task is there already"))
    #expect(whole.tasks.count == 1)
  }

  @Test(arguments: [false, true])
  func `times that are done make one task that is done, without their own or with a deleted one`(
    isDeleted: Bool
  ) throws {
    let task = #"{"uuid":"\#(Self.parent)","description":"Rent","status":"deleted"}"#
    let times = [
      Self.time(2, due: "20261101", "completed", end: "20261102"),
      Self.time(1, due: "20261001", "completed", end: "20261003"),
      Self.time(2, due: "20261101", "completed", end: "20261102"),
    ]
    let read = try take(((isDeleted ? [task] : []) + times).joined(separator: ","))
    #expect(read.tasks.map { $0["id"] as? String } == [Self.parent])
    let todos = try #require(read.tasks.first?["todos"] as? [[String: Any]])
    #expect(todos.count == 2)
    #expect(
      Set(todos.map { $0["completed"] as? String }) == [
        "2026-10-03T12:00:00.000Z", "2026-11-02T12:00:00.000Z",
      ])
    #expect(read.tasks.first?["currentTodo"] is NSNull)
    #expect(!read.lines.contains(Self.stepped))
  }

  @Test func `what open times without their task say of their own is kept with the first one`()
    throws
  {
    let read = try take(
      Self.time(2, due: "20270101", "pending", title: "Rent and heating", note: "ask for the bill"),
      Self.time(1, due: "20261201", "pending", note: "new account"),
      Self.time(3, due: "20270201", "pending", note: "new account"))
    #expect(read.tasks.map { $0["title"] as? String } == ["Rent"])
    #expect(read.tasks.first?["deadline"] as? String == "2026-12-01T12:00:00.000Z")
    #expect(
      read.tasks.first?["description"] as? String == """
        2026-11-15 new account
        description 2: Rent and heating
        annotations 2: 2026-11-15 ask for the bill
        due 2: 2027-01-01 12:00
        """)
    for loss in ["description 2:", "annotations 2:", "due 2:"] {
      #expect(read.lines.contains("lost: \(loss) is kept as text (1)"), "\(read.lines)")
    }
    #expect(
      read.lines.contains("lost: open repeats of a task that has an earlier one open (1)"),
      "a mere repeat alone: \(read.lines)")
  }

  @Test func `what done times without their task say of their own is kept once, and none is lost`()
    throws
  {
    let read = try take(
      Self.time(1, due: "20260901", "completed", end: "20260901", title: "Water"),
      Self.time(2, due: "20261001", "completed", end: "20261001", title: "Water", note: "late"),
      Self.time(3, due: "20261101", "completed", end: "20261101", title: "Water B"))
    #expect(read.tasks.map { $0["title"] as? String } == ["Water B"])
    #expect((read.tasks.first?["todos"] as? [Any])?.count == 3)
    #expect(
      read.tasks.first?["description"] as? String == """
        description 2: Water
        annotations 3: 2026-11-15 late
        """)
    #expect(!read.lines.contains { $0.contains("what was noted of times that are done") })
  }

  @Test func `what times say beyond the size of a change is told as lost, and the task is taken`()
    throws
  {
    let long = String(repeating: "a", count: 40_000)
    let open = (1...3).map {
      Self.time($0, due: "2026120\($0)", "pending", note: "\($0) \(long)")
    }
    let read = try take(open.joined(separator: ","))
    #expect(read.tasks.count == 1)
    #expect(read.lines.contains("lost: open repeats of a task that has an earlier one open (1)"))
    let done = (1...4).map {
      Self.time($0, due: "2026110\($0)", "completed", end: "20261110", note: "\($0) \(long)")
    }
    let other = try take(done.joined(separator: ","), on: Desk(2))
    #expect(other.tasks.count == 1)
    #expect(other.lines.contains("lost: what was noted of times that are done (2)"))
  }

  @Test func `times that were taken as tasks of their own stay those, and the others are one task`()
    throws
  {
    let times = [
      Self.time(1, due: "20261201", "pending"), Self.time(2, due: "20270101", "pending"),
    ]
    // Before times were one task, each was read as if it had no parent.
    let old = try take(
      times.joined(separator: ",").replacing(#","parent":"\#(Self.parent)""#, with: ""))
    let names = Set([1, 2].map(Self.name(of:)))
    #expect(Set(old.tasks.compactMap { $0["id"] as? String }) == names)
    let again = try take(times.joined(separator: ","))
    #expect(again.lines.contains("2 tasks are there already"), "\(again.lines)")
    #expect(again.tasks.count == 2)
    let more = try take(
      times.joined(separator: ","), Self.time(3, due: "20270201", "pending"),
      Self.time(4, due: "20270301", "pending"))
    #expect(Set(more.tasks.compactMap { $0["id"] as? String }) == names.union([Self.parent]))
    let last = more.tasks.first { $0["id"] as? String == Self.parent }
    #expect(last?["deadline"] as? String == "2027-02-01T12:00:00.000Z")
    #expect(desk.run("delete \(Self.name(of: 1)) --yes").exitCode == 0)
    let deleted = try take(times.joined(separator: ","))
    #expect(deleted.lines.contains("1 task was taken in before and deleted since"))
    #expect(deleted.tasks.count == 2)
  }

  @Test func `times of a task that does not repeat any more stay tasks of their own`() throws {
    let single = #"{"uuid":"\#(Self.parent)","description":"Rent","status":"pending"}"#
    let read = try take(single, Self.time(1, due: "20261201", "pending"))
    #expect(read.tasks.count == 2)
  }

  @Test func `a time that is done in the file and open here is told, whatever comes after it`()
    throws
  {
    let series = Self.series(since: "20261101")
    let told = "1 of them is done in the file and open here: “Rent”"
    let first = try take(series, Self.time(1, due: "20261201", "pending"))
    #expect(!first.lines.contains(told))
    let done = Self.time(1, due: "20261201", "completed", end: "20261120")
    let next = Self.time(2, due: "20270101", "pending")
    #expect(try take(series, done, next).lines.contains(told))
    #expect(try take(series, done).lines.contains(told), "with no time open")
    let id = try #require(first.tasks.first?["id"] as? String)
    #expect(desk.run("done \(id)").exitCode == 0)
    let after = try take(series, done, next)
    #expect(after.lines.contains("1 task is there already"))
    #expect(!after.lines.contains(told), "it is done here too")
  }
}
