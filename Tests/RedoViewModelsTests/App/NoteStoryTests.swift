import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// `;` puts a line below the description.
struct NoteStoryTests {
  private func descriptions(_ script: ScreenScript) -> [String] {
    let projection = script.replica.projection
    return projection.tasks.map { projection.description(of: $0) }
  }

  @Test(arguments: [("", ""), ("two doors", "two doors\n"), ("two\ndoors\n", "two\ndoors\n")])
  func `it stands on a line of its own behind today's date, and u takes it back`(
    before: String, above: String
  ) throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Paint"))
    if !before.isEmpty { _ = try replica.run(.edit([id], TaskEdit(description: before))) }
    var script = ScreenScript(replica)
    try script.press(";<Space>called<Space>fri<Space>#home<Space>")
    let line = script.replica.dates.today.isoText + " called fri #home"
    #expect(script.viewModel.openPrompt?.meaning == "below the description: " + line)
    try script.press("<Enter>")
    #expect(descriptions(script) == [above + line])
    try script.press(";paid<Enter>u")
    #expect(descriptions(script) == [above + line])
    try script.press("u")
    #expect(descriptions(script) == [before])
  }

  @Test func `every marked task gets it in one write`() throws {
    let replica = try ScriptedReplica()
    for title in ["one", "two // doors", "three"] { replica.add(title) }
    var script = ScreenScript(replica)
    try script.press("*;moved<Enter>")
    #expect(descriptions(script).allSatisfy { $0.hasSuffix(" moved") })
    try script.press("u")
    #expect(descriptions(script).filter(\.isEmpty).count == 2)
  }

  @Test func `a line without words is refused, and one that is left is there again`() throws {
    let replica = try ScriptedReplica()
    replica.add("Paint")
    var script = ScreenScript(replica)
    try script.press(";<Space><Enter>")
    #expect(script.viewModel.openPrompt?.problem?.contains("nothing to note") == true)
    try script.press("called<Esc>;")
    #expect(script.viewModel.openPrompt?.field.text == " called")
    try script.press("<Enter>")
    #expect(descriptions(script)[0].hasSuffix(" called"))
  }
}
