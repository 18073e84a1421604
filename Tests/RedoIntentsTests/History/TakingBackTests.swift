import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Several intents taken back in one write, which is a change that undo and redo know.
@Suite struct TakingBackTests {
  private typealias States = [TaskID: VisibleState]

  /// Runs an intent and returns its mark; nil where it cannot act.
  private func run(_ intent: Intent, on replica: ScriptedReplica) -> IntentMark? {
    guard (try? replica.run(intent)) != nil else { return nil }
    return IntentMark(latestOf: replica.author, in: replica.projection)
  }

  private func randomIntent(
    _ ids: [TaskID], _ generator: inout SeededGenerator
  ) throws -> Intent {
    let id = try #require(ids.randomElement(using: &generator))
    let intents: [Intent] = [
      .complete([id]), .snooze([id], .days(3)), .archive([id]), .unarchive([id]), .delete([id]),
      .edit([id], TaskEdit(title: "Renamed \(Int.random(in: 0...9, using: &generator))")),
      .edit([id], TaskEdit(priority: Int.random(in: 1...5, using: &generator))),
      .edit([id], TaskEdit(repeats: .every(.days(5)), due: .days(2))),
    ]
    return try #require(intents.randomElement(using: &generator))
  }

  @Test func `while the clock stands still, one change goes back and no other with it`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Buy milk someday"))
    let friday = try #require(Instant(rfc3339: "2026-11-27T09:00:00.000Z"))
    for intent: Intent in [
      .snooze([id], .until(friday)), .edit([id], TaskEdit(priority: 5)),
      .edit([id], TaskEdit(priority: 2)),
    ] {
      replica.wait(seconds: -1)
      _ = try replica.run(intent)
    }
    let last = try #require(replica.projection.graph.nodes.last)
    replica.wait(seconds: -1)
    _ = try replica.run(.takeBackChange(last.id))
    let task = try #require(replica.projection[id])
    #expect(task.priority == 5)
    #expect(replica.projection.currentTodo(of: task)?.deadline == friday)
  }

  @Test(arguments: 1...24)
  func `a run is taken back whole, and undo and redo walk over it`(round: Int) throws {
    var generator = SeededGenerator.fromEnvironment(default: UInt64(round) * 104_729)
    let replica = try ScriptedReplica(seed: UInt8(round))
    let ids = try ["One", "Two every 3 days", "Three someday", "Four p5 tomorrow"].map {
      try #require(replica.add($0))
    }
    _ = run(.complete([ids[1]]), on: replica)
    let before = replica.states
    var marks: [IntentMark] = []
    var walk: [States] = [before]
    for _ in 0..<9 {
      guard let mark = run(try randomIntent(ids, &generator), on: replica) else { continue }
      marks.append(mark)
      if replica.states != walk.last { walk.append(replica.states) }
    }
    let after = replica.states
    _ = try replica.run(.takeBack(marks))
    #expect(replica.states == before, "seed \(generator.seed)")
    for step in 1...2 {
      _ = try replica.run(.undo)
      #expect(replica.states == after, "undo \(step), seed \(generator.seed)")
      _ = try replica.run(.redo)
      #expect(replica.states == before, "redo \(step), seed \(generator.seed)")
    }
    _ = try replica.run(.undo)
    for expected in walk.dropLast().reversed() {
      _ = try replica.run(.undo)
      #expect(replica.states == expected, "the steps, seed \(generator.seed)")
    }
  }

  @Test func `what others did to other fields meanwhile and since stays`() throws {
    let replica = try ScriptedReplica()
    let rent = try #require(replica.add("Pay rent every 30 days tomorrow"))
    let walk = try #require(replica.add("Walk p2 tomorrow"))
    var marks = [run(.complete([rent]), on: replica), run(.snooze([walk], .days(2)), on: replica)]
    let other = try replica.fork(device: "phone", seed: 9)
    _ = try other.run(.edit([rent], TaskEdit(description: "new account")))
    _ = try other.run(.edit([walk], TaskEdit(title: "Walk far")))
    replica.take(from: other)
    replica.wait(seconds: 60)
    marks.append(run(.edit([walk], TaskEdit(priority: 5)), on: replica))
    let report = try replica.run(.takeBack(marks.compactMap { $0 }))
    #expect(report.deed == .takenBack)
    #expect(report.tasks.count == 2)
    let rentNow = try #require(replica.states[rent])
    #expect(rentNow.todos.count == 1 && rentNow.todos[0].completed == nil)
    #expect(rentNow.description == "new account")
    let walkNow = try #require(replica.states[walk])
    #expect(walkNow.title == "Walk far")
    #expect(walkNow.priority == 2)
  }

  @Test func `undo of it names each kind of thing that comes again`() throws {
    let replica = try ScriptedReplica()
    let tasks = try ["One", "Two", "Three", "Four", "Five"].map {
      try #require(replica.add("\($0) tomorrow"))
    }
    let marks = [
      run(.complete([tasks[0]]), on: replica), run(.complete([tasks[1]]), on: replica),
      run(.archive([tasks[2]]), on: replica), run(.snooze([tasks[3]], .days(2)), on: replica),
      run(.delete([tasks[4]]), on: replica),
    ]
    _ = try replica.run(.takeBack(marks.compactMap { $0 }))
    let friendly = FriendlyDate(in: replica.dates)
    let words = try replica.run(.undo).words(in: friendly)
    #expect(
      words
        == "Undone: took back one change of 3 tasks, brought back “Three”, "
        + "moved “Four” to tomorrow 18:00")
  }

  @Test func `a task whose field others changed since is left alone and counted`() throws {
    let replica = try ScriptedReplica()
    let one = try #require(replica.add("One tomorrow"))
    let two = try #require(replica.add("Two tomorrow"))
    let marks = [one, two].compactMap {
      run(.edit([$0], TaskEdit(priority: 5)), on: replica)
    }
    let other = try replica.fork(device: "phone", seed: 9)
    other.wait(seconds: 60)
    _ = try other.run(.edit([one], TaskEdit(priority: 1)))
    replica.take(from: other)
    let report = try replica.run(.takeBack(marks))
    #expect(report.skipped == 1)
    #expect(report.tasks.map(\.id) == [two])
    let friendly = FriendlyDate(in: replica.dates)
    #expect(
      report.words(in: friendly)
        == "Took back everything done to “Two” (1 changed since by others, left alone)")
    #expect(replica.states[one]?.priority == 1)
    #expect(replica.states[two]?.priority == 3)
  }

  @Test func `what others did with the next date goes with a run, which is told`() throws {
    let replica = try ScriptedReplica()
    let one = try #require(replica.add("One daily"))
    let mark = try #require(run(.complete([one]), on: replica))
    let other = try replica.fork(device: "phone", seed: 9)
    _ = try other.run(.complete([one]))
    replica.take(from: other)
    replica.wait(seconds: 60)
    let report = try replica.run(.takeBack([mark]))
    #expect(
      report.words(in: FriendlyDate(in: replica.dates))
        == "Took back everything done to “One”; what others did with its next date is undone too")
    #expect(report.tellsOfOthers)
  }

  @Test func `intents that undo took back already are no part of it`() throws {
    let replica = try ScriptedReplica()
    let one = try #require(replica.add("One tomorrow"))
    let mark = try #require(run(.edit([one], TaskEdit(priority: 5)), on: replica))
    _ = try replica.run(.undo)
    #expect(throws: IntentError.nothingToUndo) { try replica.run(.takeBack([mark])) }
    #expect(throws: IntentError.nothingToUndo) { try replica.run(.takeBack([])) }
  }

  @Test func `an intent that was undone and done again goes with the others`() throws {
    let replica = try ScriptedReplica()
    let one = try #require(replica.add("One tomorrow"))
    let before = replica.states
    var marks = [run(.complete([one]), on: replica)]
    for _ in 1...2 {
      for intent: Intent in [.undo, .redo] { _ = try replica.run(intent) }
    }
    marks.append(run(.edit([one], TaskEdit(priority: 5)), on: replica))
    _ = try replica.run(.takeBack(marks.compactMap { $0 }))
    #expect(replica.states == before)
  }

  @Test func `an empty log has no mark`() throws {
    let replica = try ScriptedReplica()
    #expect(IntentMark(latestOf: replica.author, in: replica.projection) == nil)
  }

  @Test func `what another device settled for stays, though it is what this one had set`() throws {
    let here = try ScriptedReplica()
    let id = try #require(here.add("Base p3 friday"))
    let there = try here.fork(device: "phone", seed: 8)
    try here.edit("Base", TaskEdit(title: "Ours", priority: 5))
    there.wait(seconds: 5)
    try there.edit("Base", TaskEdit(title: "Theirs", priority: 1))
    there.take(from: here)
    there.wait(seconds: 5)
    _ = try there.run(.settle(id, [.task(.title): VersionChoice(.text("Ours"))]))
    here.take(from: there)
    here.wait(seconds: 10)
    #expect(here.projection[id].map(here.projection.storedTitle) == "Ours")
    #expect(throws: IntentError.changedSince(title: "Ours")) { try here.run(.undo) }
    #expect(here.projection[id].map(here.projection.storedTitle) == "Ours")
  }
}
