import Foundation
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// Moving through the list and between the panes.
@Suite struct MovingStoryTests {
  @Test func `moving stays within the list`() throws {
    var script = ScreenScript(try .sample())
    try script.press("kkk")
    #expect(script.viewModel.tasks.list.selectedOrdinal == 0)
    try script.press("Gj<Down>")
    #expect(script.viewModel.tasks.list.selectedOrdinal == 8)
    try script.press("g")
    #expect(script.viewModel.tasks.list.selectedOrdinal == 0)
  }

  @Test func `a page is as many rows as show, less one`() throws {
    var script = ScreenScript(try .many(200))
    let start = try #require(script.viewModel.tasks.list.selectedRow)
    try script.press("<C-d>")
    let page = try #require(script.viewModel.tasks.list.selectedRow) - start
    #expect((19...22).contains(page), "moved \(page) rows of 20")
    try script.press("<PageUp>")
    #expect(script.viewModel.tasks.list.selectedOrdinal == 0)
  }

  @Test func `brackets go round all screens, one way and the other`() throws {
    var script = ScreenScript(try .sample())
    for (key, screens) in [("]", [2, 3, 4, 5, 6, 1]), ("[", [6, 5, 4, 3, 2, 1])] {
      for screen in screens {
        try script.press(key)
        #expect(script.viewModel.screen.rawValue == screen, "\(key)")
      }
    }
  }

  @Test func `the selected row always shows`() throws {
    var script = ScreenScript(try .many(200))
    for keys in ["G", "g", "<C-d><C-d><C-d>", "kkkkk", "<C-u>", "jjjjjjjjjjjjjjjjjjjjjjjjj"] {
      try script.press(keys)
      let row = try #require(script.viewModel.tasks.list.selectedRow)
      #expect(script.viewModel.tasks.list.visibleRows.contains(row), "after \(keys)")
    }
    script.resize(columns: 40, rows: 10)
    let row = try #require(script.viewModel.tasks.list.selectedRow)
    #expect(script.viewModel.tasks.list.visibleRows.contains(row))
  }

  @Test(arguments: [("", "<Enter><Esc>"), ("2", "<Tab><Tab>"), ("2<Tab>", "<Tab><Tab>")])
  func `a list that another pane hid for a while shows the rows again that it showed`(
    there: String, away: String
  ) throws {
    var script = ScreenScript(try .backlog(200), size: Size(columns: 60, rows: 24))
    let moves = String(repeating: "j", count: 30) + String(repeating: "k", count: 8)
    try script.press(there + moves)
    let before = script.text
    try script.press(away)
    #expect(script.text == before)
  }

  @Test func `Enter opens the task and Esc goes back`() throws {
    var script = ScreenScript(try .sample())
    try script.press("<Enter>")
    #expect(script.viewModel.tasks.focus == .detail)
    let room = script.viewModel.layout.body.size
    #expect(script.viewModel.tasks.layout(in: room).list.isEmpty)
    try script.press("<Esc>")
    #expect(script.viewModel.tasks.focus == .list)
  }

  @Test func `Tab, h and l change the pane where both show`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    for (key, pane) in [
      ("<Tab>", Pane.detail), ("<S-Tab>", .list), ("l", .detail), ("h", .list),
    ] {
      try script.press(key)
      #expect(script.viewModel.tasks.focus == pane)
    }
  }

  @Test func `the task's text scrolls within its end`() throws {
    let replica = try ScriptedReplica.sample()
    try replica.describe("Pay rent", (1...60).map { "line \($0)" }.joined(separator: "\n"))
    var script = ScreenScript(replica)
    try script.press("<Enter>kG")
    let end = script.viewModel.tasks.detail.top
    try script.press("jjj")
    #expect(script.viewModel.tasks.detail.top == end)
    #expect(end > 30)
    while script.viewModel.tasks.detail.selectedNode != nil { try script.press("k") }
    try script.press("k")
    #expect(script.viewModel.tasks.detail.top == end - 1)
    try script.press("g")
    #expect(script.viewModel.tasks.detail.top == 0)
  }

  @Test func `the mouse selects, opens and scrolls`() throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 20))
    script.mouse(.press(.left), row: 4, column: 10)
    #expect(script.selectedTitle == "Water the plants")
    script.mouse(.doublePress(.left), row: 3, column: 10)
    #expect(script.selectedTitle == "Pay rent")
    #expect(script.viewModel.tasks.focus == .detail)
    script.mouse(.press(.left), row: 2, column: 10)
    #expect(script.selectedTitle == "Pay rent")
    #expect(script.viewModel.tasks.focus == .list)
    script.mouse(.scroll(1), row: 5, column: 10)
    #expect(script.selectedTitle == "Pay rent")
  }

  @Test(arguments: ["", "/a", "2", "5"])
  func `a double click at the edge of the rows opens the task that was pressed`(keys: String) throws
  {
    var script = ScreenScript(try .backlog(200), size: Size(columns: 90, rows: 24))
    if !keys.isEmpty { try script.press(keys) }
    let lines = script.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = lines.count - 3
    script.mouse(.press(.left), row: row, column: 10)
    script.mouse(.doublePress(.left), row: row, column: 10)
    #expect(script.viewModel.tasks.focus == .detail)
    let title = try #require(script.selectedTitle)
    #expect(lines[row].contains(String(title.prefix(18))), "\(title) for \(lines[row])")
  }

  @Test func `what the wheel scrolls away is not what keys act on`() throws {
    var script = ScreenScript(try .many(60), size: Size(columns: 80, rows: 12))
    for turn in [4, 40, -3, -60] {
      script.mouse(.scroll(turn), row: 5, column: 10)
      let list = script.viewModel.tasks.list
      let row = try #require(list.selectedRow)
      #expect(list.visibleRows.contains(row), "\(turn)")
      #expect(script.text.contains(try #require(script.selectedTitle)))
    }
  }

  @Test func `what the wheel scrolls away in a task, or of who set what, is not what keys act on`()
    throws
  {
    let replica = try ScriptedReplica()
    replica.add("Pay rent p5 every 30 days // - [ ] ask for the number")
    var script = ScreenScript(replica, size: Size(columns: 80, rows: 10))
    try script.press("<Enter>j")
    #expect(script.viewModel.tasks.detail.selectedRow != nil)
    script.mouse(.scroll(9), row: 4, column: 10)
    #expect(script.viewModel.tasks.detail.selectedRow == nil)
    try script.press("B")
    script.mouse(.scroll(9), row: 4, column: 10)
    guard case .card(let card) = script.viewModel.overlay else {
      Issue.record("the card went")
      return
    }
    #expect(card.selection ?? 0 > 0)
    script.mouse(.press(.left), row: 1, column: 10)
    #expect(script.viewModel.overlay == .card(card), "the edge hides what stands above")
    // Of what stands there now, the row below the change's.
    try script.press("g")
    script.mouse(.scroll(1), row: 4, column: 10)
    script.mouse(.press(.left), row: 2, column: 10)
    #expect(script.text.contains("│▸"))
  }

  @Test func `a click on a hint presses its key`() throws {
    var script = ScreenScript(try .sample())
    let last = script.text.split(separator: "\n", omittingEmptySubsequences: false).last ?? ""
    let place = try #require(last.range(of: "? help"))
    script.mouse(
      .press(.left), row: 23, column: last.distance(from: last.startIndex, to: place.lowerBound))
    #expect(script.viewModel.context == .help)
  }

  @Test(arguments: [("2", ScreenName.plan), ("3<Enter>", .calendar), ("5", .activity)])
  func `Esc goes back to the screen from which the task was opened`(
    keys: String, screen: ScreenName
  ) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 120, rows: 40))
    try script.press(keys + "<Enter>")
    #expect(script.viewModel.screen == .tasks && script.viewModel.tasks.focus == .detail)
    try script.press("<Esc>")
    #expect(script.viewModel.screen == screen)
    try script.press("<Enter><Tab><Esc>")
    #expect(script.viewModel.screen == .tasks, "the list was gone to meanwhile")
  }

  @Test(arguments: [Size(columns: 80, rows: 10), Size(columns: 40, rows: 12)])
  func `what the cursor of a task is on stays in sight in another room`(room: Size) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 80, rows: 24))
    try script.press("<Enter>G")
    script.resize(columns: room.columns, rows: room.rows)
    let row = try #require(script.viewModel.tasks.detail.selectedRow)
    let top = script.viewModel.tasks.detail.top
    #expect((top..<top + room.rows - 4).contains(row))
  }

  @Test(arguments: ["<Enter>j", "<Enter>x"])
  func `a step that is selected or ticked is in sight, also behind a room that was too low`(
    keys: String
  ) throws {
    let replica = try ScriptedReplica()
    let lines = (1...40).map { "line \($0)" }
    let isFirst = keys.hasSuffix("j")
    let text = isFirst ? ["- [ ] socks"] + lines : lines + ["- [ ] socks"]
    replica.add("Pack")
    try replica.describe("Pack", (text + lines).joined(separator: "\n"))
    var script = ScreenScript(replica, size: Size(columns: 80, rows: 24))
    try script.press(keys)
    script.resize(columns: 80, rows: 3)
    script.resize(columns: 80, rows: 24)
    let row = try #require(script.viewModel.tasks.detail.selectedRow)
    let top = script.viewModel.tasks.detail.top
    #expect((top..<top + 20).contains(row), "\(row) below \(top)")
  }

  @Test(arguments: [("BG", ""), ("BG<Enter>", "<Esc>"), ("BG<F1>", "<Esc>")])
  func `what is selected of who set what stays in sight in a lower room`(
    keys: String, back: String
  ) throws {
    let replica = try ScriptedReplica()
    replica.add("Pay rent p5 every 30 days // Standing order")
    var script = ScreenScript(replica, size: Size(columns: 80, rows: 24))
    try script.press(keys)
    script.resize(columns: 80, rows: 10)
    if !back.isEmpty { try script.press(back) }
    #expect(script.text.contains("│▸"))
  }

  @Test func `on a step of a checklist Enter ticks, and what is about changes says so`() throws {
    let replica = try ScriptedReplica()
    replica.add("Pack // - [ ] socks")
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("<Enter>j")
    #expect(script.text.contains("Enter tick") && !script.text.contains("take back"))
    for key in ["U", "t", "v"] {
      try script.press(key)
      let message = script.viewModel.message?.text
      #expect(message == "a step is selected, no change; j leads to the history")
    }
    try script.press("<Enter>")
    #expect(script.text.contains("[x] socks") || script.text.contains("☑ socks"))
  }

  @Test func `in the past no key and no click ticks a step`() throws {
    let replica = try ScriptedReplica()
    replica.add("Pack // - [ ] socks")
    replica.add("Pay rent")
    var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
    try script.press("/pack<Enter><lt><Enter>j")
    for key in ["<Enter>", "x", "v"] {
      try script.press(key)
      #expect(script.viewModel.message?.kind == .failure, "\(key)")
    }
    #expect(script.effects.isEmpty)
  }
}
