import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import Testing

@testable import RedoViewModels

/// Descriptions in the user's editor, and their steps ticked in place.
@Suite struct EditorStoryTests {
  private func description(_ script: ScreenScript) throws -> String {
    let task = try #require(script.viewModel.selectedTask)
    return try #require(script.viewModel.projection).description(of: task)
  }

  private func id(_ script: ScreenScript) throws -> TaskID {
    try #require(script.viewModel.selectedTask?.id)
  }

  @Test func `E asks for the description, and what comes back is written`() throws {
    var script = ScreenScript(try .sample())
    try script.press("E")
    let task = TaskReference(id: try id(script), title: "Pay rent")
    #expect(script.effects == [.editText(task, "To the new account.")])
    script.endEditor(with: "To the old account.\nAsk first.\n")
    #expect(try description(script) == "To the old account.\nAsk first.")
    #expect(script.viewModel.message?.kind == .success)
  }

  @Test(arguments: ["To the new account.", "To the new account.\n", "To the new account.\r\n"])
  func `a text that was left alone writes nothing`(text: String) throws {
    var script = ScreenScript(try .sample())
    let written = script.replica.written.count
    try script.press("E")
    script.endEditor(with: text)
    #expect(script.replica.written.count == written)
    #expect(script.viewModel.message?.text.contains("stays as it was") == true)
  }

  @Test func `a text that was left alone is told by the title that its task has by now`() throws {
    var script = ScreenScript(try .sample())
    try script.press("E")
    try script.replica.edit("Pay rent", TaskEdit(title: "Pay the rent"))
    script.replay()
    script.endEditor(with: "To the new account.")
    #expect(
      script.viewModel.message?.text == "the description of “Pay the rent” stays as it was")
  }

  @Test func `lines that others changed meanwhile are kept beside one's own`() throws {
    let replica = try ScriptedReplica()
    try replica.add([TaskDraft(title: "List", description: "one\ntwo\nthree\nfour")])
    var script = ScreenScript(replica)
    try script.press("E")
    try replica.describe("List", "one\ntwo\nthree\nfour!")
    script.replay()
    script.endEditor(with: "ONE\ntwo\nthree\nfour\n")
    #expect(try description(script) == "ONE\ntwo\nthree\nfour!")
    #expect(script.viewModel.message?.text.contains("both changes are in it") == true)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `line ends of another kind keep no lines of others from being kept`(end: String) throws {
    func text(_ lines: String...) -> String { lines.joined(separator: end) }
    let replica = try ScriptedReplica()
    let description = "one\r\ntwo\r\nthree\r\nfour"
    try replica.add([TaskDraft(title: "List", description: description)])
    var script = ScreenScript(replica)
    try script.press("E")
    try replica.describe("List", "one\r\ntwo\r\nthree\r\nfour!")
    script.replay()
    script.endEditor(with: text("ONE", "two", "three", "four", ""))
    #expect(try self.description(script) == "ONE\ntwo\nthree\nfour!")
    #expect(script.viewModel.message?.text.contains("both changes are in it") == true)
  }

  @Test func `where both changed the same lines, what was typed counts and it is said`() throws {
    let replica = try ScriptedReplica()
    try replica.add([TaskDraft(title: "List", description: "one\ntwo")])
    var script = ScreenScript(replica)
    try script.press("E")
    try replica.describe("List", "one\ntwo by others")
    script.replay()
    script.endEditor(with: "one\ntwo by me")
    #expect(try description(script) == "one\ntwo by me")
    #expect(script.viewModel.message?.text.contains("changed meanwhile") == true)
  }

  @Test func `a text for a task that is gone is offered as a new one`() throws {
    let replica = try ScriptedReplica()
    try replica.add([TaskDraft(title: "List", description: "one")])
    var script = ScreenScript(replica)
    try script.press("E")
    _ = try replica.run(.delete([try id(script)]))
    script.replay()
    script.endEditor(with: "two")
    let form = try script.form
    #expect(form.description.text == "two" && form.problem?.contains("deleted") == true)
    try script.press("<Enter>")
    #expect(script.selectedTitle == "List")
  }

  @Test func `a task that is gone when the editor ends is offered with all that it had`() throws {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Call Ana #home @ana p5 fri 9am every 2 weeks ~5"))
    let old = try #require(replica.projection[id])
    let due = try #require(replica.projection.currentTodo(of: old)?.deadline)
    let title = replica.projection.storedTitle(of: old)
    var script = ScreenScript(replica)
    try script.press("E")
    try replica.delete("Call Ana")
    script.replay()
    script.endEditor(with: "Ask first.")
    try script.press("<Enter>")
    let task = try #require(script.viewModel.selectedTask)
    #expect(task.id != id && task.priority == 5 && task.storyPoints == 5)
    #expect(task.frequencyDays == 14)
    #expect(replica.projection.currentTodo(of: task)?.deadline == due)
    #expect(replica.projection.storedTitle(of: task) == title)
    #expect(try description(script) == "Ask first.")
  }

  @Test func `a text that cannot be written is in the form`() throws {
    var script = ScreenScript(try .sample())
    try script.press("E")
    script.replica.nextFailure = IntentFailure(message: "the disk is full; make room")
    script.endEditor(with: "other")
    let form = try script.form
    #expect(form.description.text == "other" && form.problem?.hasPrefix("the disk") == true)
  }

  @Test func `x ticks the first step that is open, and the next one after it`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    try script.press("jjjj<Tab>x")
    #expect(try description(script).contains("- [x] photos"))
    try script.press("x")
    #expect(try description(script).contains("- [ ] photos"))
    #expect(script.text.contains("☐ photos"))
  }

  @Test func `the cursor goes over the steps and on`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    try script.press("jjjj<Tab>j")
    let first = try #require(script.viewModel.tasks.detail.selectedStepRow)
    try script.press("x")
    #expect(try description(script).contains("- [ ] fill the form"))
    #expect(script.viewModel.tasks.detail.selectedStepRow == first)
    try script.press("jj<Space>")
    #expect(try description(script).contains("- [x] book a time"))
    try script.press("j")
    #expect(script.viewModel.tasks.detail.selectedStepRow == nil)
    #expect(script.viewModel.tasks.detail.selectedNodeRow != nil)
    try script.press("k")
    #expect(script.viewModel.tasks.detail.selectedStepRow == first + 2)
    try script.press("kkk")
    #expect(script.viewModel.tasks.detail.selectedStepRow == nil)
  }

  @Test func `without steps, or with all of them done, x says so`() throws {
    let replica = try ScriptedReplica()
    try replica.add([TaskDraft(title: "A"), TaskDraft(title: "B", description: "- [x] done")])
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 30))
    for word in ["no steps", "every step is done"] {
      try script.press("<Tab>x")
      #expect(script.viewModel.message?.text.contains(word) == true, "\(script.text)")
      try script.press("<Esc>j")
    }
  }

  @Test func `a double click ticks a step`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    try script.press("jjjj<Tab>j")
    let row = try #require(script.viewModel.tasks.detail.selectedStepRow)
    let body = script.viewModel.layout.body
    let detail = script.viewModel.tasks.layout(in: body.size).detail
      .offset(rows: body.row, columns: body.column)
    script.mouse(.doublePress(.left), row: detail.row + 1 + row, column: detail.column + 3)
    #expect(try description(script).contains("- [ ] fill the form"))
  }

  @Test func `a click on a change takes the cursor off the step, and a double click opens it`()
    throws
  {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    try script.press("jjjj<Tab>j")
    let before = try description(script)
    let lines = script.viewModel.tasks.detail.lines
    let row = try #require(lines.firstIndex { $0.node != nil })
    let body = script.viewModel.layout.body
    let detail = script.viewModel.tasks.layout(in: body.size).detail
      .offset(rows: body.row, columns: body.column)
    let (line, column) = (
      detail.row + 1 + row - script.viewModel.tasks.detail.top, detail.column + 3
    )
    script.mouse(.press(.left), row: line, column: column)
    #expect(script.viewModel.tasks.detail.selectedStepRow == nil)
    #expect(script.viewModel.tasks.detail.selectedNodeRow == row)
    script.mouse(.doublePress(.left), row: line, column: column)
    #expect(script.viewModel.context == .card)
    #expect(try description(script) == before)
  }
}
