import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// What a report says that an edit changed.
@Suite struct EditWordsTests {
  private func words(_ intents: Intent..., on replica: ScriptedReplica) throws -> String {
    var words = ""
    for intent in intents {
      words = try replica.say(intent)
    }
    return words
  }

  private func milk() throws -> (ScriptedReplica, TaskID) {
    let replica = try ScriptedReplica()
    return (replica, try #require(replica.add("Buy milk tomorrow")))
  }

  @Test(arguments: [
    (TaskEdit(priority: 5), "the priority of "),
    (TaskEdit(title: "Buy milk", priority: 5), "the priority of "),
    (TaskEdit(priority: 5, storyPoints: 3), "the priority and points of "),
    (
      TaskEdit(description: "a litre", priority: 5, storyPoints: 3),
      "the description, priority and points of "
    ),
    (TaskEdit(repeats: .every(.days(7))), "the repeat of "),
    (TaskEdit(repeats: .every(.fixedDays(7))), "the repeat of "),
  ])
  func `an edit names what it changed, and nothing that was so before`(
    edit: TaskEdit, what: String
  ) throws {
    let (replica, id) = try milk()
    let words = try words(.edit([id], edit), on: replica)
    #expect(words.hasPrefix("Changed \(what)“Buy milk"), "\(words)")
  }

  @Test func `a date that is taken away is told as such`() throws {
    let (replica, id) = try milk()
    #expect(
      try words(.edit([id], TaskEdit(takesDateAway: true)), on: replica)
        == "Took the date off “Buy milk”")
  }

  @Test func `of more than three nothing is named`() throws {
    let (replica, id) = try milk()
    let edit = TaskEdit(
      title: "Buy oat milk", description: "a litre", priority: 5, storyPoints: 3)
    #expect(try words(.edit([id], edit), on: replica) == "Changed “Buy milk”")
  }

  @Test func `with another title and more, it says what the task is called now`() throws {
    let (replica, id) = try milk()
    let edit = TaskEdit(title: "Buy oat milk", priority: 5)
    #expect(
      try words(.edit([id], edit), on: replica)
        == "Changed the title and priority of “Buy milk”, now “Buy oat milk”")
    #expect(
      try words(.undo, on: replica)
        == "Undone: changed the title and priority of “Buy oat milk”")
  }

  @Test func `with another title and repeat, it says both`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Report every friday 5pm"))
    let edit = TaskEdit(title: "report for boss", repeats: .every(.days(7)))
    #expect(
      try words(.edit([id], edit), on: replica)
        == "Changed the title and repeat of “Report”, now “report for boss”, every week")
  }

  @Test func `a repeat that keeps its number of days and moves them all is told`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Back up every monday 9am"))
    let tuesday = try #require(Instant(rfc3339: "2026-11-24T10:00:00Z"))
    let edit = TaskEdit(repeats: .every(.fixedDays(7)), due: .until(tuesday))
    #expect(
      try words(.edit([id], edit), on: replica)
        == "Changed the repeat and due date of “Back up”, due Tue 10:00")
    let undone = "changed the repeat and due date of “Back up”"
    #expect(try words(.undo, on: replica) == "Undone: \(undone)")
    #expect(try words(.redo, on: replica) == "Redone: \(undone)")
  }

  @Test func `a new date that a repeat counts from says so, and one that puts off does not`() throws
  {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Pay rent every 1st"))
    let moment = try #require(Instant(rfc3339: "2026-12-03T18:00:00Z"))
    let edit = Intent.edit([id], TaskEdit(due: .until(moment)))
    let words = try words(edit, on: replica)
    #expect(words.hasSuffix("; it repeats every month from then on"), "\(words)")
    let later = try #require(Instant(rfc3339: "2026-12-05T18:00:00Z"))
    #expect(try !self.words(.snooze([id], .until(later)), on: replica).contains("from then on"))
    let other = try #require(replica.add("Water plants tomorrow every week"))
    let both = Intent.edit([id, other], TaskEdit(due: .until(moment)))
    #expect(
      try self.words(both, on: replica).hasSuffix("; 1 of them repeats from then on"))
  }

  @Test func `a repeat from a new date on is told by the labels that the edit leaves`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Water plants every 30 days fixed"))
    func words(_ day: Int, _ labels: LabelEdit) throws -> String {
      let moment = try #require(Instant(rfc3339: "2026-12-0\(day)T18:00:00Z"))
      var edit = TaskEdit(due: .until(moment))
      edit.labels = labels
      return try self.words(.edit([id], edit), on: replica)
    }
    let without = try words(4, LabelEdit(removing: [.fixed]))
    #expect(!without.contains("from then on"), "\(without)")
    var adding = LabelEdit()
    adding.added = [.fixed]
    let with = try words(5, adding)
    #expect(with.hasSuffix("; it repeats every 30 days from then on"), "\(with)")
    _ = try self.words(.edit([id], TaskEdit(repeats: .never)), on: replica)
    let ended = try words(6, LabelEdit())
    #expect(!ended.contains("from then on"), "\(ended)")
  }

  @Test func `undo and redo name it too, as the log has it`() throws {
    let (replica, id) = try milk()
    let edit = Intent.edit([id], TaskEdit(priority: 5))
    #expect(
      try words(edit, .undo, on: replica) == "Undone: changed the priority of “Buy milk”")
    #expect(try words(.redo, on: replica) == "Redone: changed the priority of “Buy milk”")
  }

  @Test func `of several tasks all that was changed is named once`() throws {
    let (replica, id) = try milk()
    let other = try #require(replica.add("Call Ana tomorrow p5"))
    let edit = TaskEdit(priority: 5, storyPoints: 2)
    #expect(
      try words(.edit([id, other], edit), on: replica)
        == "Changed the priority and points of 2 tasks")
  }
}
