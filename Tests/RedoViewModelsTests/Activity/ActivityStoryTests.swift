import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// What a person does with the list of every change.
@Suite struct ActivityStoryTests {
  private func script(_ keys: String = "5") throws -> ScreenScript {
    var script = ScreenScript(try .apart(), size: Size(columns: 120, rows: 40))
    try script.press(keys)
    return script
  }

  private func rows(_ script: ScreenScript) -> [ActivityRow] {
    let rows = script.viewModel.activityRows
    return (0..<script.viewModel.activity.count).compactMap { rows?[$0] }
  }

  @Test func `every deed is listed once, the latest first, under its day`() throws {
    let script = try script()
    let graph = try #require(script.viewModel.projection?.graph)
    let changes = graph.nodes.indices.filter { !graph.isRepeated($0) }
    let distinct = Set(changes.map { graph.lead(of: graph.deed(of: $0)) })
    #expect(distinct.count < changes.count)
    #expect(script.viewModel.activity.count == distinct.count)
    var days: [CivilDate] = []
    var ordinals: [Int] = []
    for row in 0..<script.viewModel.activity.rowCount {
      switch script.viewModel.activity.line(at: row) {
      case .day(let date, _): days.append(date)
      case .change(let ordinal): ordinals.append(ordinal)
      case nil: Issue.record("row \(row) is empty")
      }
    }
    #expect(ordinals == Array(0..<distinct.count))
    #expect(days == days.sorted(by: >) && Set(days).count == days.count)
  }

  @Test func `what the names of authors leave of their columns is for what was done`() throws {
    let replica = try ScriptedReplica()
    let task = try #require(replica.add("Pay rent tomorrow 9am"))
    let friday = try #require(Instant(rfc3339: "2026-11-27T09:00:00Z"))
    _ = try replica.run(.edit([task], TaskEdit(priority: 5, due: .until(friday))))
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("5")
    #expect(script.text.contains("changed priority to 5, moved to 27 Nov 09:00 "))
  }

  @Test func `among many authors a name has all the columns there are`() throws {
    let replica = try ScriptedReplica()
    for number in 1...101 {
      let name = number > 100 ? "a tablet with a name of its own" : "p\(number)"
      let other = try ScriptedReplica(device: name, seed: UInt8(number + 100))
      other.add("Buy milk")
      replica.take(from: other)
    }
    let script = ScreenScript(replica)
    #expect(script.viewModel.projection?.graph.authors.count == 101)
    #expect(script.viewModel.activityRows?.authorColumns(atMost: 20) == 20)
  }

  @Test func `what was done here by somebody without a name reads as this device's`() throws {
    let replica = try ScriptedReplica(isNamed: false)
    replica.add("Pay rent")
    let phone = try replica.fork(device: "phone", seed: 8)
    phone.add("Buy milk")
    replica.take(from: phone)
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("5")
    #expect(rows(script).map(\.author) == ["Ana on phone", "this device"])
  }

  @Test func `what others did stands out from what this device did, in the task too`() throws {
    var script = ScreenScript(try .apart(), size: Size(columns: 200, rows: 40))
    try script.press("5")
    let rows = rows(script)
    #expect(Set(rows.map(\.author)).count > 1)
    let own = rows.filter { $0.author == "this device" }
    #expect(own.allSatisfy { $0.authorRole == .secondary })
    #expect(rows.count { $0.authorRole == .person } == rows.count - own.count)
    try script.press("1/passport<Enter>l")
    let lines = script.viewModel.tasks.detail.lines
    let names = lines.filter { $0.node != nil }.compactMap(\.spans.last)
    #expect(Set(names.map(\.role)) == [.secondary, .person])
  }

  @Test func `Enter jumps to the task`() throws {
    var script = try script("5/snoozed<Space>phone<Enter>")
    #expect(rows(script).count == 1)
    try script.press("<Enter>")
    #expect(script.viewModel.screen == .tasks)
    #expect(script.selectedTitle == "Renew passport")
  }

  @Test func `Enter shows the task itself where the list hides it, and Esc leads back`() throws {
    let replica = try ScriptedReplica()
    for line in ["Alpha #a", "Beta #b", "Gamma #c"] { replica.add(line) }
    try replica.complete("Beta")
    let gamma = try #require(
      replica.projection.tasks.first { replica.projection.title(of: $0).shown == "Gamma" })
    _ = try replica.run(.archive([gamma.id]))
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    for (word, title, line) in [("beta", "Beta", "is:done"), ("gamma", "Gamma", "is:archived")] {
      try script.press("1f<C-u>#a<Enter>5/<C-u>\(word)<Enter><Enter>")
      #expect(script.selectedTitle == title)
      #expect(
        script.viewModel.tasks.focus == .detail && script.viewModel.tasks.list.filterLine == line)
      try script.press("<Esc>")
      #expect(
        script.viewModel.screen == .activity && script.viewModel.tasks.list.filterLine == "#a")
    }
  }

  @Test func `an undo is one row that says what it took back`() throws {
    let words = try rows(script("5")).map(\.words.text)
    #expect(words.filter { $0.hasPrefix("undid") } == ["undid: completed"])
    #expect(!words.contains("changed points to 1"))
  }

  @Test func `words are found in titles, authors, devices and what was done`() throws {
    var script = try script("5/<Down>")
    #expect(script.viewModel.activity.selectedOrdinal == 1)
    for (word, count) in [("phone", 2), ("renew", 9), ("RENEW", 9), ("phone snoozed", 1)] {
      try script.press("<C-u>" + word.split(separator: " ").joined(separator: "<Space>"))
      #expect(rows(script).count == count, "\(word)")
    }
    try script.press("<Esc>")
    #expect(script.viewModel.activity.words.isEmpty)
  }

  @Test func `this task, this author, this kind; the key again or Esc shows all`() throws {
    var script = try script("5jjj")
    let all = rows(script).count
    try script.press("ft")
    #expect(Set(rows(script).map(\.title)) == ["Stretch"])
    try script.press("fa")
    #expect(rows(script).map(\.words.text) == ["undid: completed"])
    try script.press("fa")
    #expect(rows(script).count > 1)
    try script.press("fwG")
    #expect(script.text.contains("by Ana"))
    try script.press("<Esc>")
    #expect(rows(script).count == all)
    try script.press("<Esc>")
    #expect(script.viewModel.screen == .tasks)
  }

  @Test func `who has no name is you above the changes as among them`() throws {
    let replica = try ScriptedReplica(isNamed: false)
    replica.add("Pack")
    var script = ScreenScript(replica)
    try script.press("5fw")
    #expect(script.text.contains("by you"))
  }

  @Test func `commands about tasks act on the task of the change`() throws {
    var script = try script("5/phone<Enter>z")
    #expect(script.viewModel.message?.text == "Archived “Renew passport”")
    try script.press("<Esc>u")
    #expect(script.viewModel.message?.text.hasPrefix("Undone") == true)
  }

  @Test func `the change of a task that is gone shows whole, and says what cannot be done`() throws
  {
    var script = try script("5/dentist<Enter>c")
    #expect(script.viewModel.message?.text.hasPrefix("the task is gone") == true)
    try script.press("v")
    #expect(script.text.contains("Book a dentist") && script.viewModel.context == .card)
    try script.press("<Esc>jt")
    #expect(script.viewModel.travel != nil)
    #expect(rows(script).contains { $0.title == "Book a dentist" && !$0.isGone })
  }

  @Test func `what comes in leaves the selected change selected, and follows at the top`() throws {
    var script = try script("5jjjjj")
    let selected = script.viewModel.activity.selectedOrdinal
    _ = script.replica.add("One more tomorrow")
    script.replay()
    #expect(script.viewModel.activity.selectedOrdinal == (selected ?? 0) + 1)
    try script.press("g")
    _ = script.replica.add("Another tomorrow")
    script.replay()
    #expect(script.viewModel.activity.selectedOrdinal == 0)
    #expect(rows(script).first?.title == "Another")
  }

  @Test func `the past has its own activity`() throws {
    let script = try script("@yesterday<Enter>5")
    #expect(rows(script).allSatisfy { $0.author == "this device" })
    #expect(rows(script).count == 12)
  }

  @Test func `a click selects a change and a double click goes to its task`() throws {
    var script = ScreenScript(try .apart(), size: Size(columns: 120, rows: 20))
    try script.press("5")
    script.mouse(.press(.left), row: 6, column: 20)
    #expect(script.viewModel.activity.selectedOrdinal == 3)
    script.mouse(.scroll(2), row: 6, column: 20)
    #expect(script.viewModel.activity.visibleRows.lowerBound == 6)
    script.mouse(.doublePress(.left), row: 5, column: 20)
    #expect(script.viewModel.activity.selectedOrdinal == 8)
    #expect(script.viewModel.screen == .tasks)
  }

  @Test func `what the wheel brought into sight stays there, and keys act on what is seen`() throws
  {
    var script = ScreenScript(try .apart(), size: Size(columns: 120, rows: 14))
    try script.press("5")
    script.mouse(.scroll(3), row: 6, column: 20)
    let visible = script.viewModel.activity.visibleRows
    let selected = script.viewModel.activity.selectedOrdinal
    #expect(visible.lowerBound == 9)
    #expect(script.viewModel.activity.selectedRow.map(visible.contains) == true)
    script.wait(seconds: 60)
    script.replay()
    #expect(script.viewModel.activity.visibleRows == visible)
    #expect(script.viewModel.activity.selectedOrdinal == selected)
    script.mouse(.scroll(-9), row: 6, column: 20)
    #expect(script.viewModel.activity.visibleRows.lowerBound == 0)
    #expect(script.viewModel.activity.selectedRow.map((0..<14).contains) == true)
  }

  @Test func `an empty activity says what to do`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("5j")
    #expect(script.viewModel.message?.text == "nothing was changed yet")
    #expect(script.text.contains("Press a to add a task"))
  }
}
