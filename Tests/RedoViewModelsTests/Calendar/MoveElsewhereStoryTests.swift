import RedoIntents
import RedoProtocol
import RedoTestSupport
import RedoViewModels
import Testing

/// What others do to a task while it is being moved to another day.
@Suite struct MoveElsewhereStoryTests {
  @Test func `what ends a move elsewhere is told, and Enter moves no later time of it`() throws {
    for deed in ["completed", "archived", "deleted"] {
      let replica = try ScriptedReplica()
      let id = try #require(replica.add("Walk today 18:00 daily"))
      var script = ScreenScript(replica)
      try script.press("3<Enter>mll")
      let intent: Intent =
        switch deed {
        case "completed": .complete([id])
        case "archived": .archive([id])
        default: .delete([id])
        }
      _ = try replica.run(intent)
      script.replay()
      #expect(script.viewModel.calendar.moving == nil)
      #expect(script.viewModel.message?.text == "“Walk” was \(deed) elsewhere")
      let written = replica.written.count
      try script.press("<Enter>")
      #expect(replica.written.count == written, "\(deed)")
    }
  }

  @Test func `a move goes on where the task changes elsewhere, and stays to be done`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3<Enter>jml")
    try script.replica.prioritize("Review the draft", 1)
    script.replay()
    #expect(script.viewModel.calendar.moving?.title == "Review the draft")
    try script.press("<Enter>")
    #expect(script.viewModel.message?.text == "Snoozed “Review the draft” to tomorrow 18:00")
  }
}
