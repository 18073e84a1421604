import RedoIntents
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What a person reads of changes that taking a date away carried over.
@Suite struct CarryingStoryTests {
  private func replica() throws -> ScriptedReplica {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Alpha p3 in 3 days"))
    try replica.prioritize("Alpha", 5)
    try replica.snooze("Alpha", days: 1)
    _ = try replica.run(.edit([id], TaskEdit(takesDateAway: true)))
    return replica
  }

  @Test func `the history says what was carried over, and what was set aside`() throws {
    let replica = try replica()
    let task = try #require(replica.projection.tasks.first)
    let lines = TaskDetail(
      of: task, in: replica.projection, at: replica.dates, ranking: .enhanced, columns: 100
    ).lines.map(\.plainText)
    #expect(lines.contains { $0.contains("changed priority to 5 · carried over · ") })
    #expect(lines.contains { $0.contains("snoozed") && $0.contains(" · set aside · ") })
    #expect(lines.count { $0.contains("set aside") } == 1)
  }

  @Test func `the activity says what was carried over, what it did and why it cannot go back`()
    throws
  {
    var script = ScreenScript(try replica(), size: Size(columns: 120, rows: 40))
    try script.press("5")
    let rows = script.viewModel.activityRows
    let notes = (0..<script.viewModel.activity.count).map { rows?[$0]?.note }
    let place = try #require(notes.firstIndex(of: "carried over"))
    #expect(notes.count { $0 == "carried over" } == 1)
    #expect(notes.count { $0 == "set aside" } == 1)
    try script.press(String(repeating: "j", count: place) + "v")
    let words = script.viewModel.cardPage?.lines.flatMap { $0.plainText.split(separator: " ") }
    let card = words?.joined(separator: " ") ?? ""
    #expect(card.contains("what it set was carried over to another"))
    #expect(card.contains("on its own branch, and carried over to another:"))
    #expect(!card.contains("counts no more"))
    try script.press("<Esc>U")
    let told = "what the change set was carried over: edit the task to set it otherwise"
    #expect(script.viewModel.message?.text == told)
    #expect(script.viewModel.context != .settling)
  }

  @Test func `a change of which a part was carried over says so, and why it cannot go back`() throws
  {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Alpha p3 in 3 days"))
    _ = try replica.run(.edit([id], TaskEdit(priority: 5, due: .days(1))))
    _ = try replica.run(.edit([id], TaskEdit(takesDateAway: true)))
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("5")
    let rows = script.viewModel.activityRows
    let notes = (0..<script.viewModel.activity.count).map { rows?[$0]?.note }
    let place = try #require(notes.firstIndex(of: "carried over in part"))
    #expect(notes.count { $0 == "set aside" } == 0)
    try script.press(String(repeating: "j", count: place) + "v<Esc>U")
    let told = "what counts of the change was carried over: edit the task to set it otherwise"
    #expect(script.viewModel.message?.text == told)
  }
}
