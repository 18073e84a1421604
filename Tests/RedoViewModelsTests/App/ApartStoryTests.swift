import RedoIntents
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What is told when changes meet that were made in two places, and what is not.
@Suite struct ApartStoryTests {
  /// The sample on two devices, changed on each, as the first sees it once the changes met.
  private func met(
    _ here: (ScriptedReplica) throws -> Void, _ there: (ScriptedReplica) throws -> Void
  ) throws -> ScreenScript {
    let replica = try ScriptedReplica.sample()
    let phone = try replica.fork(device: "phone", seed: 8)
    replica.wait(seconds: 60)
    try there(phone)
    try here(replica)
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    script.replica.take(from: phone)
    script.replay()
    return script
  }

  @Test(arguments: ["Stretch", "Review the draft"])
  func `a task that was just done in two places is nothing to settle`(title: String) throws {
    let script = try met {
      try $0.complete(title)
    } _: {
      try $0.complete(title)
    }
    #expect(script.viewModel.projection?.tasks.contains { $0.headCount > 1 } == true)
    #expect(script.viewModel.message == nil)
    #expect(script.viewModel.board.notices.isEmpty)
  }

  @Test func `a task that was done in one place and put off in the other is told of`() throws {
    let script = try met {
      try $0.complete("Stretch")
    } _: {
      try $0.snooze("Stretch", days: 3)
    }
    let words = "“Stretch” was changed in two places apart; M settles it"
    #expect(script.viewModel.message?.text == words)
  }

  @Test func `a task that was done in two places and changed in one besides is told of`() throws {
    let script = try met {
      try $0.complete("Stretch")
      try $0.prioritize("Stretch", 5)
    } _: {
      try $0.complete("Stretch")
    }
    let words = "“Stretch” was changed in two places apart; M settles it"
    #expect(script.viewModel.message?.text == words)
  }
}
