import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTestSupport
import Testing

/// What an intent that leaves a branch takes along is told from what it leaves.
@Suite struct CarryingTests {
  private let replica: ScriptedReplica
  private let id: TaskID

  init() throws {
    replica = try ScriptedReplica()
    id = try #require(replica.add("Alpha p3 in 3 days"))
  }

  private func edit(_ edits: TaskEdit...) throws {
    for edit in edits { _ = try replica.run(.edit([id], edit)) }
  }

  /// The changes that count no more by themselves, in the order of the log.
  private func left(carried isCarried: Bool) -> [String] {
    let projection = replica.projection
    let graph = projection.graph
    let words = ChangeWords(of: projection, replica.dates)
    return graph.nodes.indices.filter {
      graph.isSound($0) && !graph.isLive($0) && graph.nodes[$0].action == .update
        && projection.isCarriedOver($0) == isCarried
    }.map { words.text(of: $0) }
  }

  @Test func `what taking a date away sets again is carried over, until that is undone`() throws {
    try edit(
      TaskEdit(priority: 4), TaskEdit(title: "Alpha two"), TaskEdit(priority: 5),
      TaskEdit(takesDateAway: true))
    #expect(left(carried: true) == ["changed title to “Alpha two”", "changed priority to 5"])
    #expect(left(carried: false) == ["changed priority to 4"], "nothing set that again")
    _ = try replica.run(.undo)
    #expect(left(carried: true).isEmpty)
  }

  @Test func `of a change that set several fields all have to be set again`() throws {
    try edit(
      TaskEdit(priority: 4, storyPoints: 3), TaskEdit(priority: 5), TaskEdit(takesDateAway: true))
    #expect(left(carried: true) == ["changed priority to 5"])
    #expect(left(carried: false).count == 1)
  }

  @Test func `what was carried over once more is carried over still`() throws {
    try edit(
      TaskEdit(priority: 5), TaskEdit(takesDateAway: true), TaskEdit(due: .days(2)),
      TaskEdit(takesDateAway: true))
    #expect(left(carried: true).first == "changed priority to 5")
  }

  @Test func `what stays when an old change is taken back is carried over`() throws {
    _ = try replica.run(.complete([id]))
    let done = try #require(replica.projection.graph.nodes.first { $0.action == .completeTodo })
    try edit(TaskEdit(priority: 5))
    _ = try replica.run(.takeBackChange(done.id))
    #expect(left(carried: true) == ["changed priority to 5"])
  }

  @Test func `a value that another intent gave again was not carried over`() throws {
    let beta = try #require(replica.add("Beta p3 someday"))
    _ = try replica.run(.edit([beta], TaskEdit(priority: 5, due: .days(3))))
    _ = try replica.run(.undo)
    _ = try replica.run(.edit([beta], TaskEdit(priority: 5)))
    #expect(left(carried: true).isEmpty)
    #expect(!left(carried: false).isEmpty)
  }
}
