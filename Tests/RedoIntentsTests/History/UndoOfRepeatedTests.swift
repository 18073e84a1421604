import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// Undo where a branch was left for another one, on which what devices had done was repeated.
@Suite struct UndoOfRepeatedTests {
  typealias Deed = UndoBesideOthersTests.Deed

  @Test(arguments: [Deed.title, .due, .complete, .archive])
  func `a task outlives the undo of what made it where one had repeated what another device did`(
    theirs: Deed
  ) throws {
    let laptop = try ScriptedReplica()
    let id = try #require(laptop.add("Base tomorrow"))
    // A first repeat goes with its branch.
    _ = try laptop.run(Deed.repeats.intent(id, isOwn: true))
    let phone = try laptop.fork(device: "phone", seed: 9)
    _ = try phone.run(theirs.intent(id, isOwn: false))
    laptop.take(from: phone)
    laptop.wait(seconds: 60)
    _ = try laptop.run(.undo)
    let known = laptop.states
    #expect(known[id]?.frequencyDays == nil)
    let title = theirs == .title ? "Theirs" : "Base"
    #expect(throws: IntentError.changedSince(title: title)) { try laptop.run(.undo) }
    #expect(laptop.states == known)
    // Nobody needs the task once the other device has taken that back.
    phone.take(from: laptop)
    phone.wait(seconds: 600)
    _ = try phone.run(.undo)
    laptop.take(from: phone)
    laptop.wait(seconds: 1200)
    _ = try laptop.run(.undo)
    #expect(laptop.states.isEmpty)
  }

  @Test(arguments: [
    (Deed.repeats, true), (.repeats, false), (.due, true), (.due, false), (.complete, true),
  ])
  func `what another device did again on its branch goes from there, and comes again`(
    own: Deed, isUndo: Bool
  ) throws {
    let laptop = try ScriptedReplica()
    let id = try #require(laptop.add("Base tomorrow"))
    let start = laptop.states
    let phone = try laptop.fork(device: "phone", seed: 9)
    let theirs = own == .complete ? Deed.repeats : .complete
    _ = try phone.run(theirs.intent(id, isOwn: false))
    let change = try #require(phone.projection.graph.nodes.last?.id)
    laptop.take(from: phone)
    laptop.wait(seconds: 60)
    _ = try laptop.run(own.intent(id, isOwn: true))
    phone.take(from: laptop)
    phone.wait(seconds: 600)
    _ = try phone.run(isUndo ? .undo : .takeBackChange(change))
    laptop.take(from: phone)
    laptop.wait(seconds: 1200)
    let known = laptop.states
    _ = try laptop.run(.undo)
    #expect(laptop.states == start && known != start)
    _ = try laptop.run(.redo)
    #expect(laptop.states == known)
  }

  @Test func `a completion that another device took back is not undone once more`() throws {
    let laptop = try ScriptedReplica()
    let id = try #require(laptop.add("Base tomorrow"))
    let phone = try laptop.fork(device: "phone", seed: 9)
    _ = try laptop.run(.complete([id]))
    phone.take(from: laptop)
    phone.wait(seconds: 60)
    let completion = try #require(phone.projection.graph.nodes.last?.id)
    _ = try phone.run(.takeBackChange(completion))
    laptop.take(from: phone)
    laptop.wait(seconds: 600)
    let count = laptop.projection.graph.nodes.count
    #expect(throws: IntentError.changedSince(title: "Base")) { try laptop.run(.undo) }
    #expect(laptop.projection.graph.nodes.count == count)
  }
}
