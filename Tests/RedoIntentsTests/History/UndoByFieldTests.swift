import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Undo where another device has since changed some of the fields that are to be taken back.
@Suite struct UndoByFieldTests {
  private let laptop: ScriptedReplica
  private let phone: ScriptedReplica
  private let id: TaskID

  /// A task that the laptop made, and a phone that knows of it.
  init() throws {
    laptop = try ScriptedReplica()
    id = try #require(laptop.add("Paint the fence p3 ~1 2026-11-24 09:00"))
    phone = try laptop.fork(device: "phone", seed: 9)
  }

  private func edit(_ edit: TaskEdit, on replica: ScriptedReplica) throws {
    replica.wait(seconds: 60)
    _ = try replica.run(.edit([id], edit))
  }

  /// What the phone does now, knowing what the laptop did, and the laptop takes in.
  private func onPhone(_ edits: TaskEdit...) throws {
    phone.take(from: laptop)
    phone.wait(seconds: 600)
    for change in edits { try edit(change, on: phone) }
    laptop.take(from: phone)
    laptop.wait(seconds: 1200)
  }

  private var state: VisibleState? { laptop.states[id] }

  private var history: [String] {
    let projection = laptop.projection
    let words = ChangeWords(of: projection, laptop.dates)
    return ChangeListing(of: projection.graph).nodes.reversed().map { words.deed(of: Int($0)) }
  }

  @Test
  func `what nobody else changed goes back, the rest stays, and redo takes exactly that back`()
    throws
  {
    try edit(TaskEdit(title: "Paint the wall", priority: 5), on: laptop)
    try onPhone(TaskEdit(priority: 1))
    let before = laptop.states
    #expect(
      try laptop.say(.undo)
        == "Undone: changed the title to “Paint the wall”; its priority stays, changed since by others"
    )
    let undone = laptop.states
    #expect(state?.title == "Paint the fence" && state?.priority == 1)
    #expect(history.last == "undid: changed title to “Paint the wall”")
    #expect(try laptop.say(.redo) == "Redone: changed the title to “Paint the wall”")
    #expect(history.last == "redid: changed title to “Paint the wall”")
    #expect(laptop.states == before)
    // What was done again is the title alone, and goes whole.
    #expect(try laptop.say(.undo) == "Undone: changed the title to “Paint the wall”")
    #expect(laptop.states == undone)
    _ = try laptop.run(.redo)
    #expect(laptop.states == before)
  }

  @Test func `a value that another client only says again is no change of it`() throws {
    try edit(TaskEdit(priority: 5), on: laptop)
    phone.take(from: laptop)
    phone.wait(seconds: 600)
    let last = try #require(phone.projection.graph.nodes.last)
    phone.write(
      .update(TaskFields(title: "Paint the wall", priority: 5)), to: id, on: last.id,
      lamport: last.lamport + 1)
    laptop.take(from: phone)
    laptop.wait(seconds: 1200)
    #expect(try laptop.say(.undo) == "Undone: changed the priority of “Paint the wall”")
    #expect(state?.title == "Paint the wall" && state?.priority == 3)
  }

  @Test func `redo leaves what another device changed since the undo, and says so`() throws {
    try edit(TaskEdit(title: "Paint the wall", priority: 5), on: laptop)
    _ = try laptop.run(.undo)
    try onPhone(TaskEdit(title: "Paint the door"))
    let told = "changed the priority of “Paint the door”"
    #expect(
      try laptop.say(.redo) == "Redone: \(told); its title stays, changed since by others")
    #expect(state?.title == "Paint the door" && state?.priority == 5)
    #expect(history.last == "redid: changed priority to 5")
    #expect(try laptop.say(.undo) == "Undone: \(told)")
    #expect(state?.title == "Paint the door" && state?.priority == 3)
    try onPhone(TaskEdit(priority: 1))
    #expect(throws: IntentError.changedSince(title: "Paint the door")) { try laptop.run(.redo) }
    #expect(state?.priority == 1)
  }

  @Test func `where others changed all of what was undone last, redo goes on with other tasks`()
    throws
  {
    let other = try #require(laptop.add("Buy paint p3"))
    try edit(TaskEdit(title: "Paint the wall"), on: laptop)
    laptop.wait(seconds: 60)
    _ = try laptop.run(.edit([other], TaskEdit(priority: 5)))
    for _ in 0..<2 { _ = try laptop.run(.undo) }
    try onPhone(TaskEdit(title: "Paint the door"))
    let told = "changed the priority of “Buy paint”"
    #expect(
      try laptop.say(.redo) == "Redone: \(told); “Paint the door” stays, changed since by others")
    #expect(laptop.states[other]?.priority == 5 && state?.title == "Paint the door")
    #expect(throws: IntentError.nothingToRedo) { try laptop.run(.redo) }
    // It was the latest that stands, and is the latest undone.
    #expect(try laptop.say(.undo) == "Undone: \(told)")
    #expect(try laptop.say(.redo) == "Redone: \(told)")
    #expect(state?.title == "Paint the door")
  }

  @Test func `a task that others renamed is called what it shows now`() throws {
    try edit(TaskEdit(title: "Paint the wall", priority: 5, storyPoints: 8), on: laptop)
    try onPhone(TaskEdit(title: "Paint the door"))
    let told = "changed the priority and points of “Paint the door”"
    #expect(
      try laptop.say(.undo) == "Undone: \(told); its title stays, changed since by others")
    #expect(try laptop.say(.redo) == "Redone: \(told)")
  }

  @Test func `where others changed all that was set, it is refused as it was`() throws {
    try edit(TaskEdit(title: "Paint the wall", priority: 5), on: laptop)
    try onPhone(TaskEdit(title: "Paint the door", priority: 1))
    let before = laptop.states
    #expect(throws: IntentError.changedSince(title: "Paint the door")) { try laptop.run(.undo) }
    #expect(laptop.states == before)
  }

  @Test func `the next undo goes on before it, but never at what stays`() throws {
    try edit(TaskEdit(priority: 1, storyPoints: 8), on: laptop)
    try edit(TaskEdit(title: "Paint the wall", priority: 5), on: laptop)
    // The value that the earlier intent gave, by chance.
    try onPhone(TaskEdit(priority: 1))
    let states = [laptop.states]
    #expect(try laptop.say(.undo).hasSuffix("; its priority stays, changed since by others"))
    let once = laptop.states
    #expect(try laptop.say(.undo).hasSuffix("; its priority stays, changed since by others"))
    #expect(state?.title == "Paint the fence" && state?.storyPoints == 1 && state?.priority == 1)
    let all = laptop.states
    _ = try laptop.run(.redo)
    #expect(laptop.states == once)
    _ = try laptop.run(.redo)
    #expect(laptop.states == states[0])
    _ = try laptop.run(.undo)
    #expect(laptop.states == once)
    _ = try laptop.run(.undo)
    #expect(laptop.states == all)
    // What is left is the task itself, which the phone's priority needs.
    #expect(throws: IntentError.changedSince(title: "Paint the fence")) { try laptop.run(.undo) }
    #expect(laptop.states == all)
  }

  @Test func `an earlier intent that set nothing but what stays is refused`() throws {
    try edit(TaskEdit(priority: 1), on: laptop)
    try edit(TaskEdit(title: "Paint the wall", priority: 5), on: laptop)
    try onPhone(TaskEdit(priority: 1))
    _ = try laptop.run(.undo)
    #expect(throws: IntentError.changedSince(title: "Paint the fence")) { try laptop.run(.undo) }
    #expect(state?.priority == 1)
    _ = try laptop.run(.redo)
    #expect(state?.title == "Paint the wall" && state?.priority == 1)
  }

  @Test func `a date stays alone, and a date goes alone`() throws {
    let friday = try #require(Instant(rfc3339: "2026-11-27T09:00:00.000Z"))
    let saturday = try #require(Instant(rfc3339: "2026-11-28T09:00:00.000Z"))
    try edit(TaskEdit(priority: 5, due: .until(friday)), on: laptop)
    try onPhone(TaskEdit(due: .until(saturday)))
    let moved = laptop.states
    #expect(
      try laptop.say(.undo)
        == "Undone: changed the priority of “Paint the fence”; its due date stays, changed since by others"
    )
    #expect(state?.priority == 3 && state?.todos.first?.deadline == saturday)
    _ = try laptop.run(.redo)
    #expect(laptop.states == moved)
    _ = try laptop.run(.undo)
    try edit(TaskEdit(priority: 4, due: .until(friday)), on: laptop)
    try onPhone(TaskEdit(priority: 2))
    let ranked = laptop.states
    #expect(try laptop.say(.undo).hasSuffix("; its priority stays, changed since by others"))
    #expect(state?.priority == 2 && state?.todos.first?.deadline == saturday)
    _ = try laptop.run(.redo)
    #expect(laptop.states == ranked)
  }

  @Test func `what another device chose in a merge stays, and what it did not choose goes`() throws
  {
    phone.take(from: laptop)
    try edit(TaskEdit(title: "Paint the wall", description: "in green", priority: 5), on: laptop)
    phone.wait(seconds: 5)
    _ = try phone.run(.edit([id], TaskEdit(title: "Paint the door")))
    phone.take(from: laptop)
    phone.wait(seconds: 600)
    _ = try phone.run(
      .settle(id, [.task(.title): VersionChoice(.text("Paint the wall"))]))
    laptop.take(from: phone)
    laptop.wait(seconds: 1200)
    let before = laptop.states
    #expect(try laptop.say(.undo).hasSuffix("; its title stays, changed since by others"))
    #expect(state?.title == "Paint the wall")
    #expect(state?.priority == 3 && state?.description == "")
    _ = try laptop.run(.redo)
    #expect(laptop.states == before)
  }

  @Test func `a choice of one's own goes back where nobody built on it, field by field`() throws {
    phone.take(from: laptop)
    phone.wait(seconds: 300)
    try edit(TaskEdit(title: "Paint the door", priority: 1), on: phone)
    try edit(TaskEdit(title: "Paint the wall", priority: 5), on: laptop)
    laptop.take(from: phone)
    laptop.wait(seconds: 600)
    _ = try laptop.run(
      .settle(
        id,
        [
          .task(.title): VersionChoice(.text("Paint the wall")),
          .task(.priority): VersionChoice(.number(5)),
        ]))
    try onPhone(TaskEdit(priority: 2))
    let before = laptop.states
    #expect(try laptop.say(.undo).hasSuffix("; its priority stays, changed since by others"))
    #expect(state?.title == "Paint the door" && state?.priority == 2)
    _ = try laptop.run(.redo)
    #expect(laptop.states == before)
  }

  @Test func `the choice of what a branch left unset is made again`() throws {
    phone.take(from: laptop)
    try edit(TaskEdit(priority: 5), on: laptop)
    let own = try #require(laptop.projection.graph.nodes.last?.id)
    phone.wait(seconds: 60)
    _ = try phone.run(.edit([id], TaskEdit(description: "in green")))
    laptop.take(from: phone)
    laptop.wait(seconds: 600)
    _ = try laptop.run(.settle(id, [.task(.description): VersionChoice(.unset, of: own)]))
    let before = laptop.states
    #expect(state?.description == "" && state?.priority == 5)
    _ = try laptop.run(.undo)
    #expect(state?.description == "in green")
    _ = try laptop.run(.redo)
    #expect(laptop.states == before)
  }

  @Test func `of many tasks each keeps what others changed of it`() throws {
    let others = try ["Mow the lawn", "Rake the leaves", "Prune the roses"].map {
      try #require(laptop.add($0 + " tomorrow"))
    }
    laptop.wait(seconds: 60)
    _ = try laptop.run(.edit([id] + others, TaskEdit(priority: 5, storyPoints: 8)))
    phone.take(from: laptop)
    phone.wait(seconds: 60)
    _ = try phone.run(.edit([id], TaskEdit(priority: 1)))
    _ = try phone.run(.edit([others[0]], TaskEdit(priority: 1, storyPoints: 2)))
    laptop.take(from: phone)
    laptop.wait(seconds: 600)
    let before = laptop.states
    #expect(
      try laptop.say(.undo).hasSuffix(
        "; “Mow the lawn” and the priority of “Paint the fence” stay, changed since by others"))
    #expect(state?.priority == 1 && state?.storyPoints == 1)
    #expect(laptop.states[others[0]] == before[others[0]])
    #expect(laptop.states[others[1]]?.priority == 3 && laptop.states[others[1]]?.storyPoints == 1)
    _ = try laptop.run(.redo)
    #expect(laptop.states == before)
  }

  @Test func `what an undo left stays where a branch is left later`() throws {
    _ = try laptop.run(.complete([id]))
    try edit(TaskEdit(title: "Paint the wall", priority: 5), on: laptop)
    try onPhone(TaskEdit(priority: 1))
    _ = try laptop.run(.undo)
    _ = try laptop.run(.undo)
    #expect(state?.todos.first?.completed == nil)
    #expect(state?.title == "Paint the fence" && state?.priority == 1)
  }

  @Test(arguments: [false, true])
  func `what another device only carried to another branch goes back, step by step`(wasDone: Bool)
    throws
  {
    if wasDone { _ = try phone.run(.complete([id])) }
    let completion = try #require(phone.projection.graph.nodes.last?.id)
    laptop.take(from: phone)
    try edit(TaskEdit(title: "Paint the wall", priority: 5), on: laptop)
    try edit(TaskEdit(priority: 4), on: laptop)
    phone.take(from: laptop)
    phone.wait(seconds: 600)
    _ = try phone.run(
      wasDone ? .takeBackChange(completion) : .edit([id], TaskEdit(takesDateAway: true)))
    laptop.take(from: phone)
    laptop.wait(seconds: 1200)
    let todos = state?.todos
    let before = laptop.states
    #expect(try laptop.say(.undo) == "Undone: changed the priority of “Paint the wall”")
    #expect(state?.title == "Paint the wall" && state?.priority == 5)
    _ = try laptop.run(.undo)
    #expect(state?.title == "Paint the fence" && state?.priority == 3 && state?.todos == todos)
    for _ in 0..<2 { _ = try laptop.run(.redo) }
    #expect(laptop.states == before)
  }

  @Test func `a first repeat goes with its branch, and a title of others stays on redo too`() throws
  {
    try edit(TaskEdit(title: "Paint the wall", repeats: .every(.days(7))), on: laptop)
    try onPhone(TaskEdit(title: "Paint the door"))
    let before = laptop.states
    #expect(try laptop.say(.undo).hasSuffix("; its title stays, changed since by others"))
    #expect(state?.title == "Paint the door" && state?.frequencyDays == nil)
    _ = try laptop.run(.redo)
    #expect(laptop.states == before)
  }

  @Test func `a first repeat that others changed stays, and the title goes`() throws {
    try edit(TaskEdit(title: "Paint the wall", repeats: .every(.days(7))), on: laptop)
    try onPhone(TaskEdit(repeats: .every(.days(10))))
    let before = laptop.states
    #expect(try laptop.say(.undo).hasSuffix("; its repeat stays, changed since by others"))
    #expect(state?.title == "Paint the fence" && state?.frequencyDays == 10)
    _ = try laptop.run(.redo)
    #expect(laptop.states == before)
  }

  @Test func `a repeat that counts from the date keeps the days that others gave it`() throws {
    _ = try laptop.run(.edit([id], TaskEdit(repeats: .every(.fixedDays(7)))))
    try edit(TaskEdit(due: .days(2)), on: laptop)
    try onPhone(TaskEdit(repeats: .every(.fixedDays(10))))
    let before = laptop.states
    _ = try laptop.run(.undo)
    #expect(state?.frequencyDays == 10)
    _ = try laptop.run(.redo)
    #expect(laptop.states == before)
    #expect(history.last?.hasPrefix("redid: ") == true)
  }
}
