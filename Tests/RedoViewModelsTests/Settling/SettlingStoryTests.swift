import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What a person does where devices disagree.
@Suite struct SettlingStoryTests {
  private func task(_ script: ScreenScript) throws -> VisibleState {
    let projection = script.replica.projection
    let task = try #require(
      projection.tasks.first { projection.title(of: $0).shown.contains("assport") })
    return projection.visibleState(of: task)
  }

  private func headCount(_ script: ScreenScript) throws -> Int {
    let projection = script.replica.projection
    return try #require(
      projection.tasks.first { projection.title(of: $0).shown.contains("assport") }
    ).headCount
  }

  @Test func `help says what the keys of versions do, and the choice waits below`() throws {
    var script = try ScreenScript.forked("Ml?")
    let chosen = script.viewModel.overlay
    #expect(script.viewModel.context == .help)
    #expect(script.text.contains("Take every version on the left"))
    try script.press("<Esc>")
    #expect(script.viewModel.context == .settling && script.viewModel.overlay != chosen)
    try script.press("<Enter>")
    #expect(try headCount(script) == 1)
  }

  @Test func `the list names the key that settles while the selected task is apart`() throws {
    var script = try ScreenScript.forked("<Esc>", columns: 80, rows: 24)
    let hints = { (script: ScreenScript) in script.text.split(separator: "\n").last ?? "" }
    #expect(script.viewModel.context == .list && hints(script).contains("M settle"))
    try script.press("M<Enter>")
    #expect(try headCount(script) == 1)
    script.wait(seconds: 60)
    #expect(!hints(script).contains("M settle"))
  }

  @Test func `of what was completed twice there is nothing to choose, and Enter counts it once`()
    throws
  {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Daily tea every day today 18:00"))
    let phone = try replica.fork(device: "phone", seed: 8)
    for each in [replica, phone] {
      each.wait(seconds: 10)
      _ = try each.run(.complete([id]))
    }
    replica.take(from: phone)
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("M")
    #expect(script.text.contains("It was completed twice; it will count once"))
    #expect(!script.text.contains("no date"))
    try script.press("L")
    #expect(script.viewModel.message?.text == "the versions agree on every field")
    try script.press("<Enter>")
    let projection = script.replica.projection
    #expect(projection.tasks.first?.headCount == 1)
    #expect(projection.todos.count { $0.completed == nil } == 1)
    try script.press("u")
    #expect(script.viewModel.message?.text.hasPrefix("Undone: settled") == true)
  }

  @Test func `where branches agree M names the key that joins them, and later says that they did`()
    throws
  {
    func change(_ replica: ScriptedReplica) throws {
      try replica.edit("Stretch", TaskEdit(priority: 5))
    }
    var script = try ScreenScript.met(after: 60, change, change)
    try script.press("M")
    #expect(script.text.contains("The branches agree on every field; Enter joins them."))
    #expect(!script.text.contains("Until then"))
    try script.press("<Enter>")
    let projection = script.replica.projection
    let task = try #require(
      projection.tasks.first { projection.title(of: $0).shown == "Stretch" })
    #expect(task.headCount == 1 && task.priority == 5)
    try script.press("/stretch<Enter>M")
    #expect(script.viewModel.overlay == nil)
    #expect(
      script.viewModel.message?.text
        == "the branches of “Stretch” agreed on every field and were joined; its history tells more"
    )
  }

  @Test func `nothing blocks until the user looks`() throws {
    var script = try ScreenScript.forked()
    let before = try task(script)
    #expect(script.viewModel.overlay == nil)
    try script.press("jk")
    #expect(try task(script) == before)
  }

  @Test func `M shows both values with their devices, and Enter joins with what shows`() throws {
    var script = try ScreenScript.forked()
    let before = try task(script)
    try script.press("M")
    #expect(script.viewModel.context == .settling)
    let text = script.text
    for word in ["laptop", "phone", "Renew the passport", "Renew both passports"] {
      #expect(text.contains(word), "\(word)")
    }
    try script.press("<Enter>")
    #expect(script.viewModel.overlay == nil)
    #expect(try headCount(script) == 1)
    #expect(try task(script) == before, "what shows was proposed")
    try script.press("u")
    #expect(try headCount(script) == 2)
    #expect(script.viewModel.message?.text.contains("Undone: settled") == true)
  }

  @Test func `what was chosen and left is there again, and counts`() throws {
    var script = try ScreenScript.forked("ML<Esc>")
    #expect(script.viewModel.overlay == nil)
    #expect(script.viewModel.message?.text.contains("what was chosen is kept") == true)
    try script.press("M<Enter>")
    #expect(try task(script).title == "Renew both passports #admin")
    #expect(try task(script).priority == 2)
  }

  @Test func `H takes every version on the left, L every one on the right`() throws {
    var script = try ScreenScript.forked("MH<Enter>")
    #expect(try task(script).title == "Renew the passport #admin")
    #expect(try task(script).priority == 5)
    try script.press("uML<Enter>")
    #expect(try task(script).title == "Renew both passports #admin")
    #expect(try task(script).priority == 2)
  }

  @Test func `each field is chosen by itself`() throws {
    var script = try ScreenScript.forked("MLjh")
    try script.press("<Enter>")
    #expect(try task(script).title == "Renew both passports #admin")
    #expect(try task(script).priority == 5)
  }

  @Test func `a date that one side gave cannot be chosen away, and it says how it goes`() throws {
    let replica = try ScriptedReplica()
    replica.add("Write a novel someday")
    let phone = try replica.fork(device: "phone", seed: 8)
    try phone.edit("Write a novel", TaskEdit(priority: 1))
    try phone.edit("Write a novel", TaskEdit(due: .days(3)))
    try replica.edit("Write a novel", TaskEdit(priority: 5))
    replica.take(from: phone)
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("MH")
    #expect(script.text.contains("○ no date"))
    try script.press("jh")
    #expect(script.viewModel.message?.text.contains("settle first, then d and none") == true)
    try script.press("<Enter>")
    let task = try #require(replica.projection.tasks.first)
    #expect(task.headCount == 1)
    #expect(task.priority == 5, "the rest is as it was chosen")
    #expect(replica.projection.currentTodo(of: task) != nil)
    try script.press("dnone<Enter>")
    let draft = try #require(replica.projection.tasks.first)
    #expect(replica.projection.currentTodo(of: draft) == nil)
    #expect(draft.priority == 5)
  }

  @Test func `a value of one's own is typed, and a wrong one is explained`() throws {
    var script = try ScreenScript.forked("Mje")
    #expect(script.viewModel.context == .prompt)
    try script.press("9<Enter>")
    let prompt = try #require(script.viewModel.openPrompt)
    #expect(prompt.problem != nil)
    try script.press("<C-u>4<Enter>")
    #expect(script.viewModel.context == .settling)
    #expect(script.text.contains("typed"))
    try script.press("<Enter>")
    #expect(try task(script).priority == 4)
    #expect(try headCount(script) == 1)
  }

  @Test func `what an empty line would make of a field is said before it is taken`() throws {
    let replica = try ScriptedReplica()
    replica.add("Shop p2 ~3")
    let phone = try replica.fork(device: "phone", seed: 8)
    phone.wait(seconds: 60)
    try phone.edit("Shop", TaskEdit(description: "milk\nbread", priority: 4, storyPoints: 5))
    replica.wait(seconds: 120)
    try replica.edit("Shop", TaskEdit(description: "eggs\nsalt", priority: 5, storyPoints: 8))
    replica.take(from: phone)
    let leaves = "; Esc leaves the versions as they are"
    let meanings = [
      "description": "what has several lines cannot be changed here; "
        + "an empty line is no description" + leaves,
      "priority": "an empty line is priority 3" + leaves,
      "points": "an empty line is points 1" + leaves,
    ]
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("M")
    let names = script.viewModel.settlingAccount?.fields.map(\.name) ?? []
    #expect(Set(names) == Set(meanings.keys))
    for name in names {
      try script.press("e<C-u>")
      #expect(script.viewModel.openPrompt?.meaning == meanings[name])
      try script.press("<Esc>j")
    }
  }

  @Test func `Esc on a typed value leaves the versions as they were, Esc on them the task`() throws
  {
    var script = try ScreenScript.forked("Mje4<Esc>")
    #expect(script.viewModel.context == .settling)
    try script.press("<Esc>")
    #expect(script.viewModel.overlay == nil)
    #expect(try headCount(script) == 2)
  }

  @Test func `undo takes the merge back: both versions are there again, and redo joins again`()
    throws
  {
    var script = try ScreenScript.forked()
    let before = try task(script)
    try script.press("MLjh<Enter>")
    let after = try task(script)
    #expect(after != before)
    try script.press("u")
    #expect(try task(script) == before)
    #expect(try headCount(script) == 2)
    try script.press("<C-r>")
    #expect(try task(script) == after)
    #expect(try headCount(script) == 1)
    try script.press("u")
    #expect(try task(script) == before)
  }

  @Test func `every device sees the same after a merge with chosen values`() throws {
    var script = try ScreenScript.forked("MLjh<Enter>")
    let phone = try script.replica.fork(device: "phone", seed: 8)
    try script.press("u")
    phone.take(from: script.replica)
    let there = phone.projection.tasks.map(phone.projection.visibleState)
    let here = script.replica.projection.tasks.map(script.replica.projection.visibleState)
    #expect(there == here)
  }

  @Test
  func `what a program joined by itself can be settled later, as a change that undo takes back`()
    throws
  {
    var script = try ScreenScript.forked("p1")
    #expect(try headCount(script) == 1)
    #expect(script.text.contains("2 versions were joined: M shows them"))
    let before = try task(script)
    try script.press("MH<Enter>")
    #expect(try task(script).title == "Renew the passport #admin")
    try script.press("u")
    #expect(try task(script) == before)
  }

  @Test(arguments: ["c", "p1", "z"])
  func `what joins versions says so, and M shows them though the task has gone`(keys: String) throws
  {
    var script = try ScreenScript.forked(keys)
    let message = try #require(script.viewModel.message)
    #expect(message.text.hasSuffix("; versions were joined, M shows them"))
    #expect(message.followUp == .undo)
    try script.press("M")
    #expect(script.viewModel.context == .settling)
    try script.press("<Esc>u")
    #expect(script.viewModel.message?.text.contains("were joined") == false)
  }

  @Test func `versions that were chosen by hand are not offered again`() throws {
    let script = try ScreenScript.forked("MH<Enter>")
    #expect(!script.text.contains("2 versions"))
  }

  @Test func `a click chooses a version, the wheel goes on, a click beside the frame leaves`()
    throws
  {
    var script = try ScreenScript.forked("M")
    let lines = script.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("○ 2 ") })
    let column = try #require(lines[row].ranges(of: "○ 2 ").first).lowerBound
    script.mouse(
      .press(.left), row: row,
      column: lines[row].distance(from: lines[row].startIndex, to: column) + 1)
    script.mouse(.scroll(1), row: row, column: 40)
    try script.press("<Enter>")
    #expect(try task(script).priority == 2)
    try script.press("uM")
    script.mouse(.press(.left), row: 1, column: 0)
    #expect(script.viewModel.overlay == nil)
  }

  @Test(arguments: [false, true])
  func `a double click writes the version that was pressed, or nothing behind a replay between`(
    isReplayed: Bool
  ) throws {
    var script = try ScreenScript.forked("Mj", columns: 40, rows: 12)
    let before = try task(script)
    let lines = script.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains("○ Fri 27 Nov") })
    // The page scrolls for it.
    script.mouse(.press(.left), row: row, column: 10)
    if isReplayed { script.replay() }
    script.mouse(.doublePress(.left), row: row, column: 10)
    let after = try task(script)
    #expect(try headCount(script) == (isReplayed ? 2 : 1))
    #expect((after.todos.last?.deadline == before.todos.last?.deadline) == isReplayed)
    #expect(after.description == before.description && after.storyPoints == before.storyPoints)
  }

  @Test func `a task that never went apart says so`() throws {
    var script = ScreenScript(try .sample())
    try script.press("M")
    #expect(script.viewModel.message?.text.hasSuffix("never changed in two places apart") == true)
  }

  @Test func `versions of a task are laid out in time that grows with its todos`() throws {
    let growth = try Growth(from: 100, to: 1_600, within: 48, slack: 0.05) { count in
      let sketch = TaskSketch()
      let root = sketch.create()
      // The other branch lacks every todo, and has none open.
      var nodes = [root, sketch.update(root)]
      for number in 1...count {
        nodes.append(sketch.createTodo(number == 1 ? root : nodes[number], number))
      }
      let replica = try ScriptedReplica()
      var viewModel = AppViewModel(settings: AppSettings(device: replica.author))
      viewModel.resize(to: Size(columns: 120, rows: 40))
      viewModel.absorb(
        Projection(replaying: ChangeLog(JudgedLines.bytes(nodes.map(\.line)))), at: replica.dates)
      let time = ThreadTime.seconds { _ = viewModel.perform(.settle) }
      #expect(viewModel.context == .settling)
      return time
    }
    // Sixteen times as many: squares would be 256 times as long.
    #expect(growth.isBounded, "\(growth)")
  }

  @Test func `versions close when another device has settled them meanwhile`() throws {
    var script = try ScreenScript.forked("M")
    let id = try #require(script.viewModel.selectedTask?.id)
    _ = try script.replica.run(.settle(id, [:]))
    script.replay()
    #expect(script.viewModel.overlay == nil)
    #expect(script.viewModel.message?.text.contains("settled elsewhere") == true)
  }
}
