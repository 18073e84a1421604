import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// What a history tells of each change, in the words of what a person did.
@Suite struct ChangeWordsTests {
  private let replica: ScriptedReplica
  private let id: TaskID

  init() throws {
    replica = try ScriptedReplica()
    id = try #require(replica.add("Buy milk tomorrow 9am #shop // - [ ] whole\n- [ ] skimmed"))
  }

  /// What the history tells of all that was written after a length of the log, the earliest first.
  private func told(from start: Int = 2) -> [String] {
    let projection = replica.projection
    let words = ChangeWords(of: projection, replica.dates)
    return projection.graph.nodes.indices.dropFirst(start).map(words.text)
  }

  /// What the history tells of some intents, and what their reports said.
  private func tell(_ intents: Intent...) throws -> (history: [String], reports: [String]) {
    let start = replica.projection.graph.nodes.count
    var reports: [String] = []
    for intent in intents {
      reports.append(try replica.say(intent))
    }
    return (told(from: start), reports)
  }

  private func edit(_ edit: TaskEdit) -> Intent { .edit([id], edit) }

  @Test func `a new task is told as made and due`() {
    #expect(told(from: 0) == ["created", "due tomorrow 09:00"])
  }

  @Test(arguments: [
    ("Buy milk #shop #home", "added #home", "Added #home to “Buy milk”"),
    ("Buy milk", "took off #shop", "Took #shop off “Buy milk”"),
    (
      "Buy milk #home @ana", "added #home and @ana, took off #shop",
      "Added #home and @ana to “Buy milk” and took off #shop"
    ),
    (
      "Buy oat milk #shop", "changed title to “Buy oat milk”",
      "Changed the title of “Buy milk” to “Buy oat milk”"
    ),
    (
      "Buy oat milk #home", "changed title to “Buy oat milk”, added #home, took off #shop",
      "Changed the title and tags of “Buy milk”"
    ),
  ])
  func `tags are told apart from the title that they stand in`(
    title: String, history: String, report: String
  ) throws {
    let (words, reports) = try tell(edit(TaskEdit(title: title)))
    #expect(words == [history])
    #expect(reports == [report])
    let undone = try tell(.undo)
    #expect(undone.history == ["undid: " + history])
    let isRenamed = report.hasPrefix("Changed the title")
    let said =
      (report.prefix(1).lowercased() + report.dropFirst())
      .replacing(" of “Buy milk” to “Buy oat milk”", with: " to “Buy oat milk”")
      .replacing("“Buy milk”", with: isRenamed ? "“Buy oat milk”" : "“Buy milk”")
    #expect(undone.reports == ["Undone: " + said])
    #expect(try tell(.redo).history == ["redid: " + history])
  }

  @Test func `a repeat that is set, changed and ended is told as such`() throws {
    #expect(try tell(edit(TaskEdit(repeats: .every(.days(7))))).history == ["repeats every week"])
    #expect(
      try tell(edit(TaskEdit(repeats: .every(.days(10))))).history == ["repeats every 10 days"])
    #expect(
      try tell(edit(TaskEdit(repeats: .every(.fixedDays(14))))).history
        == ["repeats every 2 weeks from the due date"])
    let (words, reports) = try tell(edit(TaskEdit(repeats: .never)))
    #expect(words == ["stopped repeating"])
    #expect(reports == ["Stopped the repeat of “Buy milk”"])
    let undone = try tell(.undo)
    #expect(undone.history == ["undid: stopped repeating"])
    #expect(undone.reports == ["Undone: stopped the repeat of “Buy milk”"])
    _ = try tell(edit(TaskEdit(repeats: .never)))
    #expect(try tell(edit(TaskEdit(repeats: .every(.days(1))))).history == ["repeats every day"])
  }

  @Test(
    arguments: [
      ("- [x] whole\n- [ ] skimmed", "ticked “whole”", "Ticked “whole” of “Buy milk”"),
      ("- [x] whole\n- [x] skimmed", "ticked “whole” and “skimmed”", nil),
      ("- [ ] whole\n- [ ] skimmed\n- [ ] oat", "added the step “oat”", nil),
      ("- [ ] whole", "took out the step “skimmed”", nil),
      ("- [ ] whole\n- [ ] half", "changed the step “skimmed” to “half”", nil),
      ("- [ ] whole\n- [ ] skimmed\nor none", "changed description", nil),
      ("none", "changed description", "Changed the description of “Buy milk”"),
      ("", "took out the steps “whole” and “skimmed”", nil),
    ] as [(String, String, String?)])
  func `steps are told by their words`(text: String, history: String, report: String?) throws {
    let (words, reports) = try tell(edit(TaskEdit(description: text)))
    #expect(words == [history])
    if let report { #expect(reports == [report]) }
    #expect(try tell(.undo).history == ["undid: " + history])
  }

  @Test func `a step that is open again is told as unticked`() throws {
    _ = try tell(edit(TaskEdit(description: "- [x] whole\n- [ ] skimmed")))
    let (words, _) = try tell(edit(TaskEdit(description: "- [ ] whole\n- [ ] skimmed")))
    #expect(words == ["unticked “whole”"])
  }

  @Test func `a completion that is taken back and done again is told by its name`() throws {
    _ = try tell(edit(TaskEdit(repeats: .every(.days(1)))))
    #expect(try tell(.complete([id])).history == ["completed", "next due tomorrow 14:05"])
    #expect(Set(try tell(.undo).history) == ["undid: completed"])
    #expect(Set(try tell(.redo).history) == ["redid: completed"])
    #expect(Set(try tell(.undo).history) == ["undid: completed"])
  }

  @Test func `a date that is taken away is told, and so is its undo`() throws {
    let (words, reports) = try tell(edit(TaskEdit(takesDateAway: true)))
    #expect(Set(words) == ["took the date off"])
    #expect(reports == ["Took the date off “Buy milk”"])
    let undone = try tell(.undo)
    #expect(Set(undone.history) == ["undid: took the date off"])
    #expect(undone.reports == ["Undone: took the date off “Buy milk”"])
    let redone = try tell(.redo)
    #expect(Set(redone.history) == ["redid: took the date off"])
    #expect(redone.reports == ["Redone: took the date off “Buy milk”"])
  }

  @Test func `what stays when a date is taken away is told as carried over`() throws {
    _ = try tell(edit(TaskEdit(priority: 5)))
    let (words, _) = try tell(edit(TaskEdit(takesDateAway: true)))
    #expect(
      words == ["took the date off", "carried over: changed priority to 5", "took the date off"])
  }

  @Test func `a deletion and an addition that are taken back are told`() throws {
    #expect(try tell(.delete([id])).history == ["deleted"])
    #expect(try tell(.undo).history == ["undid: deleted"])
    #expect(try tell(.redo).history == ["redid: deleted"])
    let other = try #require(replica.add("Call Ana tomorrow"))
    #expect(replica.projection[other] != nil)
    #expect(try tell(.undo).history == ["undid: created"])
    #expect(Set(try tell(.redo).history) == ["redid: created"])
  }

  @Test(arguments: [
    ("2026-11-21T20:00:00.000Z", "snoozed to tomorrow 20:00", "Snoozed “Buy milk” to "),
    ("2026-11-25T09:00:00.000Z", "snoozed to Wed 09:00", "Snoozed “Buy milk” to Wed 09:00"),
    ("2026-11-21T08:00:00.000Z", "moved to tomorrow 08:00", "Moved “Buy milk” to tomorrow 08:00"),
    ("2026-11-20T23:59:00.000Z", "planned for today 23:59", "Planned “Buy milk” for today 23:59"),
  ])
  func `only what is put off is snoozed`(moment: String, history: String, report: String) throws {
    let (words, reports) = try tell(.snooze([id], .until(try #require(Instant(rfc3339: moment)))))
    #expect(words == [history])
    #expect(reports[0].hasPrefix(report))
    let undone = try tell(.undo)
    #expect(undone.history == ["undid: " + history])
    #expect(
      undone.reports[0] == "Undone: " + reports[0].prefix(1).lowercased() + reports[0].dropFirst())
  }

  @Test func `a date that is later and has passed all the same is no snooze`() throws {
    for (date, words) in [("2026-11-10", "moved to 10 Nov"), ("2026-11-12", "moved to 12 Nov")] {
      let moment = try #require(Instant(rfc3339: "\(date)T09:00:00.000Z"))
      let (history, reports) = try tell(edit(TaskEdit(due: .until(moment))))
      #expect(history[0].hasPrefix(words), "\(history)")
      #expect(reports[0].hasPrefix("Moved “Buy milk” to "), "\(reports)")
    }
  }

  @Test func `a date that an edit sets is no snooze, and a draft's first is planned`() throws {
    let friday = try #require(Instant(rfc3339: "2026-11-27T09:00:00.000Z"))
    let (words, _) = try tell(edit(TaskEdit(priority: 4, due: .until(friday))))
    #expect(words == ["changed priority to 4", "moved to 27 Nov 09:00"])
    #expect(
      Set(try tell(.undo).history) == ["undid: changed priority to 4, moved to 27 Nov 09:00"])
    _ = try tell(edit(TaskEdit(takesDateAway: true)))
    #expect(try tell(.snooze([id], .until(friday))).history == ["planned for 27 Nov 09:00"])
  }

  @Test func `a new date for all times of a repeat says that it starts anew`() throws {
    let friday = try #require(Instant(rfc3339: "2026-11-27T09:00:00.000Z"))
    _ = try tell(edit(TaskEdit(repeats: .every(.fixedDays(7)))))
    let (words, _) = try tell(edit(TaskEdit(due: .until(friday))))
    #expect(words == ["started its repeat anew", "moved to 27 Nov 09:00"])
    #expect(
      Set(try tell(.undo).history) == ["undid: started its repeat anew, moved to 27 Nov 09:00"])
  }

  @Test func `a deed of several changes is listed and told once`() throws {
    _ = try tell(edit(TaskEdit(repeats: .every(.days(1)))), .complete([id]), .undo)
    let projection = replica.projection
    let words = ChangeWords(of: projection, replica.dates)
    let listing = ChangeListing(of: projection.graph)
    #expect(listing.nodes.count == 4)
    #expect(
      listing.nodes.map { words.deed(of: Int($0)) } == [
        "undid: completed", "completed, next due tomorrow 14:05", "repeats every day",
        "created, due tomorrow 09:00",
      ])
  }

  @Test func `changes on lines before those they build on are told each by itself`() throws {
    let graph = replica.projection.graph
    let phone = try ScriptedReplica(device: "phone", seed: 9)
    phone.take(
      graph.nodes.reversed().map { Array(graph.bytes.canonicalText(ofNode: $0.line).utf8) })
    let words = ChangeWords(of: phone.projection, replica.dates)
    #expect(
      ChangeListing(of: phone.projection.graph).nodes.map { words.deed(of: Int($0)) } == [
        "created", "due tomorrow 09:00",
      ])
  }

  @Test func `what finds any change of a deed finds the deed`() throws {
    _ = try tell(.complete([id]))
    let projection = replica.projection
    var listing = ChangeListing(of: projection.graph)
    var scope = ChangeListing.Scope()
    scope.action = .createTodo
    listing.narrow(to: scope, ChangeFilter(""), in: projection, with: OneWorker())
    #expect(listing.nodes == [0])
  }

  @Test func `a change that joins branches first is told by itself, and so is the joining`() throws
  {
    let phone = try replica.fork(device: "phone", seed: 9)
    _ = try phone.run(edit(TaskEdit(priority: 1)))
    _ = try replica.run(edit(TaskEdit(storyPoints: 3)))
    replica.take(from: phone)
    let start = replica.projection.graph.nodes.count
    _ = try replica.run(.archive([id]))
    #expect(told(from: start) == ["joined what had gone apart", "archived"])
    let words = ChangeWords(of: replica.projection, replica.dates)
    #expect(words.deed(of: start) == "joined what had gone apart")
    #expect(words.deed(of: start + 1) == "archived")
    #expect(replica.projection.graph.lead(of: start...(start + 1)) == start + 1)
  }

  @Test func `an undo of an undo is told as the deed done again, and its undo as that deed`() throws
  {
    let (words, _) = try tell(
      edit(TaskEdit(priority: 5)), .archive([id]), .undo, .undo, .redo, .redo, .undo)
    #expect(
      words == [
        "changed priority to 5", "archived", "undid: archived", "undid: changed priority to 5",
        "redid: changed priority to 5", "redid: archived", "undid: archived",
      ])
  }

  @Test func `a change that is taken back by itself is told by what it was`() throws {
    _ = try tell(.complete([id]))
    let node = try #require(
      replica.projection.graph.nodes.first { $0.action == .completeTodo })
    _ = try tell(edit(TaskEdit(priority: 5)))
    #expect(
      try tell(.takeBackChange(node.id)).history
        == ["took back: completed", "carried over: changed priority to 5", "took back: completed"])
  }

  @Test func `wall times that look like an undo by chance are told as what was done`() throws {
    // Another program's clock, which knows nothing of the marks.
    for mark in [Int64(1), 3] {
      let graph = replica.projection.graph
      let head = try #require(graph.nodes.indices.last(where: graph.isHead))
      replica.wait(seconds: 60)
      replica.write(
        .update(TaskFields(priority: UInt8(mark))), to: id, on: graph.nodes[head].id,
        lamport: graph.nodes[head].lamport + 1,
        wall: Instant(milliseconds: replica.now.milliseconds & ~3 | mark))
    }
    #expect(told() == ["changed priority to 1", "changed priority to 3"])
  }
}
