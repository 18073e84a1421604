import RedoIntents
import RedoTasks
import RedoTerminal
import RedoTestSupport
import Testing

@testable import RedoViewModels

/// What a person does to take back one old change and nothing else.
@Suite struct TakingBackStoryTests {
  private func script() throws -> ScreenScript {
    let replica = try ScriptedReplica()
    replica.add("Water the plants p2 every 7 days 2026-11-21 09:00")
    try replica.prioritize("Water the plants", 4)
    try replica.snooze("Water the plants", days: 2)
    try replica.edit("Water the plants", TaskEdit(storyPoints: 5))
    replica.wait(seconds: 60)
    return ScreenScript(replica, size: Size(columns: 120, rows: 40))
  }

  private func task(_ script: ScreenScript) throws -> VisibleState {
    let projection = script.replica.projection
    return projection.visibleState(of: try #require(projection.tasks.first))
  }

  /// Selects the change of the detail's history whose words these are.
  private func select(_ words: String..., in script: inout ScreenScript) throws {
    try script.press("<Enter>G")
    for _ in 0..<20 {
      guard let row = script.viewModel.tasks.detail.selectedNodeRow else { break }
      let line = script.viewModel.tasks.detail.lines[row]
      if words.allSatisfy(line.plainText.contains) { return }
      try script.press("k")
    }
    Issue.record("no change is \(words)")
  }

  @Test func `U shows what would go back and what stands, and Enter takes back that one alone`()
    throws
  {
    var script = try script()
    try select("priority to 4", in: &script)
    try script.press("U")
    #expect(script.viewModel.context == .settling)
    let text = script.text
    #expect(text.contains("Take back “changed priority to 4”"))
    #expect(text.contains("The 2 later changes stand"))
    try script.press("<Enter>")
    #expect(try task(script).priority == 2)
    #expect(try task(script).storyPoints == 5)
    #expect(script.viewModel.message?.text.contains("Took back one change") == true)
    try script.press("u")
    #expect(try task(script).priority == 4)
  }

  @Test func `what was done at once is one later change, as in the history, and told whole`() throws
  {
    let replica = try ScriptedReplica()
    replica.add("Water the plants tomorrow every 7 days")
    try replica.prioritize("Water the plants", 4)
    try replica.complete("Water the plants")
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try select("priority to 4", in: &script)
    try script.press("U")
    #expect(script.text.contains("The later change stands: completed, next due "))
  }

  @Test func `y takes a change back as it says yes to any question`() throws {
    var script = try script()
    try select("priority to 4", in: &script)
    try script.press("Uy")
    #expect(try task(script).priority == 2)
    #expect(script.viewModel.message?.text.contains("Took back one change") == true)
  }

  @Test func `a field that was set again stays unless the user chooses`() throws {
    var script = try script()
    try script.replica.prioritize("Water the plants", 5)
    script.replay()
    try select("priority to 4", in: &script)
    try script.press("U")
    #expect(script.text.contains("set again"))
    try script.press("<Enter>")
    #expect(try task(script).priority == 5)
    #expect(script.viewModel.message?.text.contains("stays as it was") == true)
    try select("priority to 4", in: &script)
    try script.press("Ul<Enter>")
    #expect(try task(script).priority == 2)
  }

  @Test func `what stays is told by the title that it got elsewhere meanwhile`() throws {
    var script = try script()
    try script.replica.prioritize("Water the plants", 5)
    script.replay()
    try select("priority to 4", in: &script)
    try script.press("U")
    try script.replica.edit("Water the plants", TaskEdit(title: "Water the trees"))
    script.replay()
    try script.press("<Enter>")
    #expect(script.viewModel.message?.text == "“Water the trees” stays as it was")
  }

  @Test func `a completion goes back with its repeat, and what was done since stands`() throws {
    var script = try script()
    try script.replica.complete("Water the plants")
    try script.replica.edit("Water the plants", TaskEdit(priority: 1))
    script.replay()
    try select("completed", in: &script)
    try script.press("U")
    #expect(script.text.contains("open"))
    let due = script.viewModel.settlingAccount?.fields.first { $0.name == "due" }
    #expect(due?.versions.contains { $0.contains("no date") } == false, "it is due as before")
    try script.press("<Enter>")
    #expect(try task(script).todos.count == 1)
    #expect(try task(script).todos[0].completed == nil)
    #expect(try task(script).priority == 1)
    try script.press("u")
    #expect(try task(script).todos.count == 2)
  }

  @Test func `what a deletion that is taken back brings is said before`() throws {
    var script = try script()
    try script.press("Dy5U")
    #expect(script.text.contains("The task comes back as it was before it was deleted."))
    try script.press("<Enter>")
    #expect(try task(script).priority == 4)
  }

  @Test func `what goes back whole offers no keys that choose among versions`() throws {
    var script = try script()
    try script.replica.complete("Water the plants")
    script.replay()
    try select("completed", in: &script)
    try script.press("U")
    let hints = try #require(script.text.split(separator: "\n").last.map(String.init))
    #expect(hints.contains("Enter ok") && hints.contains("back"))
    for word in ["left", "right", "own value"] { #expect(!hints.contains(word), "\(word)") }
    for key in ["h", "l", "H", "L", "e"] {
      try script.press(key)
      #expect(
        script.viewModel.message?.text
          == "all that the change did goes back together, or nothing", "\(key)")
      #expect(script.viewModel.context == .settling, "\(key)")
    }
  }

  @Test func `a completion on whose repeat work was built stays, and the screen says why`() throws {
    var script = try script()
    try script.replica.complete("Water the plants")
    script.wait(seconds: 3600)
    try script.replica.complete("Water the plants")
    script.replay()
    try select("completed", "1h ago", in: &script)
    try script.press("U")
    #expect(script.viewModel.message?.text.contains("take that back first") == true)
    #expect(script.viewModel.overlay == nil)
    let before = try task(script)
    try script.press("<Enter>")
    #expect(try task(script) == before)
  }

  @Test func `why a change stays is told by the title that the task has by now`() throws {
    var script = try script()
    try script.replica.complete("Water the plants")
    script.wait(seconds: 3600)
    try script.replica.complete("Water the plants")
    try script.replica.edit("Water the plants", TaskEdit(title: "Water the trees"))
    script.replay()
    try select("completed", "1h ago", in: &script)
    try script.press("U")
    let told = "“Water the trees” was completed since on the date that the change made"
    #expect(script.viewModel.message?.text.hasPrefix(told) == true)
  }

  @Test func `the change that made a task is not taken back alone`() throws {
    var script = try script()
    try script.press("<Enter>GU")
    #expect(script.text.contains("D deletes the task whole"))
    #expect(script.viewModel.message?.kind == .failure)
    #expect(script.viewModel.overlay == nil, "nothing is shown that could not be done")
  }

  @Test func `a change that joined what was apart has no field to take back, and M shows them`()
    throws
  {
    let (replica, _, id) = try ScriptedReplica.titled(
      "Report", here: "My report", there: "Their report")
    _ = try replica.run(.merge([id]))
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try select("joined what", in: &script)
    try script.press("U")
    #expect(
      script.viewModel.message?.text
        == "the change changed no field; M shows what was joined last")
    try script.press("M")
    #expect(script.viewModel.context == .settling)
  }

  @Test func `a change that was dropped is not taken back, and no empty dialog opens`() throws {
    for keys in ["U", "<Enter>U"] {
      var script = ScreenScript(try .apart(), size: Size(columns: 120, rows: 40))
      try script.press("/renew<Enter><Enter>jjj" + keys)
      let message = try #require(script.viewModel.message)
      #expect(message.kind == .failure)
      #expect(message.text == "the change counts no more: there is nothing to take back")
      #expect(script.viewModel.context != .settling)
    }
  }

  @Test func `another device's old change is taken back too, from the activity`() throws {
    var script = try script()
    let phone = try script.replica.fork(device: "phone", seed: 8)
    phone.wait(seconds: 30)
    try phone.edit("Water the plants", TaskEdit(title: "Drown the plants"))
    script.replica.take(from: phone)
    script.wait(seconds: 60)
    script.replay()
    try script.press("5U<Enter>")
    #expect(try task(script).title == "Water the plants")
  }

  @Test func `a deletion is taken back from the activity`() throws {
    var script = try script()
    let before = try task(script)
    try script.replica.delete("Water the plants")
    script.replay()
    try script.press("5U<Enter>")
    #expect(try task(script) == before)
  }

  @Test func `of long texts the line shows in which they differ`() throws {
    let replica = try ScriptedReplica()
    replica.add("Pack // for the trip")
    try replica.edit("Pack", TaskEdit(description: "for the trip\n- [ ] socks"))
    replica.wait(seconds: 60)
    try replica.edit("Pack", TaskEdit(description: "for the trip\n- [x] socks"))
    replica.wait(seconds: 60)
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("<Enter>")
    while script.viewModel.tasks.detail.selectedNode == nil { try script.press("j") }
    try script.press("U")
    #expect(script.text.contains("“…- [ ] socks…”") && script.text.contains("“…- [x] socks…”"))
  }

  @Test func `of the selected text all lines show that differ, and a long one is not cut`() throws {
    let replica = try ScriptedReplica()
    let before = "for the trip\n- [ ] socks\nmap\n- [ ] tent\nkeys"
    try replica.add([TaskDraft(title: "Pack", description: before)])
    replica.wait(seconds: 60)
    let long = "a tent that two can carry, and that stands in the wind"
    try replica.edit(
      "Pack", TaskEdit(description: "for the trip\n- [x] socks\nmap\n- [ ] \(long)\nkeys"))
    replica.wait(seconds: 60)
    for columns in [80, 120] {
      var script = ScreenScript(replica, size: Size(columns: columns, rows: 40))
      try script.press("<Enter>")
      while script.viewModel.tasks.detail.selectedNode == nil { try script.press("j") }
      try script.press("U")
      let page = try #require(script.viewModel.settlingPage)
      let text = page.lines.map(\.text).joined(separator: "\n")
      for part in ["“…- [ ] socks", "“…- [x] socks", " map", " - [ ] tent…”", " wind…”"] {
        #expect(text.contains(part), "\(part) in \(columns) columns")
      }
      #expect(!text.contains("keys"), "all versions end with it")
    }
  }
}
