import RedoIntents
import RedoProtocol
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

  @Test func `a message names no key that means by now what a shell on this device did`() throws {
    let replica = try ScriptedReplica()
    for title in ["Water the plants", "Call Ana"] { replica.add(title) }
    let phone = try replica.fork(device: "phone", seed: 8)
    var script = ScreenScript(replica)
    for (keys, offer) in [("c", Message.FollowUp.undo), ("u", .redo)] {
      try script.press(keys)
      #expect(script.viewModel.message?.followUp == offer)
      phone.add("Pay rent")
      replica.take(from: phone)
      script.replay()
      #expect(script.viewModel.message?.followUp == offer, "the phone's change is not undone here")
      replica.add("Post the letter")
      script.replay()
      #expect(script.viewModel.message?.kind == .success)
      #expect(script.viewModel.message?.followUp == nil)
    }
  }

  @Test func `a skip is undone and done again as one, and a snooze to the same day as a snooze`()
    throws
  {
    let replica = try ScriptedReplica()
    replica.add("Water the plants tomorrow every 7 days")
    var script = ScreenScript(replica)
    let said = { (script: ScreenScript) in script.viewModel.message?.text ?? "" }
    try script.press("R")
    #expect(said(script).hasPrefix("Skipped “Water the plants”, next due "))
    for _ in 0..<2 {
      try script.press("u")
      #expect(said(script) == "Undone: skipped “Water the plants”")
      try script.press("<C-r>")
      #expect(said(script) == "Redone: skipped “Water the plants”")
    }
    try script.press("u")
    try script.press("s7<Enter>")
    try script.press("u")
    #expect(said(script).hasPrefix("Undone: snoozed “Water the plants” to "))
  }

  @Test func `what others changed since keeps no other change from being undone and done again`()
    throws
  {
    let replica = try ScriptedReplica()
    for line in ["Water the plants tomorrow", "Call Ana tomorrow", "Buy milk tomorrow"] {
      replica.add(line)
      replica.wait(seconds: 60)
    }
    try replica.complete("Buy milk")
    replica.wait(seconds: 60)
    let ids = replica.projection.tasks.prefix(2).map(\.id)
    _ = try replica.run(.snooze(ids, .days(3)))
    let phone = try replica.fork(device: "phone", seed: 8)
    phone.wait(seconds: 60)
    try phone.snooze("Water the plants", days: 9)
    replica.take(from: phone)
    replica.wait(seconds: 120)
    func dues() -> [String: Instant] {
      let projection = replica.projection
      return Dictionary(
        uniqueKeysWithValues: projection.tasks.compactMap { task in
          projection.currentTodo(of: task).map { (projection.storedTitle(of: task), $0.deadline) }
        })
    }
    let snoozed = dues()
    var script = ScreenScript(replica)
    try script.press("u")
    #expect(
      script.viewModel.message?.text
        == "Undone: snoozed “Call Ana” to Tue 18:00; “Water the plants” stays, changed since by others"
    )
    #expect(script.text.contains("since by others"), "that is told to its end in 80 columns")
    try script.press("u")
    #expect(script.viewModel.message?.text.hasPrefix("Undone: completed “Buy milk”") == true)
    #expect(dues()["Water the plants"] == snoozed["Water the plants"])
    try script.press("<C-r>")
    try script.press("<C-r>")
    #expect(dues() == snoozed)
    try script.press("uuuuuuuu")
    #expect(
      replica.projection.tasks.map { replica.projection.storedTitle(of: $0) } == [
        "Water the plants"
      ])
    #expect(
      script.viewModel.message?.text
        == "“Water the plants” was changed since by someone else; e on it changes it by hand")
  }

  @Test func `what an undo went past stays, however often one asks`() throws {
    let replica = try ScriptedReplica()
    for line in ["Water the plants tomorrow", "Call Ana tomorrow"] {
      replica.add(line)
      replica.wait(seconds: 60)
    }
    try replica.complete("Call Ana")
    replica.wait(seconds: 60)
    try replica.snooze("Water the plants", days: 3)
    let phone = try replica.fork(device: "phone", seed: 8)
    phone.wait(seconds: 60)
    try phone.snooze("Water the plants", days: 9)
    replica.take(from: phone)
    replica.wait(seconds: 120)
    let due = replica.projection.tasks.map(replica.projection.currentTodo).map { $0?.deadline }
    var script = ScreenScript(replica)
    let said = { (script: ScreenScript) in script.viewModel.message?.text ?? "" }
    try script.press("u")
    #expect(said(script).hasPrefix("Undone: completed “Call Ana”; “Water the plants” stays"))
    try script.press("u")
    #expect(said(script).hasPrefix("Undone: added “Call Ana”"))
    for _ in 0..<3 {
      try script.press("u")
      #expect(said(script).hasPrefix("“Water the plants” was changed since by someone else"))
    }
    #expect(replica.projection.tasks.count == 1)
    try script.press("<C-r><C-r>")
    #expect(
      replica.projection.tasks.map(replica.projection.currentTodo).map { $0?.deadline } == due)
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
