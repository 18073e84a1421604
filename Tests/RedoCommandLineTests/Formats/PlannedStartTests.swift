import RedoCommandLine
import Testing

/// Tasks that are due at no time, and are to be begun on a day.
struct PlannedStartTests {
  let desk: Desk

  init() throws {
    desk = try Desk()
  }

  private static let loss = "lost: tasks without a due date are due when they are to be begun (1)"

  /// The deadline and the description of the one task of a file.
  private func task(of file: String, _ text: String) throws -> (due: String?, text: String?) {
    desk.files[file] = Array(text.utf8)
    let output = desk.run("import --yes \(file)")
    #expect(output.exitCode == 0 && output.complaint.isEmpty, "\(output.complaint)")
    let task = try #require(try desk.run("list --json").objects().first)
    let due = task["deadline"] as? String
    #expect(output.lines.contains(Self.loss) == (due != nil), "\(output.text)")
    #expect(task["draft"] as? Bool == (due == nil))
    return (due, task["description"] as? String)
  }

  private func entry(_ members: String) throws -> (due: String?, text: String?) {
    try task(
      of: "a.json",
      """
      [{"uuid":"3b2f6c1e-0d3a-4c41-9d5b-1f2e3d4c5b61","description":"One",
       "status":"pending",\(members)}]
      """)
  }

  @Test(arguments: [
    (#""wait":"20261224T000000Z""#, "2026-12-24T18:00:00.000Z"),
    (#""scheduled":"20261224T091500Z""#, "2026-12-24T09:15:00.000Z"),
    (#""wait":"20261220T000000Z","scheduled":"20261224T000000Z""#, "2026-12-24T18:00:00.000Z"),
  ])
  func `what Taskwarrior lets wait or schedules is due then, and says so as text, too`(
    members: String, due: String
  ) throws {
    let task = try entry(members)
    #expect(task.due == due)
    let names = ["wait", "scheduled"].filter { members.contains($0) }
    #expect(names.allSatisfy { task.text?.contains("\($0): 2026-12-2") == true })
  }

  @Test(arguments: [
    #""wait":"20261101T000000Z""#, #""scheduled":"20261101T000000Z""#,
    #""wait":"99991230T000000Z""#, #""wait":"20380118T000000Z""#, #""until":"20261224T000000Z""#,
  ])
  func `what may be begun by now, and what is for someday, stays without a date`(
    members: String
  ) throws {
    #expect(try entry(members).due == nil)
  }

  @Test func `a threshold of a todo txt is the due date where there is none`() throws {
    let task = try task(of: "todo.txt", "Call mum t:2026-12-24\n")
    #expect(task.due == "2026-12-24T18:00:00.000Z" && task.text == "t: 2026-12-24")
  }

  @Test func `a threshold that has come is none`() throws {
    #expect(try task(of: "todo.txt", "Call mum t:2026-11-01\n").due == nil)
  }

  @Test func `a calendar's start is the due date where there is none`() throws {
    let start = "DTSTART;VALUE=DATE:20261224"
    let task = try task(
      of: "a.ics", "BEGIN:VTODO\nUID:1\nSUMMARY:One\n\(start)\nRRULE:FREQ=WEEKLY\nEND:VTODO\n")
    #expect(task.due == "2026-12-24T18:00:00.000Z" && task.text == "DTSTART: 20261224")
  }

  @Test func `a due date counts, whenever the task is to be begun`() throws {
    desk.files["todo.txt"] = Array("Call mum t:2026-12-20 due:2026-12-24\n".utf8)
    let output = desk.run("import --yes todo.txt")
    #expect(!output.lines.contains(Self.loss))
    let task = try #require(try desk.run("list --json").objects().first)
    #expect(task["deadline"] as? String == "2026-12-24T18:00:00.000Z")
  }
}
