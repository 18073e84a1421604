import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Two or three devices that change the same tasks apart, exchange their logs, and agree.
struct ReplicasApartTests {
  private func replicas(_ count: Int, from first: ScriptedReplica) throws -> [ScriptedReplica] {
    var all = [first]
    for number in 1..<count {
      all.append(try first.fork(device: "device-\(number)", seed: UInt8(20 + number)))
    }
    return all
  }

  private func exchange(_ replicas: [ScriptedReplica]) {
    for replica in replicas {
      for other in replicas where other !== replica { replica.take(from: other) }
    }
  }

  private func openTodos(of id: TaskID, in replica: ScriptedReplica) -> Int {
    replica.states[id]?.todos.count { $0.completed == nil } ?? 0
  }

  @Test(arguments: [2, 3], 1...6)
  func `after completing the same todo apart one repeat is owed and the work counts once`(
    count: Int, round: Int
  ) throws {
    var generator = SeededGenerator.fromEnvironment(default: UInt64(round * 31 + count))
    let first = try ScriptedReplica()
    let id = try #require(first.add("Water the plants every 3 days"))
    let all = try replicas(count, from: first)
    for replica in all {
      replica.wait(seconds: Int64.random(in: 1...5000, using: &generator))
      _ = try replica.run(.complete([id]))
    }
    exchange(all)
    #expect(openTodos(of: id, in: first) == count, "seed \(generator.seed)")
    // Some of them heal, at once and apart; all exchange again.
    for replica in all.shuffled(using: &generator).prefix(
      Int.random(in: 1...count, using: &generator))
    {
      _ = try replica.run(.merge([]))
      #expect(openTodos(of: id, in: replica) == 1, "seed \(generator.seed)")
    }
    exchange(all)
    for replica in all where replica.projection[id]?.headCount ?? 0 > 1 {
      _ = try replica.run(.merge([id]))
    }
    exchange(all)
    for replica in all {
      #expect(replica.states == first.states, "seed \(generator.seed)")
      #expect(openTodos(of: id, in: replica) == 1, "seed \(generator.seed)")
      let done = replica.states[id]?.todos.filter { $0.completed != nil }
      #expect(done?.count == 1, "seed \(generator.seed)")
    }
  }

  @Test func `the next change heals too, on the branch that all devices keep`() throws {
    let first = try ScriptedReplica()
    let id = try #require(first.add("Water the plants every 3 days"))
    let all = try replicas(2, from: first)
    _ = try first.run(.complete([id]))
    all[1].wait(seconds: 600)
    _ = try all[1].run(.complete([id]))
    exchange(all)
    _ = try first.run(.complete([id]))
    let task = try #require(first.projection[id])
    #expect(task.headCount == 1)
    #expect(openTodos(of: id, in: first) == 1)
    #expect(first.states[id]?.todos.count == 3)
    _ = try all[1].run(.merge([]))
    exchange(all)
    #expect(all[0].states == all[1].states)
    #expect(openTodos(of: id, in: first) == 1)
  }

  @Test func `merging twice writes nothing the second time`() throws {
    let first = try ScriptedReplica()
    let id = try #require(first.add("Water the plants every 3 days"))
    let all = try replicas(2, from: first)
    for replica in all {
      replica.wait(seconds: 10)
      _ = try replica.run(.complete([id]))
    }
    exchange(all)
    let report = try first.run(.merge([]))
    guard case .merged(let merges) = report.deed else {
      Issue.record("\(report)")
      return
    }
    #expect(merges.map(\.twins.count) == [1])
    let nodes = first.projection.graph.nodes.count
    #expect(throws: IntentError.nothingToMerge) { try first.run(.merge([])) }
    #expect(throws: IntentError.nothingToMerge) { try first.run(.merge([id])) }
    #expect(first.projection.graph.nodes.count == nodes)
  }

  @Test func `the report says whose value was kept`() throws {
    let first = try ScriptedReplica()
    let id = try #require(first.add("Water the plants"))
    let all = try replicas(2, from: first)
    _ = try first.run(.edit([id], TaskEdit(title: "Water the orchids", priority: 5)))
    all[1].wait(seconds: 600)
    _ = try all[1].run(.edit([id], TaskEdit(title: "Water everything")))
    exchange(all)
    let before = first.states
    let report = try first.run(.merge([id]))
    #expect(first.states == before)
    guard case .merged(let merges) = report.deed else {
      Issue.record("\(report)")
      return
    }
    #expect(
      merges[0].details(in: FriendlyDate(in: first.dates)) == [
        "title: kept “Water everything” of device-1; “Water the orchids” of laptop stays in history"
      ])
    #expect(report.words(in: FriendlyDate(in: first.dates)).hasPrefix("Merged the branches of"))
  }

  @Test func `a value is its author's, whoever changed something else after it`() throws {
    let first = try ScriptedReplica()
    let id = try #require(first.add("Water the plants"))
    let all = try replicas(3, from: first)
    _ = try first.run(.edit([id], TaskEdit(priority: 5)))
    all[1].wait(seconds: 600)
    _ = try all[1].run(.edit([id], TaskEdit(priority: 1)))
    all[2].take(from: all[1])
    all[2].wait(seconds: 900)
    _ = try all[2].run(.edit([id], TaskEdit(storyPoints: 8)))
    exchange(all)
    guard case .merged(let merges) = try first.run(.merge([id])).deed else {
      Issue.record("nothing was merged")
      return
    }
    #expect(
      merges[0].details(in: FriendlyDate(in: first.dates)) == [
        "priority: kept 1 of device-1; 5 of laptop stays in history"
      ])
  }

  /// What a merge of a task tells, on the first of two devices that then have the same changes.
  private func details(_ id: TaskID, of all: [ScriptedReplica]) throws -> [String] {
    exchange(all)
    guard case .merged(let merges) = try all[0].run(.merge([id])).deed else { return [] }
    return merges.flatMap { $0.details(in: FriendlyDate(in: all[0].dates)) }
  }

  @Test func `the report tells of a completion that was taken back and counts again`() throws {
    let first = try ScriptedReplica()
    let id = try #require(first.add("Water the plants"))
    _ = try first.run(.complete([id]))
    let all = try replicas(2, from: first)
    _ = try first.run(.undo)
    #expect(openTodos(of: id, in: first) == 1)
    all[1].wait(seconds: 600)
    _ = try all[1].run(.edit([id], TaskEdit(title: "Water everything")))
    #expect(
      try details(id, of: all) == [
        "done: kept Fri 20 Nov 14:05 of device-1; open of laptop stays in history"
      ])
    #expect(openTodos(of: id, in: first) == 0)
  }

  @Test func `the report tells of a todo that one device did and another put off`() throws {
    let first = try ScriptedReplica()
    let id = try #require(first.add("Water the plants 2026-11-25 09:00"))
    let all = try replicas(2, from: first)
    _ = try first.run(.complete([id]))
    all[1].wait(seconds: 600)
    _ = try all[1].run(.snooze([id], .days(3)))
    #expect(
      try details(id, of: all) == [
        "done: kept Fri 20 Nov 14:05 of laptop; due Sat 28 Nov 09:00 of device-1 stays in history"
      ])
  }

  @Test func `of a long name of a device the report says the start, of one without name its id`()
    throws
  {
    for (isNamed, name) in [
      (true, String(repeating: "x", count: 60)), (false, String(repeating: "x", count: 8)),
    ] {
      let first = try ScriptedReplica(
        device: String(repeating: "x", count: 5_000), isNamed: isNamed)
      let id = try #require(first.add("Water the plants"))
      let all = try replicas(2, from: first)
      _ = try first.run(.edit([id], TaskEdit(priority: 5)))
      all[1].wait(seconds: 600)
      _ = try all[1].run(.edit([id], TaskEdit(priority: 1)))
      #expect(
        try details(id, of: all) == [
          "priority: kept 1 of device-1; 5 of \(name) stays in history"
        ])
    }
  }

  @Test func `undo brings back what another device set apart, and redo takes it away again`() throws
  {
    let first = try ScriptedReplica()
    let id = try #require(first.add("Water the plants"))
    _ = try first.run(.edit([id], TaskEdit(priority: 4)))
    let all = try replicas(2, from: first)
    _ = try all[1].run(.edit([id], TaskEdit(description: "With rain water", priority: 1)))
    first.wait(seconds: 600)
    _ = try first.run(.edit([id], TaskEdit(priority: 2)))
    exchange(all)
    #expect(first.states[id]?.priority == 2)
    for _ in 0..<2 {
      _ = try first.run(.undo)
      #expect(first.states[id]?.priority == 1)
      #expect(first.states[id]?.description.text == "With rain water")
      _ = try first.run(.redo)
      #expect(first.states[id]?.priority == 2)
    }
    _ = try first.run(.undo)
    exchange(all)
    #expect(first.states == all[1].states)
    for replica in all {
      let words = ChangeWords(of: replica.projection, replica.dates)
      let told = replica.projection.graph.nodes.indices.map(words.deed)
      #expect(told.contains { $0.hasPrefix("undid: changed priority") }, "\(told)")
    }
  }

  @Test func `undo passes over a merge that nobody could see`() throws {
    let first = try ScriptedReplica()
    let id = try #require(first.add("Water the plants"))
    let all = try replicas(2, from: first)
    _ = try first.run(.edit([id], TaskEdit(priority: 5)))
    _ = try all[1].run(.edit([id], TaskEdit(storyPoints: 8)))
    exchange(all)
    _ = try first.run(.merge([]))
    _ = try first.run(.undo)
    #expect(first.states[id]?.priority == 3)
    #expect(first.states[id]?.storyPoints == 8)
    _ = try first.run(.redo)
    #expect(first.states[id]?.priority == 5)
  }

  @Test func `undo of a completion that withdrew a twin takes back the completion alone`() throws {
    let first = try ScriptedReplica()
    let id = try #require(first.add("Water the plants every 3 days"))
    let all = try replicas(2, from: first)
    for replica in all {
      replica.wait(seconds: 10)
      _ = try replica.run(.complete([id]))
    }
    exchange(all)
    _ = try first.run(.complete([id]))
    #expect(openTodos(of: id, in: first) == 1)
    _ = try first.run(.undo)
    #expect(openTodos(of: id, in: first) == 1)
    #expect(first.states[id]?.todos.count == 2)
  }

  @Test func `undo brings a withdrawn twin back, and redo withdraws it again`() throws {
    let first = try ScriptedReplica()
    let id = try #require(first.add("Water the plants every 3 days"))
    let all = try replicas(2, from: first)
    for replica in all {
      replica.wait(seconds: 10)
      _ = try replica.run(.complete([id]))
    }
    exchange(all)
    _ = try first.run(.merge([]))
    _ = try first.run(.undo)
    #expect(openTodos(of: id, in: first) == 2)
    _ = try first.run(.redo)
    #expect(openTodos(of: id, in: first) == 1)
  }

  @Test func `a twin that shows as the open todo stays where something else is changed`() throws {
    let first = try ScriptedReplica()
    let id = try #require(first.add("Water the plants every 3 days"))
    let all = try replicas(2, from: first)
    _ = try first.run(.complete([id]))
    all[1].wait(seconds: 10)
    for intent: Intent in [
      .complete([id]), .edit([id], TaskEdit(repeats: .never)), .complete([id]),
    ] {
      _ = try all[1].run(intent)
    }
    exchange(all)
    _ = try first.run(.edit([id], TaskEdit(priority: 5)))
    #expect(openTodos(of: id, in: first) == 1)
    _ = try first.run(.complete([id]))
    #expect(openTodos(of: id, in: first) == 0)
  }

  /// A task that another device gave a new title while this one completed it a minute later.
  private func completedApart() throws -> (all: [ScriptedReplica], id: TaskID) {
    let first = try ScriptedReplica()
    let id = try #require(first.add("Water the plants"))
    let all = try replicas(2, from: first)
    _ = try all[1].run(.edit([id], TaskEdit(title: "Water the orchids")))
    first.wait(seconds: 60)
    _ = try first.run(.complete([id]))
    return (all, id)
  }

  @Test func `undo of a deletion brings apart branches back with nobody's value on top`() throws {
    let (all, id) = try completedApart()
    _ = try all[0].run(.undo)
    exchange(all)
    let before = all[0].states
    #expect(before[id]?.title == "Water the orchids")
    _ = try all[0].run(.delete([id]))
    #expect(all[0].states.isEmpty)
    _ = try all[0].run(.undo)
    #expect(all[0].states == before)
  }

  @Test func `undo of a completion leaves what another device set meanwhile`() throws {
    let (all, id) = try completedApart()
    exchange(all)
    _ = try all[0].run(.undo)
    #expect(all[0].states[id]?.title.text == "Water the orchids")
    #expect(openTodos(of: id, in: all[0]) == 1)
  }

  @Test func `a change of a task that went apart joins its branches first`() throws {
    let replica = try ScriptedReplica.forked()
    let task = try #require(replica.projection.tasks.first { $0.headCount > 1 })
    _ = try replica.run(.edit([task.id], TaskEdit(priority: 1)))
    #expect(replica.projection[task.id]?.headCount == 1)
    #expect(replica.projection[task.id]?.priority == 1)
  }
}
