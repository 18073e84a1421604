import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What a person chose or typed, where devices went on meanwhile.
@Suite struct ChosenVersionTests {
  /// Two devices that gave a task a title each, the phone's changes taken in.
  private func reports() throws -> (script: ScreenScript, phone: ScriptedReplica, id: TaskID) {
    let (replica, phone, id) = try ScriptedReplica.titled(
      "Report", here: "My report", there: "Their report")
    return (ScreenScript(replica, size: Size(columns: 120, rows: 40)), phone, id)
  }

  @Test(arguments: ["ML<Esc>", "ML"])
  func `a version that was chosen and has changed since is not written`(keys: String) throws {
    var (script, phone, id) = try reports()
    try script.press(keys)
    phone.wait(seconds: 600)
    _ = try phone.run(.edit([id], TaskEdit(title: "Their second report")))
    script.replica.take(from: phone)
    script.replay()
    if keys.hasSuffix("<Esc>") { try script.press("M") }
    let told = "a version that was chosen has changed meanwhile: choose again"
    #expect(script.viewModel.message?.text == told)
    #expect(!script.text.contains("“Their report”"))
    try script.press("L<Enter>")
    #expect(script.titles == ["Their second report"])
  }

  @Test func `a version that was chosen stays so where its branch grew in other fields`() throws {
    var (script, phone, id) = try reports()
    try script.press("ML")
    phone.wait(seconds: 600)
    _ = try phone.run(.edit([id], TaskEdit(priority: 5)))
    script.replica.take(from: phone)
    script.replay()
    #expect(script.viewModel.message == nil)
    try script.press("<Enter>")
    #expect(script.titles == ["Their report"])
  }

  @Test func `a value typed for what was settled elsewhere is told so, and the line stays`() throws
  {
    var (script, _, id) = try reports()
    try script.press("Me<C-u>My own")
    _ = try script.replica.run(.merge([id]))
    script.replay()
    let told = "nothing is left to choose from meanwhile; Esc leaves the line"
    #expect(script.viewModel.openPrompt?.problem == told)
    try script.press("x<BS>")
    #expect(script.viewModel.openPrompt?.problem == told)
    try script.press("<Enter>")
    let prompt = try #require(script.viewModel.openPrompt)
    #expect(prompt.field.text == "My own")
    #expect(prompt.problem == "nothing is left to choose from meanwhile; Esc leaves the line")
    try script.press("<Esc>")
    #expect(script.viewModel.overlay == nil)
    #expect(script.viewModel.message?.text.contains("settled elsewhere meanwhile") == true)
  }

  @Test func `a title of one's own has single blanks, as any other`() throws {
    var (script, _, _) = try reports()
    try script.press("Me<C-u><Space>My<Space><Space>own<Space><Enter><Enter>")
    #expect(script.titles == ["My own"])
  }

  @Test func `a title of one's own leaves how the repeat is counted`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Meds daily 9am"))
    let phone = try replica.fork(device: "phone", seed: 8)
    for (device, title) in [(phone, "Meds A #fixed"), (replica, "Meds B #fixed")] {
      device.wait(seconds: 60)
      _ = try device.run(.edit([id], TaskEdit(title: title)))
    }
    replica.take(from: phone)
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("Me")
    #expect(script.viewModel.openPrompt?.field.text.contains("#") == false)
    try script.press("<C-u>Meds<Space>both")
    #expect(script.viewModel.openPrompt?.meaning == "title “Meds both #fixed”")
    try script.press("<Enter><Enter>")
    let task = try #require(replica.projection[id])
    #expect(task.headCount == 1)
    #expect(replica.projection.storedTitle(of: task) == "Meds both #fixed")
  }

  @Test func `a title of one's own leaves nothing of the repeat that was not chosen`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Rent every 3 days"))
    let phone = try replica.fork(device: "phone", seed: 8)
    phone.wait(seconds: 60)
    _ = try phone.run(.edit([id], TaskEdit(title: "Rent A", repeats: .every(.days(7)))))
    replica.wait(seconds: 120)
    _ = try replica.run(.edit([id], TaskEdit(title: "Rent B", repeats: .every(.months(1)))))
    replica.take(from: phone)
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("M")
    #expect(script.viewModel.settlingAccount?.fields.map(\.name) == ["title", "repeat"])
    try script.press("jlke<C-u>Rent<Space>all")
    #expect(script.viewModel.openPrompt?.meaning == "title “Rent all”")
    try script.press("<Enter><Enter>")
    let task = try #require(replica.projection[id])
    #expect(replica.projection.storedTitle(of: task) == "Rent all")
    #expect(task.frequencyDays == 7)
  }
}
