import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import Testing

/// What is done or archived presses no more, and its row does not look as if it did.
@Suite struct RestingRowTests {
  private static let loud: Set<Role> = [.overdue, .priority(5), .tag, .person]

  /// The roles of the row of an overdue task, once something was done to it and a filter shows it.
  private func roles(filter: String, after intent: ((TaskID) -> Intent)?) throws -> Set<Role> {
    let replica = try ScriptedReplica()
    let past = Instant(milliseconds: replica.now.milliseconds - 3 * Instant.day)
    try replica.add([TaskDraft(title: "Pay rent #home @ana", priority: 5, due: .at(past))])
    let id = try #require(replica.projection.tasks.first?.id)
    if let intent { _ = try replica.run(intent(id)) }
    var script = ScreenScript(replica, size: Size(columns: 80, rows: 24))
    try script.press("/" + filter + "<Enter>")
    let canvas = script.canvas
    let row = try #require(
      (0..<canvas.gridSize.rows).map { canvas.row($0) }.first { row in
        row.contains { $0.glyph.text == "▮" }
      })
    return Set(row.map(\.role))
  }

  @Test func `an archived task looks neither overdue nor urgent`() throws {
    #expect(try roles(filter: "rent", after: nil).isSuperset(of: Self.loud))
    let roles = try roles(filter: "is:archived", after: { .archive([$0]) })
    #expect(roles.isDisjoint(with: Self.loud) && roles.contains(.secondary))
  }

  @Test func `the bar and the labels of a task that is done are as faint as its title`() throws {
    let roles = try roles(filter: "is:done", after: { .complete([$0]) })
    #expect(roles.isDisjoint(with: Self.loud) && roles.contains(.done))
  }
}
