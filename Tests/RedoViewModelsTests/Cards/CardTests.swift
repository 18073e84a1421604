import RedoIntents
import RedoProtocol
import RedoTasks
import RedoTerminal
import RedoTestSupport
import RedoViewModels
import Testing

/// Any change of any log can be shown whole.
@Suite struct CardTests {
  private func opened(_ lines: [[UInt8]], columns: Int) throws -> AppViewModel {
    let replica = try ScriptedReplica()
    var viewModel = AppViewModel(settings: AppSettings(device: replica.author))
    viewModel.resize(to: Size(columns: columns, rows: 24))
    viewModel.absorb(
      Projection(replaying: ChangeLog(JudgedLines.bytes(lines))), at: replica.dates)
    _ = viewModel.perform(.showActivity)
    return viewModel
  }

  private func text(_ viewModel: AppViewModel) -> String {
    // Without the blanks at which, and behind which, rows are broken.
    viewModel.cardPage?.lines.flatMap { $0.plainText.split(separator: " ") }.joined() ?? ""
  }

  private func selectedRow(_ viewModel: AppViewModel) -> Int? {
    guard case .card(let card) = viewModel.overlay else { return nil }
    return viewModel.cardPage?.selectedRow(of: card)
  }

  @Test(arguments: [40, 80, 120])
  func `no row of a card is wider than the card, whatever the log holds`(columns: Int) throws {
    let seed = SeededGenerator.fromEnvironment(default: 40).seed
    let log = RandomLog(count: 150, faultRate: 0.3, seed: seed)
    let hostile = try ScriptedReplica.hostile()
    let bytes = hostile.projection.graph.bytes
    let titles = bytes.withSpan { span in
      span.withUnsafeBufferPointer { Array($0) }.split(separator: 0x0A).map(Array.init)
    }
    var viewModel = try opened(log.lines + titles, columns: columns)
    let room = viewModel.cardPlace(rows: 10).columns - 4
    var shown = 0
    for _ in 0..<viewModel.activity.count {
      for command in [Command.openChange, .showSource, .back, .back, .showBlame] {
        _ = viewModel.perform(command)
        guard let page = viewModel.cardPage else { continue }
        shown += 1
        for line in page.lines where !line.isHeading {
          #expect(
            line.spans.reduce(0) { $0 + $1.columns } <= room, "seed \(seed): \(line.plainText)")
        }
      }
      _ = viewModel.perform(.back)
      _ = viewModel.perform(.moveDown)
    }
    #expect(viewModel.activity.count > titles.count && shown >= viewModel.activity.count)
  }

  @Test func `who set what leaves out what an undo repeated and nobody set`() throws {
    let replica = try ScriptedReplica()
    replica.add("Pay rent p4")
    var script = ScreenScript(replica)
    try script.press("cuB")
    #expect(script.viewModel.cardPage?.title == "Who set what · Pay rent")
    let page = text(script.viewModel)
    #expect(page.contains("priority") && !page.contains("points"))
  }

  @Test func `a node that is shown whole is not called cut, however many bytes it has`() throws {
    let replica = try ScriptedReplica()
    replica.add("Pay rent")
    try replica.describe("Pay rent", String(repeating: "字", count: 6_000))
    var script = ScreenScript(replica)
    try script.press("5vJ")
    #expect(text(script.viewModel).contains("\"version\":1}"))
    #expect(!text(script.viewModel).contains("andmore"))
  }

  @Test func `a device without a name is told by its id, its user above it`() throws {
    let replica = try ScriptedReplica()
    let other = try ScriptedReplica(device: "8d7fb5b6-73", seed: 9, isNamed: false)
    other.add("Pay rent tomorrow")
    replica.take(from: other)
    var script = ScreenScript(replica)
    try script.press("5v")
    let device = script.viewModel.cardPage?.lines.first { $0.plainText.contains("8d7fb5b6-73") }
    let words = device.map { $0.plainText.split(separator: " ") }
    #expect(words == ["device", "8d7fb5b6-73"])
  }

  @Test(arguments: [40, 60, 120])
  func `who set what tells who and when, however narrow the screen is`(columns: Int) throws {
    var script = ScreenScript(try .forked(), size: Size(columns: columns, rows: 24))
    try script.press("/renew<Enter>B")
    let rows = try #require(script.viewModel.cardPage).lines.map(\.plainText)
    let makers = rows.filter { $0.hasPrefix("  ") }
    #expect(makers.count * 2 == rows.count)
    for maker in makers {
      #expect(maker.contains("this device · ") || maker.contains("Ana on phone · "), "\(maker)")
      #expect(maker.contains(" ago"), "\(maker)")
    }
  }

  @Test func `a change that did a part of what is told of it says so`() throws {
    let replica = try ScriptedReplica()
    let task = try #require(replica.add("Pay rent tomorrow 9am"))
    let friday = try #require(Instant(rfc3339: "2026-11-27T09:00:00Z"))
    let words = "nodesthatdidthistogether"
    _ = try replica.run(.edit([task], TaskEdit(priority: 5)))
    _ = try replica.run(.undo)
    var script = ScreenScript(replica)
    try script.press("5v")
    #expect(text(script.viewModel).contains("undid:changedpriorityto5"))
    #expect(!text(script.viewModel).contains(words))
    _ = try replica.run(.edit([task], TaskEdit(title: "Pay taxes", due: .until(friday))))
    _ = try replica.run(.undo)
    script = ScreenScript(replica)
    try script.press("5v")
    #expect(text(script.viewModel).contains("undid:changedtitleto“Paytaxes”,movedto"))
    #expect(text(script.viewModel).contains(words))
  }

  @Test func `a change shown whole has all that its row tells, each part below its node`() throws {
    let replica = try ScriptedReplica()
    let task = try #require(replica.add("Pay rent tomorrow 9am"))
    func expect(_ deed: String, _ actions: String..., fields: [String]) throws {
      var script = ScreenScript(replica, size: Size(columns: 120, rows: 40))
      try script.press("5v")
      let page = text(script.viewModel)
      #expect(page.contains(deed) && page.contains("2nodesthatdidthistogether"))
      let nodes = replica.projection.graph.nodes
      for (place, action) in zip(nodes.indices.suffix(actions.count), actions) {
        #expect(page.contains(action + nodes[place].id.description))
      }
      let rows = script.viewModel.cardPage?.lines.map(\.plainText) ?? []
      for field in fields { #expect(rows.contains { $0.hasPrefix(field + " ") }) }
    }
    try expect("CREATEcreated,due", "CREATE", "CREATE_TODO", fields: ["title", "due"])
    let friday = try #require(Instant(rfc3339: "2026-11-27T09:00:00Z"))
    _ = try replica.run(.edit([task], TaskEdit(priority: 5, due: .until(friday))))
    let words = "UPDATEchangedpriorityto5,movedto"
    try expect(words, "UPDATE", "SNOOZE", fields: ["priority", "due"])
  }

  @Test func `who set what says who and when, however much was done at once`() throws {
    let replica = try ScriptedReplica()
    replica.add("Renew the car")
    let title = "Renew the car insurance before the end of the month"
    let task = try #require(replica.projection.tasks.first?.id)
    _ = try replica.run(.edit([task], TaskEdit(title: title, priority: 5, storyPoints: 8)))
    var script = ScreenScript(replica)
    try script.press("B")
    let rows = script.viewModel.cardPage?.lines.map(\.plainText) ?? []
    let told = rows.filter { $0.contains("changed title to “Ren") }
    #expect(told.count == 3)
    #expect(told.allSatisfy { $0.contains(" · this device · ") && !$0.hasSuffix("…") })
  }

  @Test func `who set what tells the todo that is open from those that were done`() throws {
    let replica = try ScriptedReplica()
    replica.add("Stretch every day")
    var script = ScreenScript(replica)
    try script.press("B")
    #expect(!text(script.viewModel).contains("olddue"))
    try script.press("<Esc>cB")
    let page = text(script.viewModel)
    #expect(page.contains("olddue") && page.contains("olddone"))
    let rows = script.viewModel.cardPage?.lines.map(\.plainText) ?? []
    #expect(rows.filter { $0.hasPrefix("due ") }.count == 1)
  }

  @Test func `the key for a node's JSON names itself where no change is open yet`() throws {
    var script = ScreenScript(try .sample())
    try script.press("BJ")
    #expect(
      script.viewModel.message?.text == "Enter opens a change, and there J shows its node")
    try script.press("<Enter>J")
    #expect(script.viewModel.cardPage?.title == "The node itself")
  }

  @Test(arguments: [(12, ""), (13, ""), (14, "+…and2linesmore")])
  func `of many new lines a dozen are shown, or all but none`(count: Int, rest: String) throws {
    let sketch = TaskSketch()
    let root = sketch.create()
    let lines = (1...count).map { "line\($0)" }.joined(separator: "\n")
    let update = sketch.update(root, ["description": .string(lines)])
    var viewModel = try opened([root.line, update.line], columns: 80)
    _ = viewModel.perform(.openChange)
    let page = text(viewModel)
    #expect(page.contains("+line12"))
    #expect(page.contains("+line13") == (count == 13))
    #expect(page.contains("linesmore") == !rest.isEmpty)
    #expect(rest.isEmpty || page.contains(rest))
  }

  @Test func `a change among very many lines is shown in time that grows with them`() throws {
    let growth = try Growth(from: 4_000, to: 64_000, within: 32, slack: 0.05) { count in
      let sketch = TaskSketch()
      let root = sketch.create()
      let blank = String(repeating: "\n", count: count)
      let first = sketch.update(root, ["description": .string(blank + "a")])
      let second = sketch.update(first, ["description": .string(blank + "b")])
      var viewModel = try opened([root.line, first.line, second.line], columns: 80)
      return ThreadTime.seconds {
        _ = viewModel.perform(.openChange)
        _ = viewModel.cardPage
      }
    }
    #expect(growth.isBounded, "\(growth)")
  }

  @Test func `a change without a signature says that nothing proves who wrote it`() throws {
    let node = TaskSketch().create().edited { $0["signature"] = nil }
    var viewModel = try opened([node.line], columns: 80)
    _ = viewModel.perform(.openChange)
    #expect(text(viewModel).contains("nothingproveswhowroteit"))
  }

  @Test func `what waits, what is pruned and what ends a branch say so`() throws {
    let sketch = TaskSketch()
    let create = sketch.create(wall: "2026-03-01T09:00:00.000Z")
    let lost = sketch.update(create)
    let waits = sketch.archive(lost)
    let delete = sketch.delete(create, wall: "2026-03-01T09:00:09.000Z")
    let pruned = sketch.update(delete, wall: "2026-03-01T09:00:10.000Z")
    var viewModel = try opened([create, waits, delete, pruned].map(\.line), columns: 120)
    var found: [String] = []
    for _ in 0..<4 {
      _ = viewModel.perform(.openChange)
      found.append(text(viewModel))
      _ = viewModel.perform(.back)
      _ = viewModel.perform(.moveDown)
    }
    #expect(found[0].contains("itbuildson\(delete.id)"))
    #expect(found[1].contains("thebranchthatendshereisdeleted"))
    #expect(found[2].contains("itwaitsfor\(lost.id)"))
    #expect(found[3].contains("itsbranchwasdeletedortakenback"))
  }

  @Test func `a card closes when a new log does not hold its change`() throws {
    var viewModel = try opened([TaskSketch().create().line], columns: 80)
    _ = viewModel.perform(.openChange)
    #expect(viewModel.context == .card)
    viewModel.absorb(
      Projection(replaying: ChangeLog(LogBytes([]))), at: try ScriptedReplica().dates)
    #expect(viewModel.context == .activity)
  }

  @Test func `one key leads to either end of a card, by its rows or by its changes`() throws {
    let replica = try ScriptedReplica.sample()
    try replica.describe("Stretch", String(repeating: "a long line of words to wrap ", count: 60))
    var script = ScreenScript(replica, size: Size(columns: 44, rows: 12))
    func scroll() -> Int {
      guard case .card(let card) = script.viewModel.overlay else { return -1 }
      return card.scroll
    }
    try script.press("5vG")
    #expect(scroll() > 1)
    try script.press("kg")
    #expect(scroll() == 0)
    try script.press("<Esc>B")
    let first = try #require(selectedRow(script.viewModel))
    try script.press("G")
    let last = try #require(selectedRow(script.viewModel))
    try script.press("j")
    #expect(selectedRow(script.viewModel) == last && last > first)
    try script.press("kg")
    #expect(selectedRow(script.viewModel) == first)
  }

  @Test func `what is selected stays within the changes that a card has left`() throws {
    let replica = try ScriptedReplica()
    replica.add("Stretch")
    let phone = try replica.fork(device: "phone", seed: 8)
    try phone.describe("Stretch", "slowly")
    var script = ScreenScript(phone)
    try script.press("BG")
    var viewModel = script.viewModel
    viewModel.absorb(replica.projection, at: replica.dates)
    let last = viewModel.cardPage?.lines.lastIndex { $0.node != nil }
    #expect(last != nil && selectedRow(viewModel) == last)
    #expect(viewModel.availability(of: .openChange).isAvailable)
  }

  @Test func `a card that help lay over while the window grew begins at a row that it has`() throws
  {
    let replica = try ScriptedReplica.sample()
    try replica.describe("Stretch", String(repeating: "a long line of words to wrap ", count: 60))
    var script = ScreenScript(replica, size: Size(columns: 44, rows: 12))
    try script.press("5vG<F1>")
    script.resize(columns: 120, rows: 40)
    try script.press("<Esc>")
    guard case .card(let card) = script.viewModel.overlay else {
      Issue.record("the card is gone")
      return
    }
    #expect(card.scroll < (script.viewModel.cardPage?.lines.count ?? 0))
    #expect(script.text.contains("Change"))
  }

  @Test(arguments: [(40, 20), (60, 40), (100, 68)])
  func `a long value has its row where it is told who set what, and a sign that there is more`(
    columns: Int, least: Int
  ) throws {
    let title =
      "Prepare the presentation for the board with all appendices and the risk register "
      + "that it asked for"
    let replica = try ScriptedReplica()
    try replica.add([TaskDraft(title: title)])
    var script = ScreenScript(replica, size: Size(columns: columns, rows: 20))
    try script.press("B")
    let row = try #require(script.text.split(separator: "\n").first { $0.contains("▸title") })
    #expect(row.contains("“" + title.prefix(least)) && row.contains("…"))
  }
}
