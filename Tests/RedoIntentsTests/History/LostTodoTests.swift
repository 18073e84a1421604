import RedoCrypto
import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Lines of others between those of an intent, as a log has them that came back from a folder.
struct LostTodoTests {
  @Test(arguments: [true, false])
  func `an undo leaves a date alone where a todo before its own went while the intent was written`(
    comesBefore: Bool
  ) throws {
    let (own, other) = (TaskSketch(), TaskSketch(by: TestDevice(2)))
    let root = own.create()
    // All devices see what stands on fewer changes first.
    let step = comesBefore ? own.update(root) : other.update(root)
    let mine = own.createTodo(comesBefore ? step : root, 1)
    let theirs = other.createTodo(
      comesBefore ? root : step, 2, due: "2026-03-06T17:00:00.000Z")
    let wall = "2026-03-02T09:00:00.000Z"
    let title = own.update(mine, ["title": "feed the cat"], wall: wall)
    let move = own.node(
      "SNOOZE", on: [title], ["todoTaskId": .string(TaskSketch.todo(1)), "daysToExtend": 3],
      wall: wall)
    let gone = other.delete(theirs)
    let nodes = [root, step, mine, theirs, title, gone, move]
    let log = ChangeLog(LogBytes(nodes.flatMap { $0.line + [0x0A] }))
    let projection = Projection(replaying: log)
    let dates = DateContext(now: try #require(Instant(rfc3339: "2026-03-03T09:00:00Z")), zone: .utc)
    let context = IntentContext(dates: dates, device: own.device.author) {
      UUIDv4(randomBytes: [UInt8](repeating: 7, count: 16))
    }
    let plan = try Intent.undo.plan(over: projection, in: context)
    #expect(plan.nodes.contains { $0.change.action == .snooze } == !comesBefore)
    #expect(plan.nodes.contains { $0.change.action == .update })
    let stays: Set<StateField>? =
      if case .undone(_, let leaving) = plan.report.deed { leaving.first?.fields } else { nil }
    let todo = try TodoID(#require(UUIDv4(TaskSketch.todo(1))))
    #expect(stays == (comesBefore ? [.todo(.deadline, todo)] : nil))
  }
}
