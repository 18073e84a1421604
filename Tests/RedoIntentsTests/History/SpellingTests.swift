import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Texts that look alike and are not the same bytes.
struct SpellingTests {
  @Test func `an edit of the spelling alone is taken back alone`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Cafe\u{301} visit"))
    _ = try replica.run(.edit([id], TaskEdit(title: "Caf\u{E9} visit")))
    _ = try replica.run(.undo)
    let task = try #require(replica.projection[id])
    #expect(replica.projection.storedTitle(of: task).utf8.elementsEqual("Cafe\u{301} visit".utf8))
    _ = try replica.run(.redo)
    let again = try #require(replica.projection[id])
    #expect(replica.projection.storedTitle(of: again).utf8.elementsEqual("Caf\u{E9} visit".utf8))
  }
}
