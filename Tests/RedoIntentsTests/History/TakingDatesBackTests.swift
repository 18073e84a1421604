import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// To take a date off is to give up a branch; taking that back goes back to the branch, and undo
/// and redo walk over both.
@Suite struct TakingDatesBackTests {
  private let replica: ScriptedReplica

  init() throws {
    replica = try ScriptedReplica()
  }

  /// Runs an intent and returns its mark.
  private func mark(_ intent: Intent) throws -> IntentMark {
    _ = try replica.run(intent)
    return try #require(IntentMark(latestOf: replica.author, in: replica.projection))
  }

  private func withoutDate(_ ids: TaskID...) -> Intent {
    .edit(ids, TaskEdit(takesDateAway: true))
  }

  /// Has another device give a task a title, of which this one hears a minute before it goes on.
  private func rename(_ id: TaskID, elsewhere title: String) throws {
    let phone = try replica.fork(device: "phone", seed: 9)
    _ = try phone.run(.edit([id], TaskEdit(title: title)))
    replica.take(from: phone)
    replica.wait(seconds: 60)
  }

  /// The words for the lines of the log from one on.
  private func told(from start: Int) -> Set<String> {
    let words = ChangeWords(of: replica.projection, replica.dates)
    return Set(replica.projection.graph.nodes.indices.dropFirst(start).map(words.text))
  }

  @Test func `undo of a take-back takes the date off again, and touches no other task`() throws {
    let alpha = try #require(replica.add("Alpha p3 friday"))
    replica.add("Beta p3 saturday")
    let dated = replica.states
    let mark = try mark(withoutDate(alpha))
    let dateless = replica.states
    #expect(dateless[alpha]?.todos.isEmpty == true)
    #expect(try replica.say(.takeBack([mark])) == "Took back everything done to “Alpha”")
    #expect(replica.states == dated)
    for _ in 1...2 {
      #expect(try replica.say(.undo) == "Undone: took back one change of “Alpha”")
      #expect(replica.states == dateless)
      #expect(try replica.say(.redo) == "Redone: took back one change of “Alpha”")
      #expect(replica.states == dated)
    }
    _ = try replica.run(.undo)
    for _ in 1...2 {
      #expect(try replica.say(.undo) == "Undone: took the date off “Alpha”")
      #expect(replica.states == dated)
      _ = try replica.run(.redo)
      #expect(replica.states == dateless)
      _ = try replica.run(.redo)
      #expect(replica.states == dated)
      _ = try replica.run(.undo)
      #expect(replica.states == dateless)
    }
    _ = try replica.run(.undo)
    #expect(replica.projection[alpha]?.headCount == 1)
    #expect(try replica.say(.undo) == "Undone: added “Beta”")
    #expect(replica.states == dated.filter { $0.key == alpha })
  }

  @Test func `a take-back of a removed date is told as one, and so are its undo and redo`() throws {
    let alpha = try #require(replica.add("Alpha p3 friday"))
    let mark = try mark(withoutDate(alpha))
    for (intent, words) in [
      (.takeBack([mark]), "took back: took the date off"),
      (.undo, "undid: took back: took the date off"),
      (.redo, "redid: took back: took the date off"),
    ] as [(Intent, String)] {
      let start = replica.projection.graph.nodes.count
      _ = try replica.run(intent)
      #expect(told(from: start) == [words])
    }
  }

  @Test func `a run of many kinds goes back whole, and undo and redo walk over it`() throws {
    let ids = try ["Alpha p3 friday", "Beta saturday", "Gamma tomorrow", "Delta someday"].map {
      try #require(replica.add($0))
    }
    var walk = [replica.states]
    var marks: [IntentMark] = []
    for intent: Intent in [
      .edit([ids[0]], TaskEdit(priority: 5)), withoutDate(ids[0], ids[1]), .complete([ids[2]]),
      .edit([ids[1]], TaskEdit(title: "Better")), .snooze([ids[1], ids[3]], .days(3)),
      withoutDate(ids[3]), withoutDate(ids[1]),
    ] {
      marks.append(try mark(intent))
      walk.append(replica.states)
    }
    let report = try replica.run(.takeBack(marks))
    // The fourth task was given a date and lost it again: it is as it was without another change.
    #expect(report.tasks.map(\.id) == ids && report.skipped == 0)
    #expect(replica.projection[ids[3]]?.headCount == 1)
    #expect(replica.states == walk[0])
    for _ in 1...2 {
      _ = try replica.run(.undo)
      #expect(replica.states == walk.last)
      _ = try replica.run(.redo)
      #expect(replica.states == walk[0])
    }
    _ = try replica.run(.undo)
    for states in walk.dropLast().reversed() {
      _ = try replica.run(.undo)
      #expect(replica.states == states)
    }
    for states in walk.dropFirst() + walk.prefix(1) {
      _ = try replica.run(.redo)
      #expect(replica.states == states)
    }
    #expect(ids.allSatisfy { replica.projection[$0]?.headCount == 1 })
  }

  @Test func `what another device did before the date went stays when a run goes back`() throws {
    let alpha = try #require(replica.add("Alpha p3 friday"))
    let first = try mark(.edit([alpha], TaskEdit(priority: 5)))
    try rename(alpha, elsewhere: "Alpine")
    let second = try mark(withoutDate(alpha))
    _ = try replica.run(.takeBack([first, second]))
    let state = try #require(replica.states[alpha])
    #expect(state.title == "Alpine" && state.priority == 3 && state.todos.count == 1)
  }

  @Test func `what another device did on the way stays when undo and redo walk over a run`() throws
  {
    let alpha = try #require(replica.add("Alpha friday"))
    let first = try mark(.snooze([alpha], .days(1)))
    try rename(alpha, elsewhere: "Alpine")
    let second = try mark(withoutDate(alpha))
    _ = try replica.run(.takeBack([first, second]))
    let taken = replica.states
    #expect(taken[alpha]?.title == "Alpine" && taken[alpha]?.todos.count == 1)
    for _ in 1...3 { _ = try replica.run(.undo) }
    for _ in 1...3 { _ = try replica.run(.redo) }
    #expect(replica.states == taken)
  }

  @Test func `a date that another device gave or completed since is not joined by the old one`()
    throws
  {
    let alpha = try #require(replica.add("Alpha friday"))
    let dated = replica.states
    _ = try replica.run(withoutDate(alpha))
    let intents: [(UInt8, Intent)] = [(8, .snooze([alpha], .days(3))), (9, .complete([alpha]))]
    for (seed, theirs) in intents {
      let phone = try replica.fork(device: "phone", seed: seed)
      _ = try phone.run(theirs)
      replica.take(from: phone)
      replica.wait(seconds: 60)
      let before = replica.states
      #expect(throws: IntentError.changedSince(title: "Alpha")) { try replica.run(.undo) }
      #expect(replica.states == before)
      _ = try phone.run(.undo)
      replica.take(from: phone)
      replica.wait(seconds: 60)
    }
    _ = try replica.run(.undo)
    #expect(replica.states == dated)
  }

  @Test func `the removal of a date is taken back by itself`() throws {
    let alpha = try #require(replica.add("Alpha p3 friday"))
    _ = try replica.run(.edit([alpha], TaskEdit(priority: 5)))
    let dated = replica.states
    _ = try replica.run(withoutDate(alpha))
    let dateless = replica.states
    let graph = replica.projection.graph
    let lead = graph.lead(of: graph.deed(of: graph.nodes.count - 1))
    let reversal = Reversal(of: lead, in: replica.projection, replica.context)
    #expect(reversal.way == .branch)
    // The priority was only carried over.
    #expect(reversal.fields.map(\.field.name) == ["due"])
    #expect(
      try replica.say(.takeBackChange(graph.nodes[lead].id)) == "Took back one change of “Alpha”")
    #expect(replica.states == dated)
    _ = try replica.run(.undo)
    #expect(replica.states == dateless)
    _ = try replica.run(.undo)
    #expect(replica.states == dated)
    #expect(throws: IntentError.countsNoMore(title: "Alpha")) {
      try replica.run(.takeBackChange(graph.nodes[lead].id))
    }
  }

  @Test func `a change since stays when the removal of a date is taken back by itself`() throws {
    let alpha = try #require(replica.add("Alpha p3 friday"))
    let date = replica.states[alpha]?.todos
    _ = try replica.run(withoutDate(alpha))
    let graph = replica.projection.graph
    let lead = graph.nodes[graph.lead(of: graph.deed(of: graph.nodes.count - 1))].id
    _ = try replica.run(.edit([alpha], TaskEdit(title: "Alpine")))
    let before = replica.states
    _ = try replica.run(.takeBackChange(lead))
    #expect(replica.states[alpha]?.title == "Alpine")
    #expect(replica.states[alpha]?.todos == date)
    let after = replica.states
    _ = try replica.run(.undo)
    #expect(replica.states == before)
    _ = try replica.run(.redo)
    #expect(replica.states == after)
  }

  @Test func `to take a date off does not bring back a repeat that was undone`() throws {
    let alpha = try #require(replica.add("Alpha someday"))
    _ = try replica.run(.edit([alpha], TaskEdit(repeats: .every(.days(7)))))
    _ = try replica.run(.edit([alpha], TaskEdit(due: .days(3))))
    for _ in 1...2 { _ = try replica.run(.undo) }
    let plain = replica.states
    _ = try replica.run(.edit([alpha], TaskEdit(due: .days(2))))
    _ = try replica.run(withoutDate(alpha))
    #expect(replica.states == plain)
  }

  @Test func `a date goes though a change of it waits for one before it`() throws {
    let alpha = try #require(replica.add("Alpha someday"))
    let phone = try replica.fork(device: "phone", seed: 9)
    _ = try phone.run(.edit([alpha], TaskEdit(title: "Lost")))
    _ = try phone.run(.edit([alpha], TaskEdit(due: .days(9))))
    let graph = phone.projection.graph
    let last = try #require(graph.nodes.last)
    #expect(last.action == .createTodo)
    for priority in 1...4 { _ = try replica.run(.edit([alpha], TaskEdit(priority: priority))) }
    let before = replica.states
    _ = try replica.run(.edit([alpha], TaskEdit(due: .days(2))))
    replica.take([graph.bytes.withSpan { span in last.line.range.map { span[$0] } }])
    _ = try replica.run(withoutDate(alpha))
    #expect(replica.states == before)
  }
}
