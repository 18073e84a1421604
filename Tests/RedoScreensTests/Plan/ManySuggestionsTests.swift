import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// More tasks than the plan suggests.
struct ManySuggestionsTests {
  private func script(tasks: Int) throws -> ScreenScript {
    let replica = try ScriptedReplica()
    for number in 1...tasks { replica.add("Task \(number) in 9 days") }
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 24))
    try script.press("2<Tab>G")
    return script
  }

  @Test func `suggestions that end before the tasks do say how many there are`() throws {
    let script = try script(tasks: 130)
    #expect(script.viewModel.plan.suggestions.taskCount == 100)
    #expect(script.text.contains(" 100/100 of 130 "), "\(script.text)")
  }

  @Test func `suggestions of all tasks count them once`() throws {
    let script = try script(tasks: 100)
    #expect(script.text.contains(" 100/100 "), "\(script.text)")
    #expect(!script.text.contains(" of 100"), "\(script.text)")
  }
}
