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

  private func say(_ intent: Intent) throws -> String {
    try replica.run(intent).words(in: FriendlyDate(in: replica.dates))
  }

  @Test(arguments: [["One friday"], ["One friday", "Two saturday"]])
  func `what was made is told as made, however often it was taken back and made again`(
    lines: [String]
  ) throws {
    let drafts = lines.map { QuickAdd($0, in: replica.dates).draft }
    try replica.add(drafts)
    let added = "added " + (lines.count == 1 ? "“One”" : "2 tasks")
    for _ in 0..<3 {
      #expect(try say(.undo) == "Undone: " + added)
      #expect(replica.projection.tasks.isEmpty)
      #expect(try say(.redo) == "Redone: " + added)
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
      #expect(try say(.undo) == "Undone: took back one change of “One”")
      #expect(try say(.redo) == "Redone: took back one change of “One”")
    }
  }

  @Test func `a change that is taken back by itself is told by the title that there is now`() throws
  {
    let id = try #require(replica.add("Paint the fence tomorrow"))
    _ = try replica.run(.edit([id], TaskEdit(priority: 5)))
    let change = try #require(replica.projection.graph.nodes.last?.id)
    _ = try replica.run(.edit([id], TaskEdit(title: "Paint the wall")))
    #expect(try say(.takeBackChange(change)) == "Took back one change of “Paint the wall”")
  }
}
