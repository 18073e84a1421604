import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

struct TaskDefaultsTests {
  @Test(arguments: [(0, "2026-11-20T18:00"), (1, "2026-11-21T18:00"), (7, "2026-11-27T18:00")])
  func `what has no date is due at the usual time`(days: Int, due: String) {
    #expect(TaskDefaults(dueDays: days).deadline(in: .at()).wallText.hasPrefix(due))
  }

  @Test func `nothing is overdue from birth`() {
    let late = DateContext.at("2026-11-20T18:00:00Z")
    #expect(TaskDefaults(dueDays: 0).deadline(in: late).wallText.hasPrefix("2026-11-20T23:59"))
  }

  @Test(arguments: [
    ("Stretch daily", "2026-11-21T18:00"), ("Water the plants every 3 days", "2026-11-23T18:00"),
    ("Pay rent every month", "2026-11-27T18:00"), ("Stretch daily 9am", "2026-11-21T09:00"),
  ])
  func `what comes back is due within one round`(line: String, due: String) throws {
    let replica = try ScriptedReplica(at: "2026-11-20T14:05:00Z")
    let id = try #require(replica.add(line))
    let task = try #require(replica.projection[id])
    let deadline = replica.projection.currentTodo(of: task)?.deadline.wallText
    #expect(deadline?.hasPrefix(due) == true, "\(deadline ?? "none")")
  }

  @Test(arguments: [("Stretch daily 9am", true), ("Stretch daily tomorrow 9am", false)])
  func `a repeat that names its hour keeps it`(line: String, isFixed: Bool) throws {
    let replica = try ScriptedReplica(at: "2026-11-20T14:05:00Z")
    let id = try #require(replica.add(line))
    let task = try #require(replica.projection[id])
    #expect(replica.projection.rhythm(of: task)?.isFixed == isFixed)
  }
}
