import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// What a repeat that counts from the deadline is counted from once two devices have given it a date
/// apart, and a person has chosen one.
@Suite struct SettlingRoundsTests {
  private let laptop: ScriptedReplica
  private let phone: ScriptedReplica
  private let id: TaskID
  private let deadline: StateField
  private let ours: Instant
  private let theirs: Instant

  /// A task of Fridays, which the laptop gives to Wednesdays and the phone a minute later to Tuesdays.
  init() throws {
    let first = try ScriptedReplica(at: "2026-11-23T08:00:00Z")
    let task = try #require(first.add("Gym every friday 4pm"))
    let projection = first.projection
    let todo = try #require(projection[task].flatMap(projection.currentTodo)?.id)
    (laptop, id, deadline) = (first, task, .todo(.deadline, todo))
    phone = try first.fork(device: "phone", seed: 9)
    ours = try #require(Instant(rfc3339: "2026-12-09T09:00:00Z"))
    theirs = try #require(Instant(rfc3339: "2026-12-08T09:00:00Z"))
    _ = try laptop.run(.edit([id], TaskEdit(due: .until(ours))))
    phone.wait(seconds: 60)
    _ = try phone.run(.edit([id], TaskEdit(due: .until(theirs))))
    laptop.take(from: phone)
    laptop.wait(seconds: 600)
  }

  /// Settles on a date; how many nodes that takes.
  private func settle(on date: Instant) throws -> Int {
    let count = laptop.projection.graph.nodes.count
    _ = try laptop.run(.settle(id, [deadline: VersionChoice(.moment(date))]))
    #expect(laptop.states[id]?.todos.first?.deadline == date)
    return laptop.projection.graph.nodes.count - count
  }

  /// When the task falls due next once it is done.
  private func next() throws -> String? {
    _ = try laptop.run(.complete([id]))
    return laptop.states[id]?.todos.last?.deadline.wallText.prefix(16).description
  }

  @Test func `the repeat counts from the date that was chosen, not from the later one`() throws {
    #expect(try settle(on: ours) == 2)
    let graph = laptop.projection.graph
    let lead = graph.lead(of: graph.deed(of: graph.nodes.count - 1))
    #expect(graph.nodes[lead].action == .merge)
    phone.take(from: laptop)
    #expect(phone.states == laptop.states)
    #expect(try next() == "2026-12-16T09:00")
  }

  @Test func `a date that the repeat counts from anyhow takes no node more`() throws {
    #expect(try settle(on: theirs) == 1)
    #expect(try next() == "2026-12-15T09:00")
  }

  @Test func `undo opens the fork again, and redo counts from the date that was chosen`() throws {
    let before = laptop.states
    _ = try settle(on: ours)
    let after = laptop.states
    for _ in 0..<2 {
      _ = try laptop.run(.undo)
      #expect(laptop.states == before)
      #expect(laptop.projection[id]?.headCount == 2)
      _ = try laptop.run(.redo)
      #expect(laptop.states == after)
      #expect(laptop.projection[id]?.headCount == 1)
    }
    #expect(try next() == "2026-12-16T09:00")
  }

  @Test func `another date that is chosen after the branches were joined counts too`() throws {
    _ = try settle(on: theirs)
    _ = try laptop.run(.setFields(id, [deadline: .moment(ours)], .settling))
    #expect(laptop.states[id]?.todos.first?.deadline == ours)
    #expect(try next() == "2026-12-16T09:00")
  }

  @Test func `a date that was only put off leaves the repeat to the other device`() throws {
    let laptop = try ScriptedReplica(at: "2026-11-23T08:00:00Z")
    let id = try #require(laptop.add("Swim every friday 4pm"))
    let projection = laptop.projection
    let todo = try #require(projection[id].flatMap(projection.currentTodo)?.id)
    let phone = try laptop.fork(device: "phone", seed: 9)
    _ = try laptop.run(.snooze([id], .until(ours)))
    phone.wait(seconds: 60)
    _ = try phone.run(.edit([id], TaskEdit(due: .until(theirs))))
    laptop.take(from: phone)
    laptop.wait(seconds: 600)
    let count = laptop.projection.graph.nodes.count
    _ = try laptop.run(.settle(id, [.todo(.deadline, todo): VersionChoice(.moment(ours))]))
    #expect(laptop.projection.graph.nodes.count == count + 1)
    _ = try laptop.run(.complete([id]))
    #expect(
      laptop.states[id]?.todos.last?.deadline.wallText == "2026-12-15T09:00:00.000Z")
  }
}
