import RedoIntents
import RedoTasks
import RedoTestSupport
import RedoViewModels
import Testing

/// An undo that meets what others did.
@Suite struct UndoStoryTests {
  /// A task that a phone and then this device changed, and what the phone did after that.
  private func script(_ change: (ScriptedReplica) throws -> Void) throws -> ScreenScript {
    let replica = try ScriptedReplica()
    replica.add("Water the plants p2 2026-11-21 09:00")
    replica.wait(seconds: 60)
    try replica.prioritize("Water the plants", 4)
    let phone = try replica.fork(device: "phone", seed: 8)
    phone.wait(seconds: 60)
    try change(phone)
    replica.take(from: phone)
    replica.wait(seconds: 120)
    return ScreenScript(replica)
  }

  @Test func `what others changed since stays, and the key that changes it is named`() throws {
    var script = try script { try $0.prioritize("Water the plants", 5) }
    let said = "“Water the plants” was changed since by someone else; e on it changes it by hand"
    for keys in ["u", "<Enter>u", "2u", "T", "u"] {
      try script.press(keys)
      guard keys.hasSuffix("u") else { continue }
      #expect(script.viewModel.message?.text == said, "\(keys)")
      #expect(script.viewModel.message?.kind == .failure)
    }
    try script.press("<Esc>1e")
    #expect(script.viewModel.context == .form)
  }

  @Test func `whoever takes back a change of the history is not sent there`() throws {
    var script = try script { _ in }
    try script.press("<Enter>GkU")
    #expect(script.viewModel.context == .settling)
    script.replica.nextFailure = IntentFailure(.changedSince(title: "Water the plants"))
    try script.press("<Enter>")
    #expect(
      script.viewModel.message?.text.hasSuffix("someone else; e on it changes it by hand") == true)
  }

  @Test func `what others deleted since comes back where their deletion is taken back`() throws {
    var script = try script { try $0.delete("Water the plants") }
    try script.press("u")
    #expect(
      script.viewModel.message?.text
        == "“Water the plants” was deleted since by someone else; 5 shows the deletion, U takes it back"
    )
    try script.press("5U<Enter>")
    #expect(script.replica.projection.tasks.count == 1)
    #expect(script.viewModel.message?.kind == .success)
  }
}
