import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// What is said of what is taken back and done again.
@Suite struct UndoWordsTests {
  private let replica: ScriptedReplica

  init() throws {
    replica = try ScriptedReplica()
  }

  @Test(arguments: [["One friday"], ["One friday", "Two saturday"]])
  func `what was made is told as made, however often it was taken back and made again`(
    lines: [String]
  ) throws {
    let drafts = lines.map { QuickAdd($0, in: replica.dates).draft }
    try replica.add(drafts)
    let added = "added " + (lines.count == 1 ? "“One”" : "2 tasks")
    for _ in 0..<3 {
      #expect(try replica.say(.undo) == "Undone: " + added)
      #expect(replica.projection.tasks.isEmpty)
      #expect(try replica.say(.redo) == "Redone: " + added)
      #expect(replica.projection.tasks.count == lines.count)
    }
  }

  @Test func `a deletion that was taken back by itself is not told as made when it goes again`()
    throws
  {
    let id = try #require(replica.add("One friday"))
    _ = try replica.run(.delete([id]))
    let deletion = try #require(replica.projection.graph.nodes.last?.id)
    _ = try replica.run(.takeBackChange(deletion))
    for _ in 0..<2 {
      #expect(try replica.say(.undo) == "Undone: took back one change of “One”")
      #expect(try replica.say(.redo) == "Redone: took back one change of “One”")
    }
  }

  @Test(arguments: [["One daily"], ["One daily", "Two daily"]])
  func `an undo tells that what others did with the next date is undone too`(lines: [String])
    throws
  {
    let ids = try lines.map { try #require(replica.add($0)) }
    _ = try replica.run(.complete(ids))
    let phone = try replica.fork(device: "phone", seed: 9)
    _ = try phone.run(.complete([ids[0]]))
    replica.take(from: phone)
    replica.wait(seconds: 60)
    let before = replica.states
    let told =
      lines.count == 1
      ? "“One”; what others did with its next date"
      : "2 tasks; what others did with the next date of 1 of them"
    #expect(try replica.say(.undo) == "Undone: completed \(told) is undone too")
    _ = try replica.run(.redo)
    #expect(replica.states == before)
  }

  @Test(arguments: [["One tomorrow"], ["One tomorrow", "Two someday"]])
  func `what was put off is told as it was, the first dates among it too`(lines: [String]) throws {
    let ids = try lines.map { try #require(replica.add($0)) }
    let said = try replica.say(.snooze(ids, .until(replica.now.advanced(byDays: 9))))
    let told = said.prefix(1).lowercased() + said.dropFirst()
    #expect(try replica.say(.undo) == "Undone: " + told)
    #expect(try replica.say(.redo) == "Redone: " + told)
  }

  @Test func `a change that is taken back by itself is told by the title that there is now`() throws
  {
    let id = try #require(replica.add("Paint the fence tomorrow"))
    _ = try replica.run(.edit([id], TaskEdit(priority: 5)))
    let change = try #require(replica.projection.graph.nodes.last?.id)
    _ = try replica.run(.edit([id], TaskEdit(title: "Paint the wall")))
    #expect(try replica.say(.takeBackChange(change)) == "Took back one change of “Paint the wall”")
  }
}
