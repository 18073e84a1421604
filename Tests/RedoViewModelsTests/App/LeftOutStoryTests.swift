import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// Tasks that two devices created under the same ids, as an import does.
struct LeftOutStoryTests {
  /// This device with a task that another one had created before, when both logs have met.
  private func met(_ here: (ScriptedReplica) throws -> Void) throws -> ScreenScript {
    // From one seed both make the same ids.
    let phone = try ScriptedReplica(device: "phone")
    let replica = try ScriptedReplica(at: "2026-11-20T14:06:00Z")
    for device in [phone, replica] { try device.add([TaskDraft(title: "Buy milk")]) }
    #expect(phone.projection.tasks.first?.id == replica.projection.tasks.first?.id)
    try here(replica)
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    script.replica.take(from: phone)
    script.replay()
    return script
  }

  @Test func `what was changed here and fell with the younger creation is told`() throws {
    var script = try met { try $0.edit("Buy milk", TaskEdit(description: "3 litres")) }
    #expect(script.titles == ["Buy milk"])
    #expect(
      script.viewModel.board.notices.map { $0.text(script.viewModel.settings.keys) } == [
        "“Buy milk” was created elsewhere too, and what was changed here is left out; "
          + "Enter on it shows it in the history"
      ])
    try script.press("<Esc>")
    script.replay()
    #expect(script.viewModel.board.notices.isEmpty)
  }

  @Test func `a task that was created twice and changed here by nothing is not told of`() throws {
    let script = try met { _ in }
    #expect(script.titles == ["Buy milk"])
    #expect(script.viewModel.board.notices.isEmpty)
  }
}
