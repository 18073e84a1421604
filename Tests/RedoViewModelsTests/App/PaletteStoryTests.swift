import RedoIntents
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// Commands found by their names.
@Suite struct PaletteStoryTests {
  private func palette(_ script: ScreenScript) -> Palette? {
    if case .palette(let palette) = script.viewModel.overlay { palette } else { nil }
  }

  @Test func `what is typed finds a command, and Enter runs it`() throws {
    var script = ScreenScript(try .sample())
    try script.press(":prio")
    #expect(palette(script)?.choice?.command == .setPriority)
    try script.press("<Enter>")
    #expect(script.viewModel.context == .choice)
    try script.press("2")
    #expect(script.viewModel.selectedTask?.priority == 2)
  }

  @Test func `Ctrl-p opens it too, and Esc leaves everything as it was`() throws {
    var script = ScreenScript(try .sample())
    try script.press("j<C-p>delete<Esc>")
    #expect(script.viewModel.context == .list)
    #expect(script.replica.written.count == ScreenScript(try .sample()).replica.written.count)
  }

  @Test func `the better a name fits, the further up it stands`() throws {
    var script = ScreenScript(try .sample())
    try script.press(":un")
    #expect(palette(script)?.rows.first?.command == .undo)
    try script.press("<C-u>add")
    #expect(palette(script)?.rows.first?.command == .quickAdd)
    try script.press("<C-u>move<Space>dead")
    #expect(palette(script)?.choice?.command == .snooze)
  }

  @Test func `a command that cannot act stands below the others, with its reason`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press(":")
    let rows = try #require(palette(script)?.rows)
    let first = try #require(rows.firstIndex { !$0.availability.isAvailable })
    #expect(rows[first...].allSatisfy { !$0.availability.isAvailable })
    #expect(rows[first...].contains { $0.command == .complete })
    try script.press("complete<Space>the<Enter>")
    #expect(script.viewModel.message?.text.contains("no task is selected") == true)
  }

  @Test func `only what means something here is offered`() throws {
    var script = ScreenScript(try .sample())
    try script.press(":")
    var commands = palette(script)?.rows.map(\.command) ?? []
    #expect(commands.contains(.mark) && commands.contains(.quit))
    #expect(!commands.contains(.accept) && !commands.contains(.renamePreset))
    try script.press("<Esc><Tab>:")
    commands = palette(script)?.rows.map(\.command) ?? []
    #expect(!commands.contains(.mark) && commands.contains(.complete))
  }

  @Test func `quitting and what opens a line work from here`() throws {
    var script = ScreenScript(try .sample())
    try script.press(":quit<Enter>")
    #expect(script.effects == [.quit])
    try script.press(":one<Space>line<Enter>")
    #expect(script.viewModel.context == .prompt)
  }

  @Test func `nothing fits what is nobody's name`() throws {
    var script = ScreenScript(try .sample())
    try script.press(":xyzzy<Enter>")
    #expect(palette(script)?.rows.isEmpty == true)
    script.paste("undo\n")
    #expect(palette(script)?.field.text == "xyzzyundo")
  }

  @Test func `a click runs a row and one beside the frame closes it`() throws {
    var script = ScreenScript(try .sample())
    try script.press(":quit")
    let layout = try #require(palette(script).map { script.viewModel.layout(of: $0) })
    script.mouse(.press(.left), row: layout.list.row, column: layout.list.column + 3)
    #expect(script.effects == [.quit])
    try script.press(":")
    script.mouse(.press(.left), row: 1, column: 0)
    #expect(script.viewModel.overlay == nil)
  }
}
