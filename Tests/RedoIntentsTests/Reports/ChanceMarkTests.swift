import RedoCrypto
import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// What a history tells of the nodes of other programs, whose clocks know nothing of the marks.
@Suite struct `A wall time that looks like an undo or a redo by chance` {
  private let web: ScriptedReplica
  private let id: TaskID

  init() throws {
    web = try ScriptedReplica()
    id = try #require(web.add("A tomorrow 9am"))
  }

  /// Writes on the head, with a wall time that ends in two binary digits.
  private func write(_ change: Change, mark: Int64 = 0) throws {
    let graph = web.projection.graph
    let head = try #require(graph.nodes.indices.last(where: graph.isHead))
    web.wait(seconds: 60)
    web.write(
      change, to: id, on: graph.nodes[head].id, lamport: graph.nodes[head].lamport + 1,
      wall: Instant(milliseconds: web.now.milliseconds & ~3 | mark))
  }

  private func retitle(_ title: String, mark: Int64 = 0) throws {
    try write(.update(TaskFields(title: title)), mark: mark)
  }

  private func prioritize(_ priority: UInt8, mark: Int64 = 0) throws {
    try write(.update(TaskFields(priority: priority)), mark: mark)
  }

  private var todo: TodoState {
    get throws {
      let task = try #require(web.projection[id])
      return try #require(web.projection.currentTodo(of: task))
    }
  }

  /// What is told of all that came after the task was made.
  private var told: [String] {
    let projection = web.projection
    let words = ChangeWords(of: projection, web.dates)
    return ChangeListing(of: projection.graph).nodes.reversed().map { words.deed(of: Int($0)) }
      .dropFirst().map { $0 }
  }

  @Test func `a value put back that another device had changed is told as what it is`() throws {
    try retitle("B")
    let phone = try web.fork(device: "phone", seed: 9)
    _ = try phone.run(.edit([id], TaskEdit(priority: 4)))
    web.take(from: phone)
    try prioritize(3, mark: 1)
    #expect(
      told == ["changed title to “B”", "changed priority to 4", "changed priority to 3"])
  }

  @Test func `a value that the change before never touched is no undo of it`() throws {
    try retitle("B")
    try prioritize(5)
    try retitle("B", mark: 1)
    try write(.update(TaskFields(title: "A", priority: 3)), mark: 1)
    #expect(
      told == [
        "changed title to “B”", "changed priority to 5", "changed nothing",
        "changed title to “A”, priority to 3",
      ])
  }

  @Test func `a value that the change before left as it was is no undo of it`() throws {
    try write(.update(TaskFields(title: "B", storyPoints: 1)))
    try write(.update(TaskFields(title: "A", storyPoints: 1)), mark: 1)
    #expect(told == ["changed title to “B”", "changed title to “A”"])
  }

  @Test func `a date set again is an undo only of what moved it`() throws {
    let (name, deadline) = (try todo.id, try todo.deadline)
    try retitle("B")
    try write(.snooze(Snooze(todoID: name, target: .until(deadline))), mark: 1)
    #expect(told.count == 2 && !told[1].hasPrefix("undid"))
    try write(.snooze(Snooze(todoID: name, target: .days(2))))
    try write(.snooze(Snooze(todoID: name, target: .until(deadline))), mark: 1)
    #expect(told[2...] == ["snoozed 2 days", "undid: snoozed 2 days"])
  }

  @Test func `a deletion is a redo only of a deletion`() throws {
    try retitle("B")
    try retitle("A", mark: 1)
    let graph = web.projection.graph
    let task = try #require(web.projection[id])
    let chain = task.nodes.map { graph.nodes[Int(graph.order[$0])].id }
    try write(.delete(chain: chain), mark: 3)
    #expect(
      told == ["changed title to “B”", "undid: changed title to “B”", "deleted"])
  }

  @Test func `a mark by chance leaves what can be undone and redone as it was`() throws {
    try retitle("B")
    try prioritize(4, mark: 1)
    try prioritize(5, mark: 3)
    try retitle("A", mark: 1)
    try prioritize(2, mark: 1)
    try retitle("B", mark: 3)
    #expect(
      told == [
        "changed title to “B”", "changed priority to 4", "changed priority to 5",
        "undid: changed title to “B”", "changed priority to 2", "redid: changed title to “B”",
      ])
  }

  @Test func `a history of thousands of them is read once for all that is told of it`() throws {
    // Four times as many: read anew for each of them it takes sixteen times as long.
    let growth = try Growth(from: 750, to: 3_000, within: 8, slack: 0.2, seconds: secondsToTell)
    #expect(growth.isBounded, "\(growth)")
  }

  /// The seconds that it takes to tell of so many changes of one task.
  private func secondsToTell(_ count: Int) throws -> Double {
    let web = try ScriptedReplica()
    let id = try #require(web.add("A tomorrow 9am"))
    let seed = [UInt8](repeating: 5, count: SigningKey.seedLength)
    let key = try #require(seed.withUnsafeBytes { SigningKey(seed: $0) })
    let author = Author(publicKey: key.verifyingKey, deviceID: "web")
    let last = try #require(web.projection.graph.nodes.last)
    var head = (id: last.id, lamport: last.lamport)
    let lines = (1...Int64(count)).map { number in
      let draft = NodeDraft(
        change: .update(TaskFields(title: "Title \(number)")), taskID: id, parents: [head.id],
        lamport: head.lamport + 1,
        wall: Instant(milliseconds: web.now.milliseconds & ~3 + 1000 * number + number & 3),
        author: author)
      let (name, line) = draft.signed(by: key, with: SHA256())
      head = (name, draft.lamport)
      return line
    }
    web.take(lines)
    let projection = web.projection
    let words = ChangeWords(of: projection, web.dates)
    let start = ThreadTime.now
    let told = projection.graph.nodes.indices.dropFirst(3).count {
      words.text(of: $0).hasPrefix("changed title to")
    }
    let time = ThreadTime.seconds(since: start)
    #expect(told == projection.graph.nodes.count - 3)
    return time
  }
}
