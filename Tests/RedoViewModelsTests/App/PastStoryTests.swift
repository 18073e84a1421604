import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import Testing

@testable import RedoViewModels

/// What a person does with history, blame and the past.
@Suite struct PastStoryTests {
  private static let wide = Size(columns: 120, rows: 40)

  private func script(_ keys: String = "") throws -> ScreenScript {
    var script = ScreenScript(try .apart(), size: Self.wide)
    if !keys.isEmpty { try script.press(keys) }
    return script
  }

  private func say(_ script: ScreenScript) -> String {
    script.viewModel.message?.text ?? ""
  }

  @Test func `j reaches the history after the steps, moves over its changes, and k leads back`()
    throws
  {
    var script = try script("/renew<Enter><Enter>")
    #expect(script.viewModel.tasks.detail.selectedNode == nil)
    try script.press("j")
    #expect(script.viewModel.tasks.detail.selectedStepRow != nil)
    try script.press("j")
    let first = try #require(script.viewModel.tasks.detail.selectedNodeRow)
    try script.press("jj")
    #expect(script.viewModel.tasks.detail.selectedNodeRow == first + 2)
    try script.press("kk")
    #expect(script.viewModel.tasks.detail.selectedNodeRow == first)
    try script.press("k")
    #expect(script.viewModel.tasks.detail.selectedNode == nil)
    #expect(script.viewModel.tasks.detail.selectedStepRow != nil)
    try script.press("G")
    let detail = script.viewModel.tasks.detail
    #expect(detail.selectedNodeRow == detail.lines.count - 1)
  }

  @Test func `a step in time says what change lies between`() throws {
    var script = ScreenScript(try .sample(), size: Self.wide)
    try script.press("jjc<lt>")
    #expect(say(script) == "before “Review the draft”: completed")
    try script.press("<lt>")
    #expect(say(script).hasPrefix("before “") && !say(script).contains("Review the draft"))
    try script.press(">>")
    #expect(say(script) == "after “Review the draft”: completed")
    #expect(script.viewModel.travel == nil)
  }

  @Test func `the selected change stays selected when another device's changes come in`() throws {
    var script = try script("/renew<Enter><Enter>jjjj")
    let node = script.viewModel.tasks.detail.selectedNode
    #expect(node != nil)
    try script.replica.prioritize("Renew passport", 1)
    script.replay()
    #expect(script.viewModel.tasks.detail.selectedNode == node)
    #expect(script.viewModel.tasks.detail.selectedNodeRow != nil)
  }

  @Test func `Enter opens a change, y copies its id, Esc closes it`() throws {
    var script = try script("/renew<Enter><Enter>G<Enter>")
    #expect(script.viewModel.context == .card)
    try script.press("y")
    guard case .copy(let id) = script.effects.last else {
      Issue.record("nothing was copied")
      return
    }
    #expect(
      NodeID(id)
        == script.viewModel.projection.flatMap { projection in
          let graph = projection.graph
          return graph.nodes.indices.first { index in
            graph.taskID(of: index) == script.viewModel.selectedTask?.id
              && graph.nodes[index].action == .create
          }.map { graph.nodes[$0].id }
        })
    try script.press("J")
    #expect(script.text.contains("\"action\":\"CREATE\""))
    try script.press("J<Esc>")
    #expect(script.viewModel.context == .detail)
  }

  @Test func `Esc leads from the node of a change to the change, and then back as ever`() throws {
    var script = try script("/renew<Enter>BjjjvJ<Esc>")
    #expect(script.text.contains("changed priority to 5"))
    try script.press("<Esc>")
    #expect(script.text.contains("Who set what"))
  }

  @Test func `Enter before the history says how to get there`() throws {
    let script = try script("<Enter><Enter>")
    #expect(say(script) == "no change is selected; j leads to the history")
  }

  @Test func `B shows who set what, Enter the change, and Esc leads back step by step`() throws {
    var script = try script("/renew<Enter>B")
    #expect(script.text.contains("Who set what"))
    try script.press("jjj<Enter>")
    #expect(script.text.contains("changed priority to 5"))
    try script.press("<Esc>")
    #expect(script.text.contains("Who set what"))
    try script.press("<Esc>")
    #expect(script.viewModel.context == .list)
  }

  @Test func `< and > step through the past and end in the present`() throws {
    var script = try script()
    let now = script.titles
    try script.press(">")
    #expect(say(script) == "this is now; < goes back in time")
    try script.press("<lt><lt><lt>")
    #expect(script.viewModel.travel?.changesToNow == 3)
    #expect(script.titles.contains("Book a dentist") && !now.contains("Book a dentist"))
    try script.press(">>")
    #expect(script.viewModel.travel?.changesToNow == 1)
    try script.press(">")
    #expect(script.viewModel.travel == nil)
    #expect(script.titles == now)
  }

  @Test(arguments: ["<Esc>", "@now<Enter>", ">"])
  func `a task that is open stays so where the present does not list it`(key: String) throws {
    var script = ScreenScript(try .sample())
    try script.replica.complete("Review the draft")
    script.replay()
    try script.press("<lt>g")
    let place = try #require(script.titles.firstIndex(of: "Review the draft"))
    try script.press(String(repeating: "j", count: place) + "<Enter>" + key)
    #expect(script.viewModel.travel == nil && script.viewModel.context == .detail)
    #expect(script.selectedTitle == "Review the draft")
    let written = script.replica.written.count
    try script.press("c")
    #expect(script.replica.written.count == written)
    #expect(say(script).hasPrefix("“Review the draft” is done already"))
    try script.press("<Esc>")
    #expect(script.viewModel.context == .list && script.selectedTitle != "Review the draft")
  }

  @Test func `a task that was not there then is left with a word, and no other one opens`() throws {
    var script = ScreenScript(try .sample())
    let place = try #require(script.titles.firstIndex(of: "Book a dentist"))
    try script.press("g" + String(repeating: "j", count: place) + "<Enter>")
    try script.press("@2<Space>days<Space>ago<Space>9:30<Enter>")
    #expect(script.viewModel.travel != nil && script.viewModel.context == .list)
    #expect(say(script) == "“Book a dentist” was not there then")
    try script.press("<Esc>")
    #expect(script.viewModel.context == .list && script.selectedTitle == "Book a dentist")
  }

  @Test func `the cursor comes back from the past to its task, unless it was led to another`()
    throws
  {
    var script = ScreenScript(try .sample(), size: Self.wide)
    let place = try #require(script.titles.firstIndex(of: "Book a dentist"))
    try script.press("g" + String(repeating: "j", count: place))
    let asked = "@2<Space>days<Space>ago<Space>9:30<Enter>"
    try script.press(asked)
    #expect(script.selectedTitle != "Book a dentist")
    try script.press("<lt><Esc>")
    #expect(script.selectedTitle == "Book a dentist")
    try script.press(asked + "g")
    let first = try #require(script.selectedTitle)
    try script.press("<Esc>")
    #expect(script.selectedTitle == first)
  }

  @Test func `the cursor comes back from a past that the log has no more`() throws {
    let replica = try ScriptedReplica()
    ["Alpha", "Bravo", "Charlie"].forEach { replica.add($0) }
    let other = try ScriptedReplica(device: "phone", seed: 8)
    other.add("Other")
    other.take(from: replica)
    var script = ScreenScript(other, size: Self.wide)
    let place = try #require(script.titles.firstIndex(of: "Charlie"))
    try script.press("g" + String(repeating: "j", count: place) + "<lt>")
    #expect(script.viewModel.travel != nil && script.selectedTitle != "Charlie")
    var viewModel = script.viewModel
    viewModel.absorb(replica.projection, at: replica.dates)
    #expect(viewModel.travel == nil)
    #expect(viewModel.selectedTask?.id == replica.projection.tasks.last?.id)
  }

  @Test(arguments: ["Export", "Import"])
  func `settings refuse in the past what its key refuses there`(row: String) throws {
    var script = ScreenScript(try .sample(), size: Size(columns: 80, rows: 100))
    try script.press("<lt>6")
    for _ in 0..<60 where !script.text.contains("▸ \(row)") { try script.press("j") }
    #expect(script.text.contains("▸ \(row)"))
    try script.press("<Enter>")
    #expect(script.viewModel.overlay == nil)
    #expect(say(script) == "the screen shows the past; Esc returns")
  }

  @Test func `a range keeps its last task over a step in time that does not list it`() throws {
    let replica = try ScriptedReplica()
    let ids = try ["Alpha", "Bravo", "Charlie"].map { try #require(replica.add($0)) }
    var script = ScreenScript(replica)
    try script.press("gVG<lt>>")
    #expect(script.titles.count == 3)
    #expect(ids.allSatisfy(script.viewModel.tasks.list.marks.contains))
  }

  @Test func `< stops before the first change`() throws {
    var script = try script()
    let steps = try #require(script.viewModel.projection.map { Past(of: $0).stepCount })
    try script.press(String(repeating: "<lt>", count: steps))
    #expect(script.titles.isEmpty && script.text.contains("before the first change"))
    try script.press("<lt>")
    #expect(say(script) == "nothing came before the first change")
    try script.press("<Esc>")
    #expect(script.viewModel.travel == nil && say(script) == "this is now")
  }

  @Test(arguments: ["/renew<Enter><lt>", "5/renew<Enter>jt", "3<Enter><lt>", "4v<lt>"])
  func `Esc returns to now at once, and leaves each screen as it is`(keys: String) throws {
    func look(_ script: ScreenScript) -> [String] {
      let viewModel = script.viewModel
      return [
        "\(viewModel.screen)", viewModel.tasks.list.filterLine, viewModel.activity.words,
        "\(viewModel.calendar.focus)", "\(viewModel.analytics.isEnlarged)",
      ]
    }
    let untouched = look(try self.script(String(keys.prefix(1))))
    var script = try script(keys)
    let past = look(script)
    #expect(script.viewModel.travel != nil)
    #expect(past != untouched, "there is another step to take")
    try script.press("<Esc>")
    #expect(script.viewModel.travel == nil && say(script) == "this is now")
    #expect(look(script) == past)
  }

  @Test(arguments: [("3l", "", 21), ("3l", "t", 21), ("3lw", "<lt>k", 21), ("", "<PageDown>", 20)])
  func `the calendar goes along to the day of the past, and comes back`(
    before: String, there: String, day: Int
  ) throws {
    var script = ScreenScript(try .sample())
    try script.press(before + "@19<Space>oct<Enter>3")
    #expect(script.viewModel.calendar.day == CivilDate(year: 2026, month: 10, day: 19))
    try script.press(there + "<Esc>")
    let back = try #require(CivilDate(year: 2026, month: 11, day: day))
    #expect(script.viewModel.travel == nil)
    #expect(script.viewModel.calendar.day == back)
    #expect(script.viewModel.calendar.days?.range.contains(back) == true)
  }

  @Test func `the list of a day comes back from the past with its cursor`() throws {
    var script = ScreenScript(try .sample())
    try script.press("3<Enter>j")
    let selected = script.viewModel.calendar.list.selectedID
    try script.press("@19<Space>oct<Enter><Esc>")
    #expect(script.viewModel.calendar.focus == .day)
    #expect(selected != nil && script.viewModel.calendar.list.selectedID == selected)
  }

  @Test func `a step in time within a day leaves the calendar where it is`() throws {
    var script = try script("3ll<lt>")
    #expect(script.viewModel.calendar.day == CivilDate(year: 2026, month: 11, day: 22))
    try script.press("l<Esc>")
    #expect(script.viewModel.calendar.day == CivilDate(year: 2026, month: 11, day: 23))
  }

  @Test func `a search of the past without a match says where Esc leads`() throws {
    var script = try script("5/xyzzy<Enter><lt>j")
    #expect(say(script) == "no change matches; Esc returns to now")
    #expect(!script.text.contains("shows all"))
    try script.press("<Esc>j")
    #expect(say(script) == "no change matches; Esc shows all")
  }

  @Test func `@ shows everything as of a time, and nothing leads back`() throws {
    var script = try script("@yesterday<Space>17:30<Enter>")
    #expect(script.viewModel.dates.now == Instant(wall: "2026-11-19T17:30:00.000Z"))
    #expect(script.titles.contains("Book a dentist"))
    try script.press("/dentist<Enter>")
    #expect(script.titles == ["Book a dentist"])
    for line in ["@<Enter>", "@now<Enter>", "@today<Enter>"] {
      try script.press(line)
      #expect(script.viewModel.travel == nil, "\(line)")
      #expect(script.viewModel.dates.now == script.replica.now)
      try script.press("@yesterday<Enter>")
      #expect(script.viewModel.travel != nil)
    }
  }

  @Test func `@ refuses what is to come and what is no time, and keeps the line`() throws {
    var script = try script("@tomorrow<Enter>")
    #expect(script.viewModel.openPrompt?.problem?.contains("still to come") == true)
    try script.press("<C-u>soonish<Enter>")
    #expect(script.viewModel.openPrompt?.problem?.contains("is no time") == true)
    #expect(script.viewModel.travel == nil)
  }

  @Test func `no key changes the past`() throws {
    for key in ["a", "c", "s", "p", "e", "z", "D", "u", "<C-r>"] {
      var script = try script("<lt><lt>")
      let written = script.replica.written.count
      try script.press(key)
      #expect(say(script) == "the screen shows the past; Esc returns", "\(key)")
      #expect(script.viewModel.overlay == nil, "\(key)")
      try script.press("y<Enter>5y")
      #expect(script.replica.written.count == written, "\(key)")
    }
    var script = try script("<lt>")
    script.paste("one\ntwo")
    #expect(script.viewModel.overlay == nil)
    #expect(say(script) == "the screen shows the past; Esc returns")
  }

  @Test(arguments: ScreenName.allCases)
  func `no command of any screen changes the past`(screen: ScreenName) throws {
    let past = try script("<lt><lt>").viewModel
    for command in Command.allCases {
      var viewModel = past
      _ = viewModel.perform(screen.command)
      for next in [command, .accept, .open, .accept] {
        for case .run(let intent) in viewModel.perform(next) {
          Issue.record("\(command) asks for \(intent)")
        }
      }
      #expect(viewModel.triage == nil, "\(command)")
    }
  }

  @Test(arguments: [">", "<Esc>"])
  func `what came while the past showed is told once the present shows again`(key: String) throws {
    var script = ScreenScript(try .sample(), size: Self.wide)
    try script.press("<lt>")
    let phone = try script.replica.fork(device: "phone", seed: 8)
    try phone.delete("Stretch")
    script.replica.take(from: phone)
    script.replay()
    #expect(script.viewModel.board.notices.isEmpty)
    for _ in 0..<9 where script.viewModel.travel != nil { try script.press(key) }
    #expect(script.viewModel.travel == nil)
    let notices = script.viewModel.board.notices.map(script.viewModel.text(of:))
    #expect(notices.count == 1)
    #expect(notices.first?.hasPrefix("“Stretch” was deleted by a key") == true)
    // Nothing hides it, and once told is enough.
    #expect(script.viewModel.message == nil)
    try script.press("<Esc><lt><Esc>")
    #expect(script.viewModel.travel == nil && script.viewModel.board.notices.isEmpty)
  }

  @Test func `what others append does not move the past`() throws {
    var script = try script("<lt><lt>")
    let shown = script.titles
    _ = script.replica.add("From elsewhere tomorrow")
    script.replay()
    #expect(script.titles == shown)
    #expect(script.viewModel.travel?.changesToNow == 3)
    try script.press(">")
    #expect(script.viewModel.travel?.changesToNow == 2)
    try script.press(">>")
    #expect(script.viewModel.travel == nil)
    #expect(script.titles.contains("From elsewhere"))
  }

  @Test func `time that passes leaves the past alone and wakes up only for minutes`() throws {
    var script = try script("@yesterday<Enter>")
    let text = script.text
    script.wait(seconds: 300)
    #expect(script.text == text)
    #expect(script.viewModel.nextTick > script.replica.now)
  }

  @Test func `t shows everything as of a change of the history`() throws {
    var script = try script("/renew<Enter><Enter>Gkkt")
    let task = try #require(script.viewModel.selectedTask)
    #expect(task.priority == 4)
    #expect(script.viewModel.travel != nil)
    #expect(script.viewModel.projection?.tasks.contains { $0.id == task.id } == true)
    try script.press("<Esc>")
    #expect(script.viewModel.selectedTask?.priority == 5)
  }

  @Test func `an empty log has no past`() throws {
    var script = ScreenScript(try ScriptedReplica())
    try script.press("<lt>")
    #expect(say(script) == "the log is empty: there is no past yet")
  }
}
