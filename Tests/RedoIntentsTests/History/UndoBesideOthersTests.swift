import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Undo and redo of one deed beside each deed that another device did at the same time.
@Suite struct UndoBesideOthersTests {
  enum Deed: CaseIterable, CustomTestStringConvertible {
    case title, priority, samePriority, due, sameDue, complete, snooze, archive, delete, repeats
    case someday

    var testDescription: String { "\(self)" }

    /// Whether it gives a date where there is none.
    var dates: Bool { [.due, .sameDue, .complete, .snooze].contains(self) }

    func intent(_ id: TaskID, isOwn: Bool) -> Intent {
      switch self {
      case .title: .edit([id], TaskEdit(title: isOwn ? "Ours" : "Theirs"))
      case .priority: .edit([id], TaskEdit(priority: isOwn ? 5 : 1))
      case .samePriority: .edit([id], TaskEdit(priority: 4))
      case .due: .edit([id], TaskEdit(due: .days(isOwn ? 20 : 22)))
      case .sameDue: .edit([id], TaskEdit(due: .until(Instant(milliseconds: 1_800_000_000_000))))
      case .complete: .complete([id])
      case .snooze: .snooze([id], .days(isOwn ? 3 : 5))
      case .archive: .archive([id])
      case .delete: .delete([id])
      case .repeats: .edit([id], TaskEdit(repeats: .every(.days(isOwn ? 9 : 4))))
      case .someday: .edit([id], TaskEdit(takesDateAway: true))
      }
    }
  }

  /// Both devices after they have done their deeds apart and heard of each other, and one that has only
  /// heard of the other's.
  private func devices(
    _ line: String, own: Deed, other: Deed, isOwnFirst: Bool
  ) throws -> (own: ScriptedReplica, other: ScriptedReplica, witness: ScriptedReplica)? {
    let laptop = try ScriptedReplica()
    let id = try #require(laptop.add(line))
    let phone = try laptop.fork(device: "phone", seed: 9)
    let witness = try laptop.fork(device: "tablet", seed: 8)
    (isOwnFirst ? phone : laptop).wait(seconds: 60)
    guard laptop.tried(own.intent(id, isOwn: true)), phone.tried(other.intent(id, isOwn: false))
    else { return nil }
    witness.take(from: phone)
    laptop.take(from: phone)
    phone.take(from: laptop)
    laptop.wait(seconds: 600)
    return (laptop, phone, witness)
  }

  @Test(arguments: Deed.allCases)
  func `an undo changes what is seen, keeps the other's deed, and redo takes it back`(
    own: Deed
  ) throws {
    for line in ["Base tomorrow", "Base tomorrow every day", "Base someday"] {
      for other in Deed.allCases {
        for isOwnFirst in [true, false] {
          guard
            let (laptop, phone, witness) = try devices(
              line, own: own, other: other, isOwnFirst: isOwnFirst)
          else { continue }
          let story: Comment = "\(line): \(own) beside \(other), \(isOwnFirst ? "first" : "second")"
          let before = laptop.states
          guard laptop.tried(.undo) else {
            #expect(laptop.states == before, story)
            continue
          }
          #expect(laptop.states != before, story)
          // What ends a branch brings back less than the other's change of it keeps.
          if other != .delete, other != .someday { #expect(laptop.states == witness.states, story) }
          phone.take(from: laptop)
          #expect(phone.states == laptop.states, story)
          #expect(laptop.tried(.redo), story)
          // A first date that is given again comes behind the other's first one.
          let areBothFirst = line.hasSuffix("someday") && own.dates && other.dates
          if !areBothFirst { #expect(laptop.states == before, story) }
        }
      }
    }
  }

  @Test(arguments: ["Base tomorrow every day", "Base tomorrow"])
  func `what others changed outlives every undo that grows a branch`(line: String) throws {
    let laptop = try ScriptedReplica()
    let id = try #require(laptop.add(line))
    let start = laptop.states
    let repeats = Intent.edit([id], TaskEdit(repeats: .every(.days(5))))
    let deeds = [.complete([id]), repeats, .complete([id])].filter { laptop.tried($0) }
    let phone = try laptop.fork(device: "phone", seed: 9)
    _ = try phone.run(.edit([id], TaskEdit(description: "theirs", storyPoints: 8)))
    laptop.take(from: phone)
    var states = [laptop.states]
    for _ in deeds {
      _ = try laptop.run(.undo)
      let task = try #require(laptop.projection[id])
      #expect(laptop.projection.description(of: task) == "theirs" && task.storyPoints == 8)
      states.append(laptop.states)
    }
    #expect(deeds.count > 1)
    #expect(laptop.states[id]?.todos == start[id]?.todos)
    while states.count > 1 {
      states.removeLast()
      #expect(laptop.tried(.redo))
      #expect(laptop.states == states.last)
    }
  }

  @Test func `a first date that another device moved or completed stays`() throws {
    for theirs: (TaskID) -> Intent in [{ .snooze([$0], .days(3)) }, { .complete([$0]) }] {
      let laptop = try ScriptedReplica()
      let id = try #require(laptop.add("Base someday"))
      _ = try laptop.run(.snooze([id], .days(2)))
      let phone = try laptop.fork(device: "phone", seed: 9)
      _ = try phone.run(theirs(id))
      laptop.take(from: phone)
      let before = laptop.states
      #expect(throws: IntentError.changedSince(title: "Base")) { try laptop.run(.undo) }
      #expect(laptop.states == before)
      _ = try phone.run(.undo)
      laptop.take(from: phone)
      _ = try laptop.run(.undo)
      #expect(laptop.states[id]?.todos.isEmpty == true)
    }
  }

  @Test(arguments: [Deed.title, .due, .complete, .snooze, .archive, .repeats])
  func `a task that another device went on with outlives the undo of what made it`(
    theirs: Deed
  ) throws {
    let laptop = try ScriptedReplica()
    let earlier = try #require(laptop.add("Earlier"))
    laptop.wait(seconds: 60)
    let id = try #require(laptop.add("Base tomorrow"))
    let phone = try laptop.fork(device: "phone", seed: 9)
    _ = try phone.run(theirs.intent(id, isOwn: false))
    laptop.take(from: phone)
    let known = laptop.states[id]
    let report = try laptop.run(.undo)
    let base = theirs == .title ? "Theirs" : "Base"
    let words = report.words(in: FriendlyDate(in: laptop.dates))
    #expect(words == "Undone: added “Earlier”; “\(base)” stays, changed since by others")
    #expect(laptop.states[id] == known && laptop.states[earlier] == nil)
  }

  @Test(arguments: [Deed.title, .delete])
  func `a task that another device deleted is told as deleted where an undo goes past it`(
    own: Deed
  ) throws {
    let laptop = try ScriptedReplica()
    let earlier = try #require(laptop.add("Earlier"))
    let id = try #require(laptop.add("Base tomorrow"))
    let phone = try laptop.fork(device: "phone", seed: 9)
    _ = try laptop.run(own.intent(id, isOwn: true))
    if own != .delete { phone.take(from: laptop) }
    phone.wait(seconds: 60)
    _ = try phone.run(.delete([id]))
    laptop.take(from: phone)
    laptop.wait(seconds: 600)
    let words = try laptop.say(.undo)
    let name = own == .title ? "Ours" : "Base"
    #expect(words == "Undone: added “Earlier”; “\(name)” stays deleted by others")
    #expect(laptop.states[id] == nil && laptop.states[earlier] == nil)
  }

  @Test func `a task that nobody went on with after all goes with the undo of what made it`() throws
  {
    let laptop = try ScriptedReplica()
    let id = try #require(laptop.add("Base tomorrow"))
    let phone = try laptop.fork(device: "phone", seed: 9)
    _ = try phone.run(.complete([id]))
    laptop.take(from: phone)
    #expect(throws: IntentError.changedSince(title: "Base")) { try laptop.run(.undo) }
    _ = try phone.run(.undo)
    laptop.take(from: phone)
    _ = try laptop.run(.undo)
    #expect(laptop.states.isEmpty)
  }

  @Test func `a task that two devices deleted comes back where one of the deletions is taken back`()
    throws
  {
    let laptop = try ScriptedReplica()
    let id = try #require(laptop.add("Base tomorrow"))
    let before = laptop.states
    let phone = try laptop.fork(device: "phone", seed: 9)
    for device in [laptop, phone] { _ = try device.run(.delete([id])) }
    laptop.take(from: phone)
    laptop.wait(seconds: 60)
    #expect(throws: IntentError.deletedSince(title: "Base")) { try laptop.run(.undo) }
    let graph = laptop.projection.graph
    for index in graph.nodes.indices where graph.nodes[index].action == .delete {
      _ = try laptop.run(.takeBackChange(graph.nodes[index].id))
      #expect(laptop.states == before)
      _ = try laptop.run(.undo)
      #expect(laptop.states.isEmpty)
    }
    phone.take(from: laptop)
    #expect(phone.states == laptop.states)
  }

  @Test func `what another device chose outlives the undo of a completion`() throws {
    let laptop = try ScriptedReplica()
    let id = try #require(laptop.add("Base tomorrow every day"))
    _ = try laptop.run(.complete([id]))
    let phone = try laptop.fork(device: "phone", seed: 9)
    let tablet = try laptop.fork(device: "tablet", seed: 8)
    _ = try phone.run(.edit([id], TaskEdit(title: "Phone", priority: 1)))
    tablet.wait(seconds: 60)
    _ = try tablet.run(.edit([id], TaskEdit(title: "Tablet", priority: 5)))
    phone.take(from: tablet)
    _ = try phone.run(
      .settle(
        id,
        [
          .task(.title): VersionChoice(.text("Phone")),
          .task(.priority): VersionChoice(.number(2)),
        ]))
    laptop.take(from: phone)
    laptop.wait(seconds: 600)
    let before = laptop.states
    _ = try laptop.run(.undo)
    #expect(laptop.states[id]?.title.text == "Phone" && laptop.states[id]?.priority == 2)
    #expect(laptop.states[id]?.todos.count == 1)
    _ = try laptop.run(.redo)
    #expect(laptop.states == before)
  }

  @Test func `a date that another device chose among versions stays where the branch below goes`()
    throws
  {
    let laptop = try ScriptedReplica()
    let id = try #require(laptop.add("Base tomorrow"))
    _ = try laptop.run(.edit([id], TaskEdit(repeats: .every(.days(7)))))
    let (phone, tablet) = (
      try laptop.fork(device: "phone", seed: 9), try laptop.fork(device: "tablet", seed: 8)
    )
    _ = try phone.run(.snooze([id], .days(2)))
    tablet.wait(seconds: 60)
    _ = try tablet.run(.snooze([id], .days(9)))
    _ = try tablet.run(.archive([id]))
    let date = try #require(phone.states[id]?.todos.first?.deadline)
    let todo = try #require(phone.projection.todos.first?.id)
    phone.take(from: tablet)
    phone.wait(seconds: 120)
    _ = try phone.run(
      .settle(
        id,
        [
          .todo(.deadline, todo): VersionChoice(.moment(date)),
          .task(.archived): VersionChoice(.flag(false)),
        ]))
    laptop.take(from: phone)
    laptop.wait(seconds: 600)
    _ = try laptop.run(.undo)
    let state = try #require(laptop.states[id])
    #expect(state.frequencyDays == nil && !state.isArchived)
    #expect(state.todos.map(\.deadline) == [date])
  }

  @Test func `a deletion that is taken back is undone though another device had changed the task`()
    throws
  {
    let laptop = try ScriptedReplica()
    let id = try #require(laptop.add("Base tomorrow"))
    laptop.add("Other tomorrow")
    let phone = try laptop.fork(device: "phone", seed: 9)
    _ = try phone.run(.edit([id], TaskEdit(title: "Phone")))
    laptop.take(from: phone)
    laptop.wait(seconds: 60)
    _ = try laptop.run(.delete([id]))
    let deleted = laptop.states
    let deletion = try #require(laptop.projection.graph.nodes.last?.id)
    _ = try laptop.run(.takeBackChange(deletion))
    let back = laptop.states
    _ = try laptop.run(.undo)
    #expect(laptop.states == deleted)
    _ = try laptop.run(.redo)
    #expect(laptop.states == back)
    phone.take(from: laptop)
    _ = try phone.run(.edit([id], TaskEdit(priority: 5)))
    laptop.take(from: phone)
    laptop.wait(seconds: 60)
    _ = try laptop.run(.undo)
    #expect(laptop.states[id]?.priority == 5, "it went on with what was back")
  }

  @Test(arguments: [1, 2])
  func `redo of a completion brings back what others did with the next round`(count: Int) throws {
    let laptop = try ScriptedReplica()
    let id = try #require(laptop.add("Base tomorrow every day"))
    _ = try laptop.run(.complete([id]))
    let others = try (0..<count).map { try laptop.fork(device: "phone \($0)", seed: UInt8(8 + $0)) }
    for (place, other) in others.enumerated() {
      other.wait(seconds: Int64(place) * 10)
      _ = try other.run(.snooze([id], .days(2)))
      _ = try other.run(.complete([id]))
      _ = try other.run(.snooze([id], .days(4)))
    }
    for other in others { laptop.take(from: other) }
    laptop.wait(seconds: 60)
    let done = laptop.states[id]
    let words = { ChangeWords(of: laptop.projection, laptop.dates) }
    for _ in 1...2 {
      _ = try laptop.run(.undo)
      #expect(laptop.states[id]?.todos.count == 1)
      let start = laptop.projection.graph.nodes.count
      _ = try laptop.run(.redo)
      #expect(Set(laptop.states[id]?.todos ?? []) == Set(done?.todos ?? []))
      let nodes = start..<laptop.projection.graph.nodes.count
      #expect(nodes.allSatisfy { words().text(of: $0).hasPrefix("redid: ") })
    }
    for other in others {
      other.take(from: laptop)
      #expect(other.states == laptop.states)
    }
  }

  @Test(arguments: [false, true])
  func `a completion that a merge had overruled keeps none after it from being undone`(
    repeats: Bool
  ) throws {
    let sketch = TaskSketch()
    var payload: JSONSketch = ["title": "Water the plants"]
    if repeats { payload["frequencyDays"] = 7 }
    let create = sketch.node("CREATE", on: [], payload)
    let todo = sketch.createTodo(create)
    let (done, changed) = (sketch.complete(todo), sketch.update(todo))
    let leavesOpen: JSONSketch = [
      "path": "completed", "strategy": "theirs", "chosenParent": .string(changed.id.description),
    ]
    let merge = sketch.merge(
      [done, changed], base: todo,
      resolutions: [
        "task": [],
        "todos": [["todoTaskId": .string(TaskSketch.todo(1)), "fields": [leavesOpen]]],
      ])
    let laptop = try ScriptedReplica()
    laptop.take([create, todo, done, changed, merge].map(\.line))
    let id = try #require(laptop.projection.tasks.first?.id)
    let open = laptop.states[id]
    #expect(open?.todos.map(\.completed) == [nil])
    _ = try laptop.run(.complete([id]))
    let completed = laptop.states[id]
    #expect(completed != open)
    _ = try laptop.run(.undo)
    #expect(laptop.states[id] == open)
    _ = try laptop.run(.redo)
    #expect(laptop.states[id]?.todos.first?.completed == completed?.todos.first?.completed)
  }
}
