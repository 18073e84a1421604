import RedoIntents
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// The tags and people in use, and the tasks of one.
@Suite struct LabelStoryTests {
  private func chooser(_ script: ScreenScript) -> LabelChooser? {
    if case .labels(let chooser) = script.viewModel.overlay { chooser } else { nil }
  }

  @Test func `each shows as many tasks as its row says, and Esc leads back to all`() throws {
    var script = ScreenScript(try .sample())
    let all = script.viewModel.tasks.list.taskCount
    try script.press("#")
    let rows = try #require(chooser(script)?.rows)
    #expect(rows.count > 2)
    try script.press("<Esc>")
    for row in rows {
      try script.press("#" + row.name + "<Enter>")
      let list = script.viewModel.tasks.list
      #expect(list.filterLine == row.name)
      #expect(list.taskCount == row.use.tasks)
      try script.press("<Esc>")
      #expect(script.viewModel.tasks.list.taskCount == all)
    }
    #expect(script.effects.isEmpty, "what is only looked at is written nowhere")
  }

  @Test(arguments: ["2", "3", "4", "5", "6"])
  func `from any other screen it leads to the tasks`(screen: String) throws {
    var script = ScreenScript(try .sample())
    try script.press(screen + "#<Enter>")
    #expect(script.viewModel.screen == .tasks && script.viewModel.overlay == nil)
    #expect(script.viewModel.tasks.list.filterLine.hasPrefix("#"))
  }

  @Test func `letters narrow, arrows choose, a click shows, and Esc changes nothing`() throws {
    var script = ScreenScript(try .sample())
    try script.press("#")
    let names = try #require(chooser(script)?.rows.map(\.name))
    try script.press("@")
    #expect(chooser(script)?.rows.map(\.name) == names.filter { $0.hasPrefix("@") })
    try script.press("<BS><Down><C-n><Up>")
    #expect(chooser(script)?.selected == 1)
    try script.press("xyzzy<Enter>")
    #expect(chooser(script)?.rows.isEmpty == true, "Enter on nothing stays")
    #expect(script.text.contains("No tag or person has that name"))
    try script.press("<Esc>")
    #expect(script.viewModel.overlay == nil && script.viewModel.tasks.list.filterLine.isEmpty)
    try script.press("#")
    let layout = script.viewModel.layout(of: try #require(chooser(script)))
    script.mouse(.press(.left), row: layout.list.row + 1, column: layout.list.column + 3)
    #expect(script.viewModel.tasks.list.filterLine == names[1])
    try script.press("#")
    #expect(chooser(script)?.selected == 1, "the one that the list is narrowed to is chosen")
  }

  @Test func `Tab narrows the list by one more or no more, and Enter shows what that came to`()
    throws
  {
    let replica = try ScriptedReplica()
    for title in ["Pay rent #home @ana p5", "Water the plants #home", "Call back @ana"] {
      replica.add(title)
    }
    var script = ScreenScript(replica)
    func lists(_ line: String, _ count: Int) -> Bool {
      let list = script.viewModel.tasks.list
      return list.filterLine == line && list.taskCount == count
    }
    try script.press("2##home<Tab>")
    #expect(lists("#home", 2) && chooser(script) != nil && script.viewModel.screen == .tasks)
    #expect(script.text.contains("#home ✓") && script.text.contains("Esc close"))
    try script.press("<C-u>@<Tab>")
    #expect(lists("#home @ana", 1))
    #expect(script.viewModel.message?.text == "#home @ana lists 1 task")
    try script.press("<Enter>")
    #expect(lists("#home @ana", 1) && script.viewModel.overlay == nil)
    try script.press("##home<Tab><Esc>")
    #expect(lists("@ana", 2), "what was in the filter is taken out of it")
    try script.press("##home<Enter>")
    #expect(lists("#home", 2), "Enter alone shows one alone")
    try script.press("/p5<Enter>##home<Tab><C-u>@")
    #expect(lists("p5", 1))
    try script.press("<Enter>")
    #expect(lists("@ana", 2), "what is not in the filter shows alone")
    #expect(script.effects.isEmpty)
  }

  @Test func `what comes from outside is counted at once, and the choice stays`() throws {
    var script = ScreenScript(try .sample())
    try script.press("#<Down>")
    let before = try #require(chooser(script))
    script.replica.add("Water the plants #garden")
    script.replay()
    let after = try #require(chooser(script))
    #expect(after.rows.count == before.rows.count + 1)
    #expect(after.rows[after.selected].name == before.rows[before.selected].name)
  }

  @Test func `where no task has any it says how to make one`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("<Esc>#")
    #expect(script.viewModel.overlay == nil)
    #expect(script.viewModel.message?.kind == .neutral)
    #expect(script.text.contains("#home or @ana in its title is one"), "whole, not cut off")
  }
}
