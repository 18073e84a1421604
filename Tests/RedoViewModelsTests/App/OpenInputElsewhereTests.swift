import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What is open while somebody else changes what it is about.
@Suite struct OpenInputElsewhereTests {
  private func script(_ keys: String, columns: Int = 120) throws -> ScreenScript {
    var script = ScreenScript(try .sample(), size: Size(columns: columns, rows: 40))
    try script.press(keys)
    return script
  }

  private func prompt(_ script: ScreenScript) -> Prompt? {
    if case .prompt(let prompt) = script.viewModel.overlay { prompt } else { nil }
  }

  @Test func `a title that another device changed stays where the line changes something else`()
    throws
  {
    var script = try script("/stretch<Enter>i")
    try script.replica.edit("Stretch", TaskEdit(title: "Stretch well"))
    script.replay()
    try script.press(" p4<Enter>/well<Enter>")
    #expect(script.titles == ["Stretch well"])
    #expect(script.viewModel.selectedTask?.priority == 4)
  }

  @Test(arguments: [
    ("s", "Snooze “Stretch well”"), ("d", "When is “Stretch well” due?"),
    (";", "Note on “Stretch well”"), ("p", "Priority of “Stretch well”"),
    ("r", "How often does “Stretch well” come back?"),
  ])
  func `what is open about a task calls it what others call it by now`(key: String, name: String)
    throws
  {
    var script = try script("/stretch<Enter>" + key)
    try script.replica.edit("Stretch", TaskEdit(title: "Stretch well"))
    script.replay()
    #expect(script.text.contains(name))
  }

  @Test func `a line below its help calls its task what others call it by now`() throws {
    var script = try script("/stretch<Enter>s<F1>")
    try script.replica.edit("Stretch", TaskEdit(title: "Stretch well"))
    script.replay()
    try script.press("<Esc>")
    #expect(script.text.contains("Snooze “Stretch well”"))
  }

  @Test func `a line that was left as it is writes no title back`() throws {
    var script = try script("/stretch<Enter>i")
    try script.replica.edit("Stretch", TaskEdit(title: "Stretch well"))
    script.replay()
    let written = script.replica.written.count
    try script.press("<Enter>")
    #expect(script.replica.written.count == written)
    #expect(script.titles == ["Stretch well"])
  }

  @Test func `a line that was left as it is keeps the labels of a repeat that others changed`()
    throws
  {
    let replica = try ScriptedReplica()
    let id = try #require(replica.add("Rent fri"))
    let phone = try replica.fork(device: "phone", seed: 8)
    try replica.edit("Rent", TaskEdit(repeats: .every(.months(1))))
    // The later of two changes of the repeat shows.
    for days in [14, 7] { try phone.edit("Rent", TaskEdit(repeats: .every(.days(Int64(days))))) }
    var script = ScreenScript(replica)
    try script.press("i")
    replica.take(from: phone)
    script.replay()
    let task = try #require(replica.projection[id])
    #expect(replica.projection.storedTitle(of: task) == "Rent #monthly")
    #expect(task.frequencyDays == 7)
    let written = replica.written.count
    try script.press("<Enter>")
    #expect(replica.written.count == written)
  }

  @Test func `a title that both changed is the one that was typed, and the other one is told`()
    throws
  {
    var script = try script("/stretch<Enter>i")
    try script.replica.edit("Stretch", TaskEdit(title: "Stretch well"))
    script.replay()
    try script.press("<C-u>Stretch long<Enter>")
    #expect(script.titles == ["Stretch long"])
    #expect(script.viewModel.message?.text.hasSuffix("it was “Stretch well” meanwhile") == true)
  }

  @Test func `labels that a title got meanwhile stay, and before Enter the line tells of them`()
    throws
  {
    var script = try script("/stretch<Enter>i")
    #expect(prompt(script)?.meaning?.hasPrefix("now priority") == true)
    try script.replica.edit("Stretch", TaskEdit(title: "Stretch well #new"))
    script.replay()
    #expect(prompt(script)?.meaning?.hasPrefix("“Stretch well” meanwhile · now ") == true)
    try script.press("<C-u>Stretch long<Enter>")
    let task = try #require(script.viewModel.selectedTask)
    #expect(script.viewModel.projection?.storedTitle(of: task).contains("long #new") == true)
    let told = "; it is “Stretch long” now, it was “Stretch well” meanwhile"
    #expect(script.viewModel.message?.text.hasSuffix(told) == true)
  }

  @Test(arguments: [
    ("Buy paint #home #urgent", "#urgent was added meanwhile"),
    ("Buy paint #red @ana", "#red and @ana were added, #home was taken off meanwhile"),
  ])
  func `of a title whose words others left alone only the labels are told`(
    title: String, told: String
  ) throws {
    let replica = try ScriptedReplica()
    try replica.add([TaskDraft(title: "Buy paint #home")])
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("i<C-u>Buy green paint #home")
    try replica.edit("Buy paint", TaskEdit(title: title))
    script.replay()
    #expect(prompt(script)?.meaning?.hasPrefix(told + " · now ") == true)
    try script.press("<Enter>")
    #expect(
      script.viewModel.message?.text.hasSuffix("“Buy green paint”; " + told) == true,
      "\(script.viewModel.message?.text ?? "")")
  }

  @Test func `a title that the report says is not said again behind it`() throws {
    var script = try script("/stretch<Enter>i")
    try script.replica.edit("Stretch", TaskEdit(title: "Stretch well"))
    script.replay()
    try script.press("<C-u>Stretch long p4<Enter>")
    let told = ", now “Stretch long”; it was “Stretch well” meanwhile"
    #expect(
      script.viewModel.message?.text.hasSuffix(told) == true,
      "\(script.viewModel.message?.text ?? "")")
  }

  @Test(arguments: [("i", "<Enter>"), ("e", "<C-s>")])
  func `a task that another device renamed and the line or form leaves alone has its new title`(
    open: String, accept: String
  ) throws {
    var script = try script("/stretch<Enter>" + open)
    try script.replica.edit("Stretch", TaskEdit(title: "Stretch well"))
    script.replay()
    try script.press(accept)
    #expect(script.viewModel.message?.text == "“Stretch well” stays as it was")
  }

  @Test func `a question whether to delete names what is there, and goes with the last of it`()
    throws
  {
    var script = try script("/stretch<Enter>D")
    try script.replica.edit("Stretch", TaskEdit(title: "Stretch well"))
    script.replay()
    #expect(script.text.contains("Stretch well"))
    try script.replica.delete("Stretch well")
    script.replay()
    #expect(script.viewModel.overlay == nil)
    #expect(script.viewModel.message?.text == "“Stretch well” was deleted meanwhile")
  }

  @Test func `a line for marked tasks that was left comes back whatever their order`() throws {
    var script = try script("*i#home // long words<Esc>")
    try script.press("o")
    try script.replica.edit("Stretch", TaskEdit(title: "Stretch well"))
    script.replay()
    try script.press("i")
    #expect(prompt(script)?.field.text == "#home // long words")
  }

  @Test func `a selected change stays selected where the log has other lines before it`() throws {
    let replica = try ScriptedReplica()
    replica.add("Keep")
    try replica.prioritize("Keep", 4)
    let other = try ScriptedReplica(device: "phone", seed: 8)
    other.add("Other")
    other.take(from: replica)
    var script = ScreenScript(other, size: Size(columns: 120, rows: 40))
    try script.press("/keep<Enter><Enter>jj")
    let before = try #require(script.viewModel.tasks.detail.selectedNode)
    let id = other.projection.graph.nodes[before].id
    var viewModel = script.viewModel
    viewModel.absorb(replica.projection, at: replica.dates)
    let after = try #require(viewModel.tasks.detail.selectedNode)
    #expect(after != before && replica.projection.graph.nodes[after].id == id)
    viewModel.absorb(try ScriptedReplica().projection, at: replica.dates)
    #expect(viewModel.tasks.detail.selectedNode == nil)
  }

  @Test(arguments: ["s", "d", "r"])
  func `a task that is deleted elsewhere does not hold up the others`(key: String) throws {
    var script = try script("*" + key)
    try script.replica.delete("Stretch")
    script.replay()
    try script.press(key == "r" ? "daily" : "2w")
    #expect(prompt(script)?.problem == nil)
    #expect(prompt(script)?.meaning?.hasSuffix("; 1 deleted meanwhile") == true)
    try script.press("<Enter>")
    #expect(script.viewModel.overlay == nil)
    #expect(script.viewModel.message?.kind == .success, "\(script.viewModel.message?.text ?? "")")
  }

  @Test func `a question and a priority go on without what is deleted elsewhere`() throws {
    for (keys, answer) in [("*D", "y"), ("*p", "2")] {
      var script = try script(keys)
      try script.replica.delete("Stretch")
      script.replay()
      try script.press(answer)
      #expect(script.viewModel.message?.kind == .success, "\(script.viewModel.message?.text ?? "")")
    }
  }

  @Test func `a line about one task that is deleted elsewhere says so in the screen's words`()
    throws
  {
    var script = try script("/stretch<Enter>s")
    try script.replica.delete("Stretch")
    script.replay()
    try script.press("2w")
    #expect(prompt(script)?.problem == "the task was deleted meanwhile; 5 shows by whom")
  }

  @Test func `the priorities to choose from mark the one that holds now`() throws {
    var script = try script("/stretch<Enter>p")
    try script.replica.prioritize("Stretch", 5)
    script.replay()
    try script.press("2")
    #expect(script.viewModel.selectedTask?.priority == 2)
  }

  @Test func `the values of a setting mark the one that holds now`() throws {
    let script = try script(":theme<Enter>")
    var viewModel = script.viewModel
    var settings = viewModel.settings
    let before = settings.preferences.theme
    try settings.preferences.set(.theme, to: "amber", among: settings.choices)
    viewModel.adopt(settings, at: script.replica.dates)
    guard case .setting(let choice) = viewModel.overlay else {
      Issue.record("no values lie over the screen")
      return
    }
    #expect(choice.present == "amber" && choice.value == before)
    guard case .set(.theme, before)? = viewModel.perform(.accept).first else {
      Issue.record("the theme is not set back")
      return
    }
  }

  @Test func `the selected step stays the same one when lines come in above it`() throws {
    var script = try script("/renew<Enter><Enter>jj")
    try script.replica.describe(
      "Renew passport", "Bring\n- [ ] stamps\n- [x] fill the form\n- [ ] photos\n- [ ] book")
    script.replay()
    try script.press("x")
    let task = try #require(script.viewModel.selectedTask)
    let text = try #require(script.viewModel.projection?.description(of: task))
    #expect(text == "Bring\n- [ ] stamps\n- [x] fill the form\n- [x] photos\n- [ ] book")
  }

  @Test func `a deletion that was undone tells of nothing that was changed elsewhere`() throws {
    let replica = try ScriptedReplica.sample()
    try replica.delete("Stretch")
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    _ = try replica.run(.undo)
    script.replay()
    #expect(script.titles.contains("Stretch"))
    #expect(script.viewModel.board.notices.isEmpty)
  }

  @Test func `a range that is drawn takes in nothing that sorts into it`() throws {
    var script = try script("gVj")
    let drawn = Array(script.titles.prefix(2))
    try script.replica.edit(drawn[1], TaskEdit(due: .days(60)))
    try script.replica.edit(drawn[1], TaskEdit(priority: 1))
    script.replay()
    try script.press("z")
    #expect(script.viewModel.message?.text.contains("2 tasks") == true)
    #expect(!script.titles.contains(drawn[0]) && !script.titles.contains(drawn[1]))
  }

  @Test func `versions of a task that is deleted elsewhere go with it, and not as settled`() throws
  {
    var script = ScreenScript(try .forked(), size: Size(columns: 120, rows: 40))
    try script.press("/renew<Enter>M")
    let title = try #require(script.selectedTitle)
    try script.replica.delete(title)
    script.replay()
    #expect(script.viewModel.overlay == nil)
    #expect(script.viewModel.message?.text == "“\(title)” was deleted meanwhile")
  }
}
