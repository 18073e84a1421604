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

  @Test func `of two spellings that branches left the one that is chosen is taken`() throws {
    let laptop = try ScriptedReplica()
    let id = try #require(laptop.add("Visit"))
    let phone = try laptop.fork(device: "phone", seed: 9)
    _ = try laptop.run(.edit([id], TaskEdit(title: "Cafe\u{301} visit")))
    phone.wait(seconds: 60)
    _ = try phone.run(.edit([id], TaskEdit(title: "Caf\u{E9} visit")))
    laptop.take(from: phone)
    laptop.wait(seconds: 600)
    let parted = try #require(laptop.projection[id])
    let comparison = try #require(BranchComparison(ofHeads: parted, in: laptop.projection))
    let row = try #require(comparison.rows.first { $0.field == .task(.title) })
    #expect(Set(row.versions.map(\.value)).count == 2)
    _ = try laptop.run(.setFields(id, [row.field: .text("Cafe\u{301} visit")], .settling))
    let task = try #require(laptop.projection[id])
    #expect(laptop.projection.storedTitle(of: task).utf8.elementsEqual("Cafe\u{301} visit".utf8))
  }
}
