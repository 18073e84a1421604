import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

@testable import RedoApp

@MainActor struct ReplicaUndoTests {
  @Test func `undo of a completion brings the same todo back, and redo completes it again`() throws
  {
    let fixture = try ReplicaFixture()
    let id = try fixture.add("Stretch every day tomorrow 9am")
    let open = fixture.state(id)
    try fixture.perform(.complete([id]))
    let done = fixture.state(id)
    #expect(done?.todos.count == 2)
    try fixture.perform(.undo)
    #expect(fixture.state(id) == open)
    try fixture.perform(.redo)
    #expect(fixture.state(id) == done)
    try fixture.perform(.undo)
    #expect(fixture.state(id) == open)
    #expect(try fixture.fresh() == fixture.states)
  }

  @Test func `a deleted task comes back whole`() throws {
    let fixture = try ReplicaFixture()
    let id = try fixture.add("Pay rent #home p5")
    let before = fixture.state(id)
    try fixture.perform(.delete([id]))
    #expect(fixture.state(id) == nil)
    try fixture.perform(.undo)
    #expect(fixture.state(id) == before)
    try fixture.perform(.redo)
    #expect(fixture.state(id) == nil)
    try fixture.perform(.undo)
    #expect(fixture.state(id) == before)
  }

  @Test func `undo of an addition deletes the task and redo brings it back`() throws {
    let fixture = try ReplicaFixture()
    let id = try fixture.add("Buy milk")
    let before = fixture.state(id)
    try fixture.perform(.undo)
    #expect(fixture.states.isEmpty)
    try fixture.perform(.redo)
    #expect(fixture.state(id) == before)
  }

  @Test func `a date that was taken away comes back with undo, and goes again with redo`() throws {
    let fixture = try ReplicaFixture()
    let id = try fixture.add("Pay rent every week fri 9am p5 // two")
    try fixture.perform(.snooze([id], .days(2)))
    try fixture.perform(.edit([id], TaskEdit(description: "three", priority: 4)))
    try fixture.perform(.archive([id]))
    let before = try #require(fixture.state(id))
    try fixture.perform(.edit([id], TaskEdit(title: "Pay", takesDateAway: true)))
    let after = try #require(fixture.state(id))
    #expect(after.todos.isEmpty && after.title == "Pay" && after.priority == 4)
    #expect(after.description == "three" && after.frequencyDays == 7 && after.isArchived)
    try fixture.perform(.undo)
    #expect(fixture.state(id) == before)
    try fixture.perform(.redo)
    #expect(fixture.state(id) == after)
    try fixture.perform(.undo)
    #expect(fixture.state(id) == before)
    #expect(try fixture.fresh() == fixture.states)
  }

  @Test func `a task that was done before keeps its date`() throws {
    let fixture = try ReplicaFixture()
    let id = try fixture.add("Stretch every day")
    try fixture.perform(.complete([id]))
    let before = fixture.state(id)
    #expect(throws: ReplicaError.self) {
      try fixture.perform(.edit([id], TaskEdit(takesDateAway: true)))
    }
    #expect(fixture.state(id) == before)
  }

  @Test func `with nothing to undo or redo it says so and writes nothing`() throws {
    let fixture = try ReplicaFixture()
    #expect(throws: ReplicaError.self) { try fixture.perform(.undo) }
    #expect(throws: ReplicaError.self) { try fixture.perform(.redo) }
    #expect(fixture.replica.projection.graph.nodes.isEmpty)
  }

  /// Random intents, then all of them undone and redone, each step checked against what was seen.
  @Test(arguments: 1...12)
  func `undo of everything, then redo, walks through the same states`(round: Int) throws {
    var generator = SeededGenerator.fromEnvironment(default: UInt64(round) * 7919)
    let fixture = try ReplicaFixture()
    var ids: [TaskID] = []
    var seen: [[TaskID: VisibleState]] = [fixture.states]
    for step in 0..<14 {
      let before = fixture.states
      try Self.randomStep(step, &ids, fixture, &generator)
      if fixture.states != before { seen.append(fixture.states) }
    }
    for expected in seen.dropLast().reversed() {
      try fixture.perform(.undo)
      #expect(fixture.states == expected, "undo, seed \(generator.seed)")
    }
    #expect(throws: ReplicaError.self, "seed \(generator.seed)") { try fixture.perform(.undo) }
    for expected in seen.dropFirst() {
      try fixture.perform(.redo)
      #expect(fixture.states == expected, "redo, seed \(generator.seed)")
    }
    #expect(try fixture.fresh() == fixture.states)
  }

  private static func randomStep(
    _ step: Int, _ ids: inout [TaskID], _ fixture: ReplicaFixture,
    _ generator: inout SeededGenerator
  ) throws {
    guard let id = ids.randomElement(using: &generator), fixture.state(id) != nil else {
      ids.append(try fixture.add("Task \(step) every \(step + 2) days"))
      return
    }
    let intents: [Intent] = [
      .complete([id]), .snooze([id], .days(3)), .edit([id], TaskEdit(title: "Renamed \(step)")),
      .edit([id], TaskEdit(priority: Int.random(in: 1...5, using: &generator))),
      .archive([id]), .unarchive([id]), .delete([id]),
      .edit([id], TaskEdit(repeats: .never, due: .days(2))),
      .edit([id], TaskEdit(priority: step % 5 + 1, takesDateAway: true)),
    ]
    if Int.random(in: 0..<5, using: &generator) == 0 {
      ids.append(try fixture.add("Task \(step)"))
    } else if let intent = intents.randomElement(using: &generator) {
      // An intent that cannot act on the task as it is changes nothing, which is a step too.
      _ = try? fixture.perform(intent)
    }
  }
}
