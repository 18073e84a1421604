import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// `i` over marks: one line changes all of them.
struct ChangeStoryTests {
  private func script() throws -> ScreenScript {
    let replica = try ScriptedReplica()
    replica.add("one #home tomorrow")
    replica.add("two #later p4 tomorrow 9am")
    replica.add("three #Later @ana tomorrow")
    return ScreenScript(replica, size: Size(columns: 120, rows: 40))
  }

  private func task(_ title: String, _ script: ScreenScript) throws -> TaskState {
    let projection = script.replica.projection
    return try #require(projection.tasks.first { projection.title(of: $0).shown == title })
  }

  private func stored(_ title: String, _ script: ScreenScript) throws -> String {
    script.replica.projection.storedTitle(of: try task(title, script))
  }

  private func prompt(_ script: ScreenScript) throws -> Prompt {
    try #require(script.viewModel.openPrompt)
  }

  @Test func `one line changes fields and labels of every marked task, and u takes all of it back`()
    throws
  {
    var script = try self.script()
    try script.press("*i")
    #expect(script.text.contains("Change 3 tasks"))
    try script.press("p4<Space>~2<Space>#urgent<Space>-#later")
    #expect(
      try prompt(script).meaning == "comes to: changed the tags, priority and points of 3 tasks")
    try script.press("<Enter>")
    #expect(
      script.viewModel.message?.text.hasPrefix("Changed the tags, priority and points of 3 tasks")
        == true)
    #expect(try stored("one", script) == "one #home #urgent")
    #expect(try stored("two", script) == "two #urgent")
    #expect(try stored("three", script) == "three @ana #urgent")
    for title in ["one", "two", "three"] {
      #expect(try task(title, script).priority == 4)
      #expect(try task(title, script).storyPoints == 2)
    }
    try script.press("u")
    #expect(try stored("two", script) == "two #later")
    #expect(try stored("three", script) == "three #Later @ana")
    #expect(try task("one", script).priority == 3)
  }

  @Test func `words that would be the title of each are refused, and the line stays`() throws {
    var script = try self.script()
    try script.press("*ip5<Space>rent")
    #expect(try prompt(script).problem?.hasPrefix("“rent” would be the title of each") == true)
    let writes = script.replica.projection.graph.nodes.count
    try script.press("<Enter>")
    #expect(try prompt(script).field.text == "p5 rent")
    #expect(script.replica.projection.graph.nodes.count == writes)
    try script.press("<C-u><Enter>")
    #expect(try prompt(script).problem?.hasPrefix("nothing to change") == true)
  }

  @Test func `a label that none of them has is named, whatever else the line says`() throws {
    var script = try self.script()
    try script.press("*ip5<Space>-#absent")
    #expect(try prompt(script).problem == "none of them has #absent to take off: leave it out")
  }

  @Test func `a label that is taken off has a chip where it stands in the line`() throws {
    var script = try self.script()
    try script.press("*ip5<Space>-#later<Space>~2<Space>-@ana")
    let chips = try prompt(script).chips
    #expect(
      chips.map(\.text) == ["priority 5", "takes off #later", "2 points", "takes off @ana"])
    #expect(chips[1].range == 3..<10)
    #expect(script.text.contains(" takes off #later "))
  }

  @Test func `two slashes alone take the descriptions away`() throws {
    let replica = try ScriptedReplica()
    for title in ["one", "two"] { replica.add("\(title) // what else") }
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("*i//<Enter>")
    for title in ["one", "two"] {
      #expect(script.replica.projection.description(of: try task(title, script)).isEmpty)
    }
  }

  @Test func `a task that is deleted meanwhile is told of, and the others change`() throws {
    var script = try self.script()
    let phone = try script.replica.fork(device: "phone", seed: 8)
    try phone.delete("two")
    try script.press("*ip5")
    script.replica.take(from: phone)
    script.replay()
    #expect(
      try prompt(script).meaning
        == "comes to: changed the priority of 2 tasks; 1 deleted meanwhile")
    try script.press("<Enter>")
    #expect(try task("one", script).priority == 5)
    #expect(try task("three", script).priority == 5)
  }

  @Test func `a line that is left is there when the same tasks are changed again`() throws {
    var script = try self.script()
    try script.press("*ip5<Space>//<Space>long<Esc>i")
    #expect(try prompt(script).field.text == "p5 // long")
  }

  @Test func `its words are never kept, since it makes no title`() throws {
    var script = try self.script()
    try script.press("*ip5<C-x>")
    #expect(try prompt(script).problem == nil && prompt(script).dismissed.isEmpty)
    #expect(!script.text.contains("keep words"))
  }

  private func timeOfDay(of task: TaskState, in script: ScreenScript) -> CivilTime? {
    script.replica.projection.currentTodo(of: task)
      .map { script.replica.zone.civil(of: $0.deadline).time }
  }

  @Test func `a repeat that names a part of the day moves each task to it`() throws {
    var script = try self.script()
    try script.press("*ievery<Space>monday<Space>evening<Enter>")
    let times = try ["one", "two", "three"].map {
      try timeOfDay(of: task($0, script), in: script)
    }
    #expect(Set(times).count == 1, "\(times)")
  }

  @Test func `a repeat that names its day leaves each task its time`() throws {
    var script = try self.script()
    try script.press("*ievery<Space>monday<Enter>")
    let (one, two) = (try task("one", script), try task("two", script))
    #expect(one.frequencyDays == 7 && two.frequencyDays == 7)
    let times = [one, two].compactMap { timeOfDay(of: $0, in: script) }
    #expect(times.count == 2 && times[0] != times[1])
  }

  @Test func `a repeat on today's date begins today where a task's time is still to come`() throws {
    var script = try self.script()
    try script.press("*ievery<Space>20th<Enter>")
    let deadlines = try ["one", "two"].map {
      try script.replica.projection.currentTodo(of: task($0, script))?.deadline.wallText
    }
    #expect(deadlines == ["2026-11-20T18:00:00.000Z", "2026-12-20T09:00:00.000Z"])
  }

  @Test func `every form that help tells of is understood`() throws {
    let replica = try ScriptedReplica()
    for title in ["one", "two"] { replica.add("\(title) p2 #later @ben 2026-11-25 10:00") }
    for part in LineGuide.change.parts {
      for form in part.forms.isEmpty ? part.examples : part.forms {
        var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
        try script.press("*i")
        script.paste(form)
        let prompt = try prompt(script)
        #expect(prompt.problem == nil, "\(form): \(prompt.problem ?? "")")
        #expect(prompt.meaning?.hasPrefix("comes to: ") == true, "\(form)")
      }
    }
  }

  @Test func `the form and the editor are for one task, and say which key is for all`() throws {
    var script = try self.script()
    try script.press("*e")
    #expect(
      script.viewModel.message?.text
        == "one task is edited there at a time; i changes all that is marked")
  }
}
